/// A code field without a view: one value that makes every decision.
///
/// A host applies an input to a copy, asks the app, keeps the copy, and carries out each effect that is due.
package struct CodeField: Sendable, Reflectable {
    package internal(set) var editor: CodeEditor, status = CodeStatus.editing, isFocused = false

    // Identify the current code and status. An effect about an earlier one is not due.
    var codeToken = CodeToken(number: 0)
    var statusToken = CodeToken(number: 0)
    // The code was submitted, with no rejection, failure or status by the app since: Return, AutoFill and a paste of
    // the same code do not submit it again.
    var isSubmitted = false
    // The field forgets the code when its verification ends.
    var willBeForgotten = false
    // The last status that the app was told. Statuses that didn't last are not reported.
    var toldStatus = CodeStatus.editing
    // The verdict that closures hear of now, and the one whose code the field has cleared.
    var verdictBeingTold: CodeToken?
    var tokenOfClearedCode: CodeToken?
    // The last words for a verdict.
    var speechToken = CodeToken(number: 0)
    // What the field waits for: a verdict, the end of a rejection, and the end of delayed masking: the cell that still
    // shows its character, until the masking changes.
    var verification: CodeToken?
    var rejectionWait: CodeToken?
    var unmasking: (cell: Int, token: CodeToken, maskingChanges: Int)?
    // The selection before the keyboard changed it in this turn of the run loop, which `CodeFieldInput.App.endTurn`
    // ends: it selects a character to delete it.
    // To see it, log `selectedTextRange` while you hold the Delete key.
    package internal(set) var selectionBefore: Range<Int>?
    private var lastToken: UInt64 = 0

    package init(_ editor: CodeEditor, isFocused: Bool = false, status: CodeStatus = .editing) {
        (self.editor, self.isFocused, self.status) = (editor, isFocused, status)
    }

    mutating func makeToken() -> CodeToken {
        lastToken &+= 1
        return CodeToken(number: lastToken)
    }

    // MARK: - Steps

    /// Applies an input in one step; the closure is what the app makes of a user's text before the field reads it.
    @discardableResult package mutating func apply(
        _ input: CodeFieldInput, with configuration: Configuration, preparing prepare: ((String) -> String)? = nil
    ) -> CodeFieldOutcome {
        var step = CodeFieldStep(self, configuration, prepare)
        step.apply(input)
        return finish(step)
    }

    /// Refuses an input that asks the app: no edit is made, and marked text that the input would have committed goes.
    ///
    /// The rest of the input is done: a tap moves the selection. The app hears of a reason; its own veto has none.
    package mutating func refuse(
        _ input: CodeFieldInput, because reason: CodeInvalidInput? = nil, with configuration: Configuration
    ) -> CodeFieldOutcome {
        var step = CodeFieldStep(self, configuration)
        step.refuse(input, because: reason)
        return finish(step)
    }

    private mutating func finish(_ step: consuming CodeFieldStep) -> CodeFieldOutcome {
        step.outcome.isChange = step.field.differs(from: self)
        // An assignment would copy it.
        swap(&self, &step.field)
        return step.outcome
    }

    // A new status, code or wait has a token of its own.
    private func differs(from other: CodeField) -> Bool {
        lastToken != other.lastToken || rejectionWait != other.rejectionWait
            || unmasking?.token != other.unmasking?.token || tokenOfClearedCode != other.tokenOfClearedCode
            || isFocused != other.isFocused || isSubmitted != other.isSubmitted
            || willBeForgotten != other.willBeForgotten
            || !editor.isEqual(to: other.editor)
    }

    /// Whether the user may change the code, or at least the selection.
    package func takesInput(with configuration: Configuration, isSelection: Bool = false) -> Bool {
        configuration.isEnabled && status != .verifying && (isSelection || configuration.isEditable)
    }

    // MARK: - Effects

    /// Whether to carry out an effect now: an earlier one may have called the app, which may have changed the field.
    ///
    /// After true for an event, tell the app, and call ``end(_:)``.
    package mutating func begin(_ effect: CodeFieldEffect) -> Bool {
        switch effect {
        case .event(.statusChanged(let status), let token):
            guard status != toldStatus, token == statusToken else { return false }
            toldStatus = status
            verdictBeingTold = status.isVerdict ? statusToken : nil
            return true
        // A code that a closure has rejected before is not complete.
        case .event(.completed, let token): return isTrue(.completed, token) && status != .rejected
        case .event(let event, let token): return isTrue(event, token)
        case .replaced(let token): return token == codeToken
        case .speak(_, let token, _): return token == speechToken
        case .feedback(_, let token): return token == statusToken
        case .endEditing(let token): return token == nil || token == codeToken
        case .verify(let token): return token == verification
        case .wait(let token, _): return token == rejectionWait || token == unmasking?.token
        case .cancel, .insertion, .removal: return true
        }
    }

    /// Whether an event is still true, before each later listener; one of the host's own has no token.
    package func isTrue(_ event: CodeInputEvent, _ token: CodeToken?) -> Bool {
        switch event {
        case .began: isFocused
        case .ended: !isFocused
        case .changed: token == codeToken
        case .completed: token == codeToken && editor.isComplete
        case .statusChanged: token == statusToken
        case .invalidInput, .submitted, .verificationFailed: true
        }
    }

    /// Notes that everyone has heard of an event.
    package mutating func end(_ event: CodeInputEvent) { if case .statusChanged = event { verdictBeingTold = nil } }
}

extension CodeField {
    /// What the app and the host set, and a step only reads.
    package struct Configuration: Sendable {
        /// What filled cells show; nil masks a secure field and no other.
        package var masking: CodeMasking? { didSet { if masking != oldValue { maskingChanges += 1 } } }
        package var isSecure = false { didSet { if isSecure != oldValue { maskingChanges += 1 } } }
        package var isRevealed = false { didSet { if isRevealed != oldValue { maskingChanges += 1 } } }
        /// Whether others may see the screen: it is recorded, mirrored, or shown in the app switcher.
        package var isScreenShared = false
        package var isEnabled = true
        /// Whether the user can change the code, and not only select it.
        package var isEditable = true
        /// The hints in empty cells: a character for each position, or one character for every cell.
        private(set) var hints: [Character] = []
        package var overflow = CodeOverflow.refuse, rejectionPolicy = CodeRejectionPolicy.startOver
        /// What finds the code in prose; in a secure field, nothing does.
        package var reader = CodeReader.plain
        #if !hasFeature(Embedded)
        // Embedded Swift has no `any`.
        package var rules: [any CodeRule] = []
        #endif
        package var hasVerifier = false, resignsOnCompletion = false
        /// Whether the last character of a code submits it.
        package var submitsWhenComplete = true
        /// The number of changes to the masking; each also masks the character that was typed last.
        private(set) var maskingChanges = 0

        package init() {}

        package mutating func setPlaceholder(_ text: String) {
            hints = Array(text.prefix(CodeReader.lengths.upperBound))
        }
    }
}
