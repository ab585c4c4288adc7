// Verification and verdicts.
extension CodeField {
    /// The time from a rejection until the field clears itself: 0.5 seconds, the length of the shake.
    public static let rejectionTime = Duration.milliseconds(500)

    mutating func show(_ newStatus: CodeStatus, message: String?, _ step: inout Step) {
        // A verdict by the app replaces the one that the verifier was asked for.
        if newStatus != .verifying { endVerification(&step) }
        endStartOver(&step)
        setStatus(newStatus, &step)
        switch newStatus {
        case .editing: break
        case .verifying: step.add(.speak(.verifying, statusToken))
        case .accepted:
            step.add(.feedback(isSuccess: true, statusToken))
            step.add(.speak(.accepted(message), statusToken))
        case .rejected: showRejection(.rejected(message), &step)
        }
    }

    mutating func showRejection(_ speech: CodeSpeech, _ step: inout Step) {
        rejectedCode = codeToken
        let token = makeToken()
        startOver = token
        step.add(.feedback(isSuccess: false, statusToken))
        step.add(.speak(speech, statusToken))
        step.add(.shake(statusToken))
        step.add(.wait(token, Self.rejectionTime))
    }

    mutating func setStatus(_ newStatus: CodeStatus, _ step: inout Step) {
        statusToken = makeToken()
        guard newStatus != status else { return }
        status = newStatus
        step.add(.statusChanged(newStatus, statusToken))
    }

    // MARK: - Verification

    /// Asks the verifier, unless the app has changed the code or set a verdict itself.
    mutating func verify(_ token: CodeToken, _ step: inout Step) {
        guard token == codeToken, hasVerifier, editor.isLongEnough, status != .accepted, status != .rejected else {
            return ignore(&step)
        }
        endVerification(&step)
        let asked = makeToken()
        verification = asked
        step.add(.verify(asked))
        show(.verifying, message: nil, &step)
    }

    mutating func take(_ verdict: CodeVerdict, _ token: CodeToken, _ step: inout Step) {
        guard token == verification else { return ignore(&step) }
        verification = nil
        switch verdict {
        case .accepted: show(.accepted, message: nil, &step)
        case .rejected(let message): show(.rejected, message: message, &step)
        }
    }

    mutating func take(_ error: any Error, _ token: CodeToken, _ step: inout Step) {
        guard token == verification else { return ignore(&step) }
        verification = nil
        setStatus(.editing, &step)
        step.add(.verificationFailed(error))
    }

    /// Cancels the verification of a code that is gone.
    mutating func cancelVerification(_ step: inout Step) {
        guard verification != nil else { return }
        endVerification(&step)
        if status == .verifying { setStatus(.editing, &step) }
    }

    mutating func endVerification(_ step: inout Step) {
        guard let verification else { return }
        step.add(.cancel(verification))
        self.verification = nil
    }

    // MARK: - Waits

    mutating func endWait(_ token: CodeToken, _ step: inout Step) {
        if token == unmasking?.token {
            unmasking = nil
        } else if token == startOver {
            startOver = nil
            if startsOver { editByApp(&step) { $0.clear() } }
        } else {
            ignore(&step)
        }
    }

    mutating func endUnmasking(_ step: inout Step) {
        guard let unmasking else { return }
        step.add(.cancel(unmasking.token))
        self.unmasking = nil
    }

    mutating func endStartOver(_ step: inout Step) {
        guard let startOver else { return }
        step.add(.cancel(startOver))
        self.startOver = nil
    }

    func ignore(_ step: inout Step) { step.outcome.result = .ignored }
}
