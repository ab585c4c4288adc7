/// A code field without a view: one value that makes every decision.
///
/// Whatever happens to a field is a ``CodeFieldInput``. ``apply(_:with:preparing:)`` is one step: it returns what became of
/// the input, what the text system must learn, and each ``CodeFieldEffect`` that the host must carry out. A host applies
/// an input to a copy, asks the app, and keeps the copy.
///
/// ```swift
/// var configuration = CodeField.Configuration()
/// configuration.isSecure = true
/// var field = CodeField(length: 4)
/// _ = field.apply(.edit(.insert("482")), with: configuration)
/// for effect in field.apply(.edit(.insert("9")), with: configuration).effects where field.isDue(effect) {
///     print(effect)       // insertion(3..<4), changed, completed
/// }
/// ```
package struct CodeField: Sendable {
    /// The code, the selection and the marked text.
    package internal(set) var editor: CodeEditor

    /// The verification status of the code.
    package internal(set) var status = CodeStatus.editing

    /// Whether the keyboard types into this field.
    package internal(set) var isFocused = false

    /// What is true of the current code only.
    struct CodeFlags {
        /// The code was rejected: the next edit by the user starts over.
        var isRejected = false
        /// The code was rejected, or its verification failed: the user may give it again.
        var mayRepeat = false
        /// The field forgets the code when its verification ends.
        var isForgotten = false
    }

    // Identify the current code and status. An effect about an earlier one is not due.
    var codeToken = CodeToken(number: 0) { didSet { flags = CodeFlags() } }
    var statusToken = CodeToken(number: 0)
    var flags = CodeFlags()
    // The last status that the app was told. Statuses that didn't last are not reported.
    var sentStatus = CodeStatus.editing
    // What the field waits for: a verdict, the end of a rejection, the end of delayed masking.
    var verification: CodeToken?
    var startOver: CodeToken?
    var unmasking: Unmasking?
    var turn = SystemTurn()
    private var lastToken: UInt64 = 0

    /// With delayed masking, the cell that still shows its character.
    struct Unmasking {
        let cell: Int
        let token: CodeToken
        /// The masking that it is an exception of.
        let maskings: Int
    }

    /// Creates an empty field for codes of a range of lengths, clamped to 1...64.
    package init(length lengths: ClosedRange<Int>, alphabet: CodeAlphabet = .digits) {
        editor = CodeEditor(length: lengths, alphabet: alphabet)
    }

    /// Creates an empty field of a number of cells, clamped to 1...64.
    package init(length: Int, alphabet: CodeAlphabet = .digits) {
        self.init(length: length...length, alphabet: alphabet)
    }

    /// Creates a field with an editor.
    package init(_ editor: CodeEditor, isFocused: Bool = false, status: CodeStatus = .editing) {
        (self.editor, self.isFocused, self.status) = (editor, isFocused, status)
    }

    mutating func makeToken() -> CodeToken {
        lastToken &+= 1
        return CodeToken(number: lastToken)
    }

    // MARK: - Steps

    /// The time that a rejected code stays before the field clears itself: 0.5 seconds, a little longer than the shake of
    /// the built-in styles.
    package static let rejectionTime = Duration.milliseconds(500)

    /// Applies an input: one step, whatever it leads to.
    ///
    /// - Parameters:
    ///   - input: What happened to the field.
    ///   - configuration: What the app and the host have set.
    ///   - prepare: What the app makes of a text by the user before the field reads it.
    /// - Returns: What became of the input, the announcement to the text system, and the effects to carry out.
    @discardableResult
    package mutating func apply(
        _ input: CodeFieldInput, with configuration: Configuration,
        preparing prepare: @escaping (String) -> String = { $0 }
    ) -> CodeFieldOutcome {
        if case .app(.endTurn) = input {
            turn = SystemTurn()
            return CodeFieldOutcome()
        }
        var step = CodeFieldStep(self, configuration, prepare)
        step.apply(input)
        self = step.field
        return step.outcome
    }

    /// Refuses an input that asks the app: the edit is not made, and marked text that the input would have committed goes.
    ///
    /// The rest of the input is done: a tap moves the selection.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - result: `vetoed`, of which nobody hears, or `invalid` with a reason.
    ///   - configuration: What the app and the host have set.
    /// - Returns: The outcome in place of the input's own.
    package mutating func refuse(
        _ input: CodeFieldInput, as result: CodeFieldOutcome.Result, with configuration: Configuration
    ) -> CodeFieldOutcome {
        var step = CodeFieldStep(self, configuration, { $0 })
        step.refuse(input, as: result)
        self = step.field
        return step.outcome
    }

    /// Whether calls of this turn change what the next call means, until `CodeFieldInput.App.endTurn`.
    package var isInTurn: Bool { turn != SystemTurn() }

    /// Whether the user can edit now.
    package func takesInput(with configuration: Configuration) -> Bool {
        takesSelection(with: configuration) && configuration.isEditable
    }

    /// Whether the user can select now.
    package func takesSelection(with configuration: Configuration) -> Bool {
        configuration.isEnabled && status != .verifying
    }

    // MARK: - Effects

    /// Whether an effect still applies.
    ///
    /// Ask before each effect: an earlier effect may have called the app, and the app may have changed the field.
    package func isDue(_ effect: CodeFieldEffect) -> Bool {
        switch effect {
        case .event(.statusChanged(let status), let token): status != sentStatus && token == statusToken
        case .event(let event, let token): isTrue(event, token)
        case .replaced(let token): token == codeToken
        case .speak(_, let token), .feedback(_, let token), .rejection(let token): token == statusToken
        case .endEditing(let token): token == nil || token == codeToken
        case .verify(let token): token == verification
        case .wait(let token, _): token == startOver || token == unmasking?.token
        case .cancel, .insertion, .removal: true
        }
    }

    /// Whether an event is still true.
    ///
    /// Check before each later listener.
    package func isTrue(_ event: CodeInputEvent, _ token: CodeToken) -> Bool {
        switch event {
        case .began: isFocused
        case .ended: !isFocused
        case .changed: token == codeToken
        case .completed: token == codeToken && editor.isComplete
        case .statusChanged: token == statusToken
        case .invalidInput, .submitted, .verificationFailed: true
        }
    }

    /// Remembers what the app hears now.
    package mutating func willSend(_ event: CodeInputEvent) {
        if case .statusChanged(let status) = event { sentStatus = status }
    }
}

