// Completion, verification and verdicts.
extension CodeField {
    /// Submits the code: by Return, Done or the app.
    ///
    /// A code that is long enough is complete, also if it was given before.
    mutating func submit(_ outcome: inout CodeFieldOutcome, _ expectation: SystemExpectation = .nothing) {
        let hasRange = editor.minimumLength < editor.length
        if hasRange {
            // A code shorter than the longest is complete when the user submits it.
            guard takesInput else {
                if outcome.effects.isEmpty { outcome.result = .held }
                return
            }
            guard editor.isLongEnough else {
                // The keyboard stays, and must learn that there is no line break.
                if case .text = expectation { outcome.announce(.text) }
                return report(.tooShort, &outcome)
            }
        }
        tell(.submitted, &outcome)
        if editor.isLongEnough, takesInput, status != .accepted { complete(&outcome) }
        outcome.add(.endEditing(nil))
    }

    /// Takes a complete code: a rule rejects it, or the app hears of it and the verifier is asked.
    mutating func complete(_ outcome: inout CodeFieldOutcome) {
        retryableCode = nil
        if let violation = brokenRule {
            setStatus(.rejected, &outcome)
            return showRejection(.violation(violation), &outcome)
        }
        // The code that was rejected is on its way again.
        if status == .rejected { show(.editing, message: nil, &outcome) }
        tell(.completed, &outcome)
        if configuration.resignsOnCompletion { outcome.add(.endEditing(codeToken)) }
        guard configuration.hasVerifier else { return }
        let asked = makeToken()
        verification = asked
        show(.verifying, message: nil, &outcome)
        outcome.add(.verify(asked))
    }

    private var brokenRule: CodeRuleViolation? {
        guard !configuration.rules.isEmpty else { return nil }
        let code = editor.code
        return configuration.rules.lazy.compactMap { $0.check(code) }.first
    }

    // MARK: - Statuses

    mutating func show(_ newStatus: CodeStatus, message: String?, _ outcome: inout CodeFieldOutcome) {
        // A verdict by the app replaces the one that the verifier was asked for.
        if newStatus != .verifying { endVerification(&outcome) }
        endStartOver(&outcome)
        setStatus(newStatus, &outcome)
        switch newStatus {
        case .editing: break
        case .verifying: outcome.add(.speak(.verifying, statusToken))
        case .accepted:
            retryableCode = nil
            outcome.add(.feedback(isSuccess: true, statusToken))
            outcome.add(.speak(.accepted(message), statusToken))
        case .rejected: showRejection(.rejected(message), &outcome)
        }
    }

    private mutating func showRejection(_ speech: CodeSpeech, _ outcome: inout CodeFieldOutcome) {
        rejectedCode = codeToken
        retryableCode = codeToken
        let token = makeToken()
        startOver = token
        outcome.add(.feedback(isSuccess: false, statusToken))
        outcome.add(.speak(speech, statusToken))
        outcome.add(.rejection(statusToken))
        outcome.add(.wait(token, Self.rejectionTime))
    }

    mutating func setStatus(_ newStatus: CodeStatus, _ outcome: inout CodeFieldOutcome) {
        statusToken = makeToken()
        status = newStatus
        outcome.add(.event(.statusChanged(newStatus), statusToken))
    }

    // MARK: - Verification

    mutating func take(_ verdict: CodeVerdict, _ token: CodeToken, _ outcome: inout CodeFieldOutcome) {
        guard token == verification else { return ignore(&outcome) }
        verification = nil
        switch verdict {
        case .accepted: show(.accepted, message: nil, &outcome)
        case .rejected(let message): show(.rejected, message: message, &outcome)
        }
    }

    mutating func take(_ error: any Error, _ token: CodeToken, _ outcome: inout CodeFieldOutcome) {
        guard token == verification else { return ignore(&outcome) }
        verification = nil
        retryableCode = codeToken
        setStatus(.editing, &outcome)
        tell(.verificationFailed(error), &outcome)
    }

    /// Cancels the verification of a code that is gone.
    mutating func cancelVerification(_ outcome: inout CodeFieldOutcome) {
        guard verification != nil else { return }
        endVerification(&outcome)
        setStatus(.editing, &outcome)
    }

    private mutating func endVerification(_ outcome: inout CodeFieldOutcome) {
        guard let verification else { return }
        outcome.add(.cancel(verification))
        self.verification = nil
    }

    // MARK: - Forgetting

    /// Forgets a secret.
    ///
    /// A verification goes on: the app may not learn otherwise what became of a payment. The field forgets its code afterwards.
    mutating func forget(_ outcome: inout CodeFieldOutcome) {
        guard configuration.isSecure, editor.shownCount > 0 else { return ignore(&outcome) }
        forgottenCode = codeToken
    }

    // MARK: - Waits

    mutating func endWait(_ token: CodeToken, _ outcome: inout CodeFieldOutcome) {
        if token == unmasking?.token {
            unmasking = nil
        } else if token == startOver {
            startOver = nil
            if startsOver { finishByApp(since: editor, editor.clear(), &outcome) }
        } else {
            ignore(&outcome)
        }
    }

    mutating func endUnmasking(_ outcome: inout CodeFieldOutcome) {
        guard let unmasking else { return }
        outcome.add(.cancel(unmasking.token))
        self.unmasking = nil
    }

    mutating func endStartOver(_ outcome: inout CodeFieldOutcome) {
        guard let startOver else { return }
        outcome.add(.cancel(startOver))
        self.startOver = nil
    }
}
