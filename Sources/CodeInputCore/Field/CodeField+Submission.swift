// What Return, Done or a full field leads to.
extension CodeField {
    /// Submits the code: by Return, Done or the app.
    mutating func submit(_ step: inout Step) {
        guard editor.composition == nil else {
            step.outcome.effects = [.next(.unmark(isRequested: false)), .next(.submit)]
            return
        }
        if editor.minimumLength < editor.length {
            // A code shorter than the longest is complete when the user submits it.
            guard takesInput else {
                step.outcome.result = .held
                return
            }
            guard editor.isLongEnough else {
                step.outcome.result = .refused(.tooShort)
                step.add(.refused(.tooShort))
                return
            }
            step.outcome.effects = [.submitted, .next(.complete(codeToken)), .endEditing(nil)]
            return
        }
        step.outcome.effects = [.submitted, .endEditing(nil)]
    }

    /// Checks the rules, once the app knows of the complete code and has not changed it.
    mutating func complete(_ token: CodeToken, _ step: inout Step) {
        guard token == codeToken, editor.isLongEnough else { return ignore(&step) }
        if let violation = brokenRule {
            endVerification(&step)
            setStatus(.rejected, &step)
            showRejection(.violation(violation), &step)
            return
        }
        step.add(.completed(codeToken))
        if resignsOnCompletion { step.add(.endEditing(codeToken)) }
        if hasVerifier { step.add(.next(.verify(codeToken))) }
    }

    private var brokenRule: CodeRuleViolation? {
        guard !rules.isEmpty else { return nil }
        let code = editor.code
        return rules.lazy.compactMap { $0.check(code) }.first
    }
}
