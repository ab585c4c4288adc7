/// A code field without a view: one value that makes every decision.
///
/// Whatever happens to a field is a ``CodeFieldInput``. ``apply(_:preparing:)`` is one step: it returns what became of
/// the input, what the text system must learn, and each ``CodeFieldEffect`` that the host must carry out. A host applies
/// an input to a copy, asks the app, and keeps the copy.
///
/// ```swift
/// var field = CodeField(length: 4)
/// field.configuration.isSecure = true
/// _ = field.apply(.insert("482"))
/// for effect in field.apply(.insert("9")).effects where field.isDue(effect) {
///     print(effect)       // insertion(3..<4), changed(4), completed(4)
/// }
/// ```
package struct CodeField: Sendable {
    /// What the app and the host set.
    ///
    /// It changes no character of the code.
    package struct Configuration: Sendable {
        /// What filled cells show; nil masks a secure field and no other.
        package var masking: CodeMasking?
        /// Whether the code is a secret, as with secure text entry.
        package var isSecure = false
        /// Whether the user reveals the masked characters, as with an eye button.
        package var isRevealed = false
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
    }

    package var configuration = Configuration() { didSet { configurationDidChange(from: oldValue) } }

    /// The code, the selection and the marked text.
    package internal(set) var editor: CodeEditor

    /// The verification status of the code.
    package internal(set) var status = CodeStatus.editing

    /// Whether the keyboard types into this field.
    package internal(set) var isFocused = false

    // The last status that the app was told. A status that came and went in between is no news.
    var toldStatus = CodeStatus.editing
    var lastToken: UInt64 = 0
    // The current code and status. An effect about an earlier one is not due.
    var codeToken = CodeToken(number: 0)
    var statusToken = CodeToken(number: 0)
    // The rejected code. The next edit by the user starts over.
    var rejectedCode: CodeToken?
    // The code that was rejected or whose verification failed. The user may give the same code again.
    var retryableCode: CodeToken?
    var verification: CodeToken?
    // The code that the field forgets when its verification ends.
    var forgottenCode: CodeToken?
    // The time that a rejected code stays.
    var startOver: CodeToken?
    // With delayed masking, the cell that still shows its character, until the wait is over.
    var unmasking: (cell: Int, token: CodeToken)?
    var turn = SystemTurn()

    /// Creates an empty field for codes of a range of lengths, clamped to 1...64.
    package init(length lengths: ClosedRange<Int>, alphabet: CodeAlphabet = .digits) {
        editor = CodeEditor(length: lengths, alphabet: alphabet)
    }

    /// Creates an empty field of a number of cells, clamped to 1...64.
    package init(length: Int, alphabet: CodeAlphabet = .digits) {
        self.init(length: length...length, alphabet: alphabet)
    }

    private mutating func configurationDidChange(from old: Configuration) {
        editor.overflow = configuration.overflow
        editor.domains = configuration.domains
        let new = configuration
        if (new.masking, new.isSecure, new.isRevealed) != (old.masking, old.isSecure, old.isRevealed) {
            unmasking = nil
        }
    }

    // MARK: - Showing

    /// The state of the field, for a renderer.
    package var state: CodeFieldState {
        var state = CodeFieldState(cells: [])
        update(&state)
        return state
    }

    /// Updates a state in place.
    ///
    /// - Returns: The smallest range that contains every changed cell.
    @discardableResult
    package func update(_ state: inout CodeFieldState) -> Range<Int> {
        var presentation = CodePresentation()
        (presentation.masking, presentation.unmaskedCell) = (effectiveMasking, unmasking?.cell)
        (presentation.placeholder, presentation.status) = (configuration.placeholder, status)
        (presentation.isFocused, presentation.isEnabled) = (isFocused, configuration.isEnabled)
        presentation.isEditable = configuration.isEditable
        return editor.update(&state, showing: presentation)
    }

    /// What filled cells show now.
    ///
    /// A secure field is masked while others may see the screen, whatever the app and the user want.
    package var effectiveMasking: CodeMasking {
        if configuration.isSecure, configuration.isScreenShared { return .immediate }
        if configuration.isRevealed { return .none }
        return configuration.masking ?? (configuration.isSecure ? .immediate : .none)
    }

    /// Whether nobody but the app may read the characters: what the eye may not see, no system service reads.
    package var hidesText: Bool { configuration.isSecure || effectiveMasking != .none }

    /// The text for the text system: bullets where the field hides it.
    package var systemText: SystemText { SystemText(editor, isSecure: hidesText) }

    /// The characters that VoiceOver may speak, or nil.
    ///
    /// Each call makes a string, which Swift does not overwrite when it is freed.
    package var spokenCode: String? { hidesText ? nil : editor.code }

    /// Whether the user can edit now.
    package var takesInput: Bool { takesSelection && configuration.isEditable }

    /// Whether the user can select now.
    package var takesSelection: Bool { configuration.isEnabled && status != .verifying }

    // MARK: - Effects

    /// Whether an effect still applies.
    ///
    /// Ask before each effect: an earlier effect may have called the app, and the app may have changed the field.
    package func isDue(_ effect: CodeFieldEffect) -> Bool {
        switch effect {
        case .event(.statusChanged(let status), let token): status != toldStatus && token == statusToken
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
    /// Ask before each listener but the first.
    package func isTrue(_ event: CodeInputEvent, _ token: CodeToken) -> Bool {
        switch event {
        case .began: isFocused
        case .ended: !isFocused
        case .changed: token == codeToken
        case .completed: token == codeToken && editor.isLongEnough
        case .statusChanged: token == statusToken
        case .invalidInput, .submitted, .verificationFailed: true
        }
    }

    /// Remembers what the app hears now.
    package mutating func willTell(_ event: CodeInputEvent) {
        if case .statusChanged(let status) = event { toldStatus = status }
    }

    mutating func makeToken() -> CodeToken {
        lastToken &+= 1
        return CodeToken(number: lastToken)
    }
}

extension CodeField: RedactedDescription {
    /// The number of filled cells and the status, never a character.
    package var redacted: String { "CodeField(\(editor.count) of \(editor.length), \(status))" }
}
