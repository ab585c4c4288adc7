/// A code field without a view: one value that makes every decision.
///
/// Whatever happens to a field is a ``CodeFieldInput``. ``apply(_:)-(CodeFieldInput)`` returns the result, and each
/// ``CodeFieldEffect`` that the host must carry out. The host, such as `CodeInputView` of the module CodeInputUIKit,
/// turns system calls into inputs, carries out effects, and draws ``state``. It decides nothing.
///
/// ```swift
/// var field = CodeField(length: 4)
/// field.isSecure = true
/// field.apply(.insert("482"))
/// for effect in field.apply(.insert("9")).effects where field.isDue(effect) {
///     print(effect)       // pop(3..<4), changed, next(complete)
/// }
/// ```
///
/// A ``CodeToken`` names everything that takes time. The field ignores an answer with an outdated token.
/// `description`, reflection and `dump` show the number of characters, never the characters.
public struct CodeField: Sendable {
    // MARK: Contents

    /// The code, the selection and the marked text.
    public internal(set) var editor: CodeEditor

    /// The verification status of the code.
    public internal(set) var status = CodeStatus.editing

    /// Whether the keyboard types into this field.
    ///
    /// Set by ``CodeFieldInput/focus(_:)``.
    public internal(set) var isFocused = false

    // MARK: Set by the app

    /// What filled cells show.
    ///
    /// Defaults to nil, which means ``CodeMasking/immediate`` in a secure field and ``CodeMasking/none`` in others.
    public var masking: CodeMasking? { didSet { looksDidChange() } }

    /// Whether the code is a secret, as with secure text entry.
    ///
    /// Defaults to false.
    public var isSecure = false { didSet { if isSecure != oldValue { looksDidChange() } } }

    /// Whether the user reveals the masked characters, as with an eye button.
    ///
    /// Defaults to false.
    public var isRevealed = false { didSet { looksDidChange() } }

    /// Whether the field accepts input by the user.
    ///
    /// Defaults to true.
    public var isEnabled = true { didSet { revision &+= 1 } }

    /// Whether the user can change the code.
    ///
    /// If false, the user can still select it.
    ///
    /// Defaults to true.
    public var isEditable = true { didSet { revision &+= 1 } }

    /// The hints in empty cells: a character for each position, or one character for every cell.
    ///
    /// Defaults to "".
    public var placeholder = "" { didSet { revision &+= 1 } }

    /// The rules for a complete code, checked in order.
    ///
    /// Defaults to no rules.
    public var rules: [any CodeRule] = [] { didSet { revision &+= 1 } }

    /// What happens to a rejected code.
    ///
    /// Defaults to ``CodeRejectionPolicy/startOver``.
    public var rejectionPolicy = CodeRejectionPolicy.startOver { didSet { revision &+= 1 } }

    /// Whether the field dismisses the keyboard when the code is complete.
    ///
    /// Defaults to false.
    public var resignsOnCompletion = false { didSet { revision &+= 1 } }

    // MARK: Set by the host

    /// Whether a complete code is verified.
    ///
    /// Defaults to false.
    public var hasVerifier = false { didSet { revision &+= 1 } }

    /// Whether others may see the screen: it is recorded, mirrored, or shown in the app switcher.
    ///
    /// Defaults to false.
    public var isScreenShared = false { didSet { revision &+= 1 } }

    // MARK: In progress

    // Counts changes. A trial of another revision is outdated.
    var revision: UInt64 = 0
    var lastToken: UInt64 = 0
    // The current code and status. An effect about an earlier one is not due.
    var codeToken = CodeToken(number: 0)
    var statusToken = CodeToken(number: 0)
    // The rejected code. The next edit by the user starts over.
    var rejectedCode: CodeToken?
    var verification: CodeToken?
    // The wait for the end of the shake, before the field clears itself.
    var startOver: CodeToken?
    // With delayed masking, the cell that still shows its character.
    var unmasking: Unmasking?
    var turn = SystemTurn()

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - length: The number of cells. Clamped to 1...64.
    ///   - alphabet: The characters of a code.
    public init(length: Int = 6, alphabet: CodeAlphabet = .digits) {
        editor = CodeEditor(length: length, alphabet: alphabet)
    }