extension CodeField: RedactedDescription {
    /// The number of filled cells and the status, never a character.
    package var redacted: String { "CodeField(\(editor.count) of \(editor.length), \(status))" }
}

extension CodeField {
    /// What the app and the host set, and a step only reads.
    package struct Configuration: Sendable {
        /// What filled cells show; nil masks a secure field and no other.
        package var masking: CodeMasking? { didSet { if masking != oldValue { maskings += 1 } } }
        /// Whether the code is a secret, as with secure text entry.
        package var isSecure = false { didSet { if isSecure != oldValue { maskings += 1 } } }
        /// Whether the user reveals the masked characters, as with an eye button.
        package var isRevealed = false { didSet { if isRevealed != oldValue { maskings += 1 } } }
        /// Whether others may see the screen: it is recorded, mirrored, or shown in the app switcher.
        package var isScreenShared = false
        /// Whether the field takes input by the user.
        package var isEnabled = true
        /// Whether the user can change the code.
        ///
        /// If false, the user can still select it.
        package var isEditable = true
        /// The hints in empty cells: a character for each position, or one character for every cell.
        package var placeholder = ""
        /// What typing into a full field does.
        package var overflow = CodeOverflow.refuse
        /// The domains whose codes the field takes; none takes all.
        ///
        /// See ``CodeEditor/domains``.
        package var domains: [String] = []
        /// The rules for a complete code, checked in order.
        package var rules: [any CodeRule] = []
        /// Whether a complete code is verified.
        package var hasVerifier = false
        /// What happens to a rejected code.
        package var rejectionPolicy = CodeRejectionPolicy.startOver
        /// Whether a complete code ends editing.
        package var resignsOnCompletion = false
        /// How often the masking has changed, which masks the character typed last too.
        private(set) var maskings = 0

        /// Creates the configuration of an open field.
        package init() {}

        /// What filled cells show now.
        ///
        /// A secure field is masked while others may see the screen, whatever the app and the user want.
        package var effectiveMasking: CodeMasking {
            if isSecure, isScreenShared { return .immediate }
            if isRevealed { return .none }
            return masking ?? (isSecure ? .immediate : .none)
        }

        /// Whether nobody but the app may read the characters: what the eye may not see, no system service reads.
        package var hidesText: Bool { isSecure || effectiveMasking != .none }
    }
}
