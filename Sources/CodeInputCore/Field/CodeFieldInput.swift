/// Something that happens to a code field.
///
/// Inputs by the user are refused while the field takes none: while it is disabled, and while a code is verified. Inputs by the
/// app are not, and send no event. An input that carries a ``CodeToken`` is ignored when the token is not the field's any more.
///
/// `description` and reflection show the kind of the input, never a character.
public enum CodeFieldInput: Sendable {
    // MARK: By the user

    /// Typed text: a key, or all that an input method or AutoFill has at once. A line break alone submits.
    ///
    /// `typed` is what the keyboard sent, where the app has prepared it; nil if it is the text itself.
    case insert(String, typed: String? = nil)
    /// Pasted text.
    case paste(String)
    /// Text in place of a range of cells, as AutoFill and text replacement send it.
    case replace(Range<Int>, with: String, typed: String? = nil)
    /// Text that an input method is composing, and what is selected in it, in characters.
    case mark(String, selection: Range<Int>)
    /// The end of a composition.
    ///
    /// `text` is what the app has made of the marked text, nil if the same; `isRequested` is false where the input method did not
    /// ask for it.
    case unmark(text: String? = nil, isRequested: Bool = true)
    /// The code as it was, by Undo or Redo; "" clears.
    case restore(String)
    /// A deletion by the keyboard.
    case deleteBackward
    /// A deletion that the keyboard does not know of: by a hardware key or a menu.
    case delete(CodeDeletion)
    /// A selection that the system sets, in cells.
    case select(Range<Int>)
    /// A tap on a cell, or behind the last one.
    case tap(Int)
    /// A step of the caret.
    case move(CodeMovement, extending: Bool = false)
    /// Return, Done, or the app's own button.
    case submit

    // MARK: By the app

    /// Another code; "" clears.
    case set(String)
    /// Other lengths of a code, clamped to 1...64: as many cells as the longest has.
    case length(ClosedRange<Int>)
    /// Another alphabet.
    case alphabet(CodeAlphabet)
    /// Another place for the caret.
    case caretPolicy(CodeCaretPolicy)
    /// Another status, with what VoiceOver says of it; nil is the kit's own words.
    case status(CodeStatus, message: String? = nil)
    /// The end of a verification without a verdict, as when its verifier is gone.
    case cancelVerification

    // MARK: By what an effect has begun

    /// The verdict of a verification.
    case verdict(CodeVerdict, CodeToken)
    /// An error of a verification, which is no verdict.
    case failure(any Error, CodeToken)
    /// The end of a wait.
    case timer(CodeToken)
    /// A complete code that the app has heard of: the rules are next.
    case complete(CodeToken)
    /// A complete code that keeps the rules: the verifier is next.
    case verify(CodeToken)

    // MARK: By the host

    /// The keyboard came or went.
    case focus(Bool)
    /// A turn of the run loop is over: what the system calls next belongs to the next one.
    case endTurn
}

extension CodeFieldInput {
    /// Another number of cells, clamped to 1...64.
    public static func length(_ length: Int) -> CodeFieldInput { .length(length...length) }
}

/// What a deletion reaches: a code is one word and one line.
public enum CodeDeletion: Sendable, Hashable, CaseIterable {
    /// The character before the caret.
    case backward
    /// The character after the caret.
    case forward
    /// Everything before the caret.
    case toStart
    /// Everything after the caret.
    case toEnd
    /// What is selected.
    case selection
}

extension CodeFieldInput: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What happens, and how many characters come in, never which.
    public var description: String {
        switch self {
        case .insert(let text, _): "insert(\(text.count))"
        case .paste(let text): "paste(\(text.count))"
        case .replace(let range, let text, _): "replace(\(range), \(text.count))"
        case .mark(let text, let selection): "mark(\(text.count), \(selection))"
        case .unmark(_, let isRequested): isRequested ? "unmark" : "commit"
        case .restore(let code): "restore(\(code.count))"
        case .deleteBackward: "deleteBackward"
        case .delete(let deletion): "delete(\(deletion))"
        case .select(let range): "select(\(range))"
        case .tap(let cell): "tap(\(cell))"
        case .move(let movement, let extending): "move(\(movement)\(extending ? ", extending" : ""))"
        case .submit: "submit"
        case .set(let code): "set(\(code.count))"
        case .length(let lengths): "length(\(lengths))"
        case .alphabet: "alphabet"
        case .caretPolicy(let policy): "caretPolicy(\(policy))"
        case .status(let status, _): "status(\(status))"
        case .cancelVerification: "cancelVerification"
        case .verdict(let verdict, let token): "verdict(\(verdict.status), \(token))"
        case .failure(_, let token): "failure(\(token))"
        case .timer(let token): "timer(\(token))"
        case .complete(let token): "complete(\(token))"
        case .verify(let token): "verify(\(token))"
        case .focus(let isFocused): "focus(\(isFocused))"
        case .endTurn: "endTurn"
        }
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows nothing of what comes in.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