    /// Creates an empty field for codes of a range of lengths.
    ///
    /// - Parameters:
    ///   - lengths: The shortest and the longest code. Clamped to 1...64.
    ///   - alphabet: The characters of a code.
    public init(length lengths: ClosedRange<Int>, alphabet: CodeAlphabet = .digits) {
        editor = CodeEditor(length: lengths, alphabet: alphabet)
    }

    // MARK: - Policies of the editor

    /// What typing into a full field does.
    ///
    /// Defaults to ``CodeOverflow/refuse``.
    public var overflow: CodeOverflow {
        get { editor.overflow }
        set {
            editor.overflow = newValue
            revision &+= 1
        }
    }

    /// How the field reads several characters at once.
    ///
    /// Defaults to ``CodePastePolicy/smart``.
    public var pastePolicy: CodePastePolicy {
        get { editor.pastePolicy }
        set {
            editor.pastePolicy = newValue
            revision &+= 1
        }
    }

    /// The domains whose codes the field accepts.
    ///
    /// Defaults to [], which accepts the codes of every domain. See ``CodeEditor/domains``.
    public var domains: [String] {
        get { editor.domains }
        set {
            editor.domains = newValue
            revision &+= 1
        }
    }

    // MARK: - Showing

    /// The state of the field, for a renderer.
    ///
    /// - Complexity: O(``CodeEditor/length``).
    public var state: CodeFieldState {
        var state = CodeFieldState(cells: [])
        update(&state)
        return state
    }

    /// Updates a state in place.
    ///
    /// - Returns: The smallest range that contains every changed cell.
    @discardableResult
    package func update(_ state: inout CodeFieldState) -> Range<Int> {
        editor.update(
            &state, masking: effectiveMasking, unmaskedCell: unmasking?.cell, placeholder: placeholder,
            isFocused: isFocused, isEnabled: isEnabled, isEditable: isEditable, status: status)
    }

    /// What filled cells show now.
    ///
    /// A secure field is masked while others may see the screen, whatever ``masking`` and ``isRevealed`` say.
    public var effectiveMasking: CodeMasking {
        if isSecure, isScreenShared { return .immediate }
        if isRevealed { return .none }
        return masking ?? (isSecure ? .immediate : .none)
    }

    /// The text for the text system: bullets in a secure field.
    package var systemText: SystemText { SystemText(editor, isSecure: isSecure) }

    /// The characters that VoiceOver may speak; nil in a secure or masked field.
    ///
    /// Each call makes a string, which Swift does not overwrite when it is freed.
    public var spokenCode: String? { isSecure || effectiveMasking != .none ? nil : editor.code }

    /// Whether the user can edit now: the field is enabled and editable, and is not verifying.
    public var takesInput: Bool { takesSelection && isEditable }

    /// Whether the user can select now: the field is enabled, and is not verifying.
    public var takesSelection: Bool { isEnabled && status != .verifying }

    /// Whether an effect still applies.
    ///
    /// Ask before each effect: an earlier effect may have called the app, and the app may have changed the field.
    public func isDue(_ effect: CodeFieldEffect) -> Bool {
        switch effect {
        case .changed(let token, _), .completed(let token): token == codeToken
        case .statusChanged(_, let token), .speak(_, let token), .feedback(_, let token), .shake(let token):
            token == statusToken
        case .endEditing(let token): token == nil || token == codeToken
        case .verify(let token): token == verification
        case .wait(let token, _): token == startOver || token == unmasking?.token
        case .began: isFocused
        case .ended: !isFocused
        case .refused, .submitted, .verificationFailed, .cancel, .next, .pop: true
        }
    }

    private mutating func looksDidChange() {
        revision &+= 1
        unmasking = nil
    }

    mutating func makeToken() -> CodeToken {
        lastToken &+= 1
        return CodeToken(number: lastToken)
    }

    struct Unmasking: Sendable {
        var cell: Int
        var token: CodeToken
    }
}

extension CodeField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The number of filled cells and the status, never a character.
    public var description: String { "CodeField(\(editor.count) of \(editor.length), \(status))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the count and the status.
    public var customMirror: Mirror { Mirror(self, children: ["count": editor.count, "status": status]) }
}
