/// All that a code field decides, as one value without a view.
///
/// Whatever happens to a field is a ``CodeFieldInput``. ``apply(_:)-(CodeFieldInput)`` says what became of it, and which ``CodeFieldEffect`` a host has to
/// carry out. The host — `CodeInputView` of the module CodeInputUIKit is one — turns system calls into inputs, carries out
/// effects, and draws ``state``. It decides nothing.
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
/// What takes time is named by a ``CodeToken``: an answer whose token is not the field's any more is ignored.
/// `description`, reflection and `dump` tell how many characters there are, never which.
public struct CodeField: Sendable {
    // MARK: What it holds

    /// The code, the caret, and what is composed.
    public internal(set) var editor: CodeEditor

    /// The verification status of the code.
    public internal(set) var status = CodeStatus.editing

    /// Whether the keyboard types into this field.
    ///
    /// Set by ``CodeFieldInput/focus(_:)``.
    public internal(set) var isFocused = false

    // MARK: What an app sets

    /// What filled cells show.
    ///
    /// Nil is the automatic choice: ``CodeMasking/immediate`` in a secure field, else ``CodeMasking/none``.
    public var masking: CodeMasking? { didSet { looksDidChange() } }

    /// Whether the text is a secret.
    ///
    /// Defaults to false.
    public var isSecure = false { didSet { if isSecure != oldValue { looksDidChange() } } }

    /// Whether masked characters are shown for now, as by an eye button.
    ///
    /// Defaults to false.
    public var isRevealed = false { didSet { looksDidChange() } }

    /// Whether the field takes input by the user.
    ///
    /// Defaults to true.
    public var isEnabled = true { didSet { revision &+= 1 } }

    /// Whether the user may change the code; they may select it either way.
    ///
    /// Defaults to true.
    public var isEditable = true { didSet { revision &+= 1 } }

    /// What empty cells hint: the character of the same position, or one character for every cell.
    ///
    /// Defaults to "".
    public var placeholder = "" { didSet { revision &+= 1 } }

    /// What a complete code has to keep, in order.
    ///
    /// Defaults to none.
    public var rules: [any CodeRule] = [] { didSet { revision &+= 1 } }

    /// What becomes of a code that was rejected.
    ///
    /// Defaults to ``CodeRejectionPolicy/startOver``.
    public var rejectionPolicy = CodeRejectionPolicy.startOver { didSet { revision &+= 1 } }

    /// Whether the keyboard goes when the code is complete.
    ///
    /// Defaults to false.
    public var resignsOnCompletion = false { didSet { revision &+= 1 } }

    // MARK: What a host tells it

    /// Whether a complete code is verified.
    ///
    /// Defaults to false.
    public var hasVerifier = false { didSet { revision &+= 1 } }

    /// Whether others may see the screen: it is recorded, mirrored, or about to be shown in the app switcher.
    ///
    /// Defaults to false.
    public var isScreenShared = false { didSet { revision &+= 1 } }

    // MARK: What goes on

    // Counts changes, so that a trial knows whether it is still one of this field.
    var revision: UInt64 = 0
    var lastToken: UInt64 = 0
    // The code as it is, and the status as it is: what was true of others is told no more.
    var codeToken = CodeToken(number: 0)
    var statusToken = CodeToken(number: 0)
    // The code that was rejected: the next edit by the user starts over.
    var rejectedCode: CodeToken?
    var verification: CodeToken?
    // The wait for the shake to be over, before the field empties itself.
    var startOver: CodeToken?
    // With delayed masking, the cell that still shows its character.
    var unmasking: Unmasking?
    var turn = SystemTurn()

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - length: The number of cells. Clamped to 1...64.
    ///   - alphabet: The characters that a code is made of.
    public init(length: Int = 6, alphabet: CodeAlphabet = .digits) {
        editor = CodeEditor(length: length, alphabet: alphabet)
    }

    /// Creates an empty field for codes of different lengths.
    ///
    /// - Parameters:
    ///   - lengths: The fewest and the most characters. Clamped to 1...64.
    ///   - alphabet: The characters that a code is made of.
    public init(length lengths: ClosedRange<Int>, alphabet: CodeAlphabet = .digits) {
        editor = CodeEditor(length: lengths, alphabet: alphabet)
    }

    // MARK: - Policies of the editor

    /// What typing into a full field does.
    ///
    /// Defaults to ``CodeOverflow/reject``.
    public var overflow: CodeOverflow {
        get { editor.overflow }
        set {
            editor.overflow = newValue
            revision &+= 1
        }
    }

    /// What is taken from several characters at once.
    ///
    /// Defaults to ``CodePastePolicy/smart``.
    public var pastePolicy: CodePastePolicy {
        get { editor.pastePolicy }
        set {
            editor.pastePolicy = newValue
            revision &+= 1
        }
    }

    /// The domains whose codes the field takes.
    ///
    /// Defaults to none, which takes those of every domain.
    public var domains: [String] {
        get { editor.domains }
        set {
            editor.domains = newValue
            revision &+= 1
        }
    }

    // MARK: - What it shows

    /// What the cells show now.
    ///
    /// - Complexity: O(``CodeEditor/length``).
    public var state: CodeFieldState {
        var state = CodeFieldState(cells: [])
        update(&state)
        return state
    }

    /// Brings a state up to date in place.
    ///
    /// - Returns: The smallest range that contains every changed cell.
    @discardableResult
    package func update(_ state: inout CodeFieldState) -> Range<Int> {
        editor.update(
            &state, masking: effectiveMasking, unmaskedCell: unmasking?.cell, placeholder: placeholder,
            isFocused: isFocused, isEnabled: isEnabled, isEditable: isEditable, status: status)
    }

    /// What filled cells show: what was asked for, but nothing of a secret while others may see the screen.
    public var effectiveMasking: CodeMasking {
        if isSecure, isScreenShared { return .immediate }
        if isRevealed { return .none }
        return masking ?? (isSecure ? .immediate : .none)
    }

    /// The text that the system sees: bullets in a secure field.
    package var systemText: SystemText { SystemText(editor, isSecure: isSecure) }

    /// The characters that a screen reader may say, in order; nil where they are hidden.
    public var spokenCode: String? { isSecure || effectiveMasking != .none ? nil : editor.code }

    /// Whether an edit by the user is taken now: the field is enabled and editable, and no code is verified.
    public var takesInput: Bool { takesSelection && isEditable }

    /// Whether the user may select now: the field is enabled, and no code is verified.
    public var takesSelection: Bool { isEnabled && status != .verifying }

    /// Whether an effect is still true.
    ///
    /// Ask before each: the one before it may have called the app, and the app may have changed the field.
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
    /// How many cells are filled and the status, never with what.
    public var description: String { "CodeField(\(editor.count) of \(editor.length), \(status))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the count and the status.
    public var customMirror: Mirror { Mirror(self, children: ["count": editor.count, "status": status]) }
}
