// Completion, verification and verdicts.
extension CodeFieldStep {
    /// Submits the code for Return, Done or the app; one that is long enough is complete.
    ///
    /// Return does not complete a code again, unless its verification has ended without a verdict, or the app has set a
    /// status since. A rejected code that stays is completed again, one that is about to go is not.
    mutating func submit(byReturn: Bool = false) {
        let editor = field.editor
        guard takesInput else { return ignore() }
        // A code shorter than the longest is complete when the user submits it. The keyboard stays for a longer one.
        if editor.lengthRange.count > 1, !editor.isComplete { return report(.tooShort) }
        send(.submitted)
        let isAgain = byReturn && (field.isSubmitted || startsOver)
        if editor.isComplete, field.status != .accepted, !isAgain { complete() }
        outcome.add(.endEditing(nil))
    }

    /// Takes a complete code: a rule rejects it, or the app hears of it and the verifier is asked.
    mutating func complete() {
        guard !hasCompleted else { return }
        (hasCompleted, field.isSubmitted) = (true, true)
        if let violation = brokenRule {
            setStatus(.rejected)
            return showRejection(.violation(violation))
        }
        // A rejected code is submitted again, and its verdict goes.
        if field.status == .rejected { show(.editing, message: nil) }
        send(.completed)
        if configuration.resignsOnCompletion { outcome.add(.endEditing(field.codeToken)) }
        guard configuration.hasVerifier else { return }
        let asked = field.makeToken()
        field.verification = asked
        show(.verifying, message: nil)
        outcome.add(.verify(asked))
    }

    private var brokenRule: CodeRuleViolation? {
        #if hasFeature(Embedded)
        return nil
        #else
        guard !configuration.rules.isEmpty else { return nil }
        let code = field.editor.code
        // Not a lazy map, which asks the rule that the code breaks once more.
        for rule in configuration.rules { if let violation = rule.check(code) { return violation } }
        return nil
        #endif
    }

    /// Whether the next edit by the user begins a new code, because the current one was rejected.
    var startsOver: Bool { isRejected && configuration.rejectionPolicy == .startOver }

    /// Whether the next text replaces the code: also a full one that the user may correct, with the caret at its end.
    var startsOverWithText: Bool { startsOver || isRejected && field.editor.isFull && field.editor.selection.isEmpty }

    private var isRejected: Bool { field.status == .rejected && !field.editor.isEmpty }

    // MARK: - Statuses

    mutating func show(_ status: CodeStatus, message: String?) {
        // Other words for the verdict that the app knows of.
        if status.isVerdict, status == field.status, status == field.toldStatus {
            field.speechToken = field.makeToken()
            let speech: CodeSpeech = status == .accepted ? .accepted(message) : .rejected(message)
            return outcome.add(.speak(speech, field.speechToken, isReworded: true))
        }
        // A verdict by the app replaces the one that the verifier was asked for.
        if status != .verifying { outcome.cancel(&field.verification) }
        outcome.cancel(&field.rejectionWait)
        setStatus(status)
        switch status {
        case .editing: break
        case .verifying: outcome.add(.speak(.verifying, field.speechToken))
        case .accepted:
            outcome.add(.feedback(isSuccess: true, field.statusToken))
            outcome.add(.speak(.accepted(message), field.speechToken))
        case .rejected: showRejection(.rejected(message))
        }
    }

    private mutating func showRejection(_ speech: CodeSpeech) {
        field.isSubmitted = false
        let token = field.makeToken()
        field.rejectionWait = token
        outcome.add(.feedback(isSuccess: false, field.statusToken))
        outcome.add(.speak(speech, field.speechToken))
        // As long as the style takes to show it: `CodeMotion.rejectedCodeDuration`.
        outcome.add(.wait(token, nil))
    }

    @inline(never) mutating func setStatus(_ status: CodeStatus) {
        field.statusToken = field.makeToken()
        (field.status, field.speechToken) = (status, field.statusToken)
        outcome.add(.event(.statusChanged(status), field.statusToken))
    }

    // MARK: - Answers

    mutating func end(with answer: CodeFieldInput) {
        switch answer {
        case .verdict(let verdict, let token) where token == field.verification:
            field.verification = nil
            show(verdict.status, message: verdict.message)
        case .failure(let error, let token) where token == field.verification:
            field.verification = nil
            field.isSubmitted = false
            setStatus(.editing)
            // Cleared first: in `onChange`, apps remove their message, and the one about the failure has to stay.
            if field.willBeForgotten { clearJudgedCode() }
            send(.verificationFailed(error))
        case .timer(let token) where token == field.unmasking?.token: field.unmasking = nil
        case .timer(let token) where token == field.rejectionWait:
            field.rejectionWait = nil
            // Of an empty code, only the words stay.
            if startsOver || field.editor.shown.count == 0 { clearJudgedCode() }
        default: break
        }
    }

    /// Cancels a verification: the code is gone, or the verifier.
    mutating func cancelVerification() {
        guard field.verification != nil else { return }
        field.isSubmitted = false
        outcome.cancel(&field.verification)
        setStatus(.editing)
    }

    /// Clears the code as the field itself does: the app hears of the change, and a verdict and its words stay.
    @inline(never) mutating func clearJudgedCode() {
        if field.status.isVerdict { field.tokenOfClearedCode = field.statusToken }
        guard field.editor.shown.count > 0 else { return }
        let changesCode = field.editor.clear().changesCode
        endWaits()
        if changesCode { send(.changed) }
    }
}
