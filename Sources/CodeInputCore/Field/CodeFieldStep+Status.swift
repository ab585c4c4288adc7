// Completion, verification and verdicts.
extension CodeFieldStep {
    /// Submits the code, by Return, Done or the app; one that is long enough is complete, also if it was given before.
    mutating func submit() {
        let editor = field.editor
        if editor.lengthRange.count > 1 {
            // A code shorter than the longest is complete when the user submits it.
            guard takesInput else {
                if outcome.effects.isEmpty { outcome.result = .held }
                return
            }
            // The keyboard stays.
            guard editor.isComplete else { return report(.tooShort) }
        }
        send(.submitted)
        if editor.isComplete, takesInput, field.status != .accepted { complete() }
        outcome.add(.endEditing(nil))
    }

    /// Takes a complete code: a rule rejects it, or the app hears of it and the verifier is asked.
    mutating func complete() {
        field.flags.mayRepeat = false
        if let violation = brokenRule {
            setStatus(.rejected)
            return showRejection(.violation(violation))
        }
        // The code that was rejected is on its way again.
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
        guard !configuration.rules.isEmpty else { return nil }
        let code = field.editor.code
        return configuration.rules.lazy.compactMap { $0.check(code) }.first
    }

    /// Whether the next edit by the user begins a new code, because the current one was rejected.
    var startsOver: Bool {
        field.status == .rejected && configuration.rejectionPolicy == .startOver && field.flags.isRejected
            && !field.editor.isEmpty
    }

    // MARK: - Statuses

    mutating func show(_ status: CodeStatus, message: String?) {
        // A verdict by the app replaces the one that the verifier was asked for.
        if status != .verifying { outcome.cancel(&field.verification) }
        outcome.cancel(&field.startOver)
        setStatus(status)
        switch status {
        case .editing: break
        case .verifying: outcome.add(.speak(.verifying, field.statusToken))
        case .accepted:
            field.flags.mayRepeat = false
            outcome.add(.feedback(isSuccess: true, field.statusToken))
            outcome.add(.speak(.accepted(message), field.statusToken))
        case .rejected: showRejection(.rejected(message))
        }
    }

    private mutating func showRejection(_ speech: CodeSpeech) {
        (field.flags.isRejected, field.flags.mayRepeat) = (true, true)
        let token = field.makeToken()
        field.startOver = token
        outcome.add(.feedback(isSuccess: false, field.statusToken))
        outcome.add(.speak(speech, field.statusToken))
        outcome.add(.rejection(field.statusToken))
        outcome.add(.wait(token, CodeField.rejectionTime))
    }

    mutating func setStatus(_ status: CodeStatus) {
        field.statusToken = field.makeToken()
        field.status = status
        outcome.add(.event(.statusChanged(status), field.statusToken))
    }

    // MARK: - Answers

    mutating func apply(_ answer: CodeFieldInput.Answer) {
        switch answer {
        case .verdict(let verdict, let token) where token == field.verification:
            field.verification = nil
            switch verdict {
            case .accepted: show(.accepted, message: nil)
            case .rejected(let message): show(.rejected, message: message)
            }
        case .failure(let error, let token) where token == field.verification:
            field.verification = nil
            field.flags.mayRepeat = true
            setStatus(.editing)
            send(.verificationFailed(error))
        case .timer(let token) where token == field.unmasking?.token: field.unmasking = nil
        case .timer(let token) where token == field.startOver:
            field.startOver = nil
            if startsOver { editByApp { $0.clear() } }
        case .verdict, .failure, .timer: ignore()
        }
    }

    /// Cancels a verification: the code is gone, or the verifier.
    mutating func cancelVerification() {
        guard field.verification != nil else { return }
        outcome.cancel(&field.verification)
        setStatus(.editing)
    }

    /// Forgets a secret, after a verification if there is one: else the app may not learn what became of a payment.
    mutating func forget() {
        guard configuration.isSecure, field.editor.shownCount > 0 else { return ignore() }
        field.flags.isForgotten = true
    }

    /// Forgets a code that must go, unless it is being verified; the app still hears of a verdict of this step.
    mutating func forgetJudgedCode() {
        guard field.flags.isForgotten, field.status != .verifying else { return }
        field.editor.clear()
        endWaits()
        outcome.add(.replaced(field.codeToken))
    }
}
