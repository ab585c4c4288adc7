/// Something that happens to a code field.
///
/// A disabled or verifying field takes no input by the user, but takes any by the app, which sends no event.
package enum CodeFieldInput: Sendable {
    // MARK: By the user

    /// Typed text: a key, or several characters from an input method or AutoFill. A line break alone submits.
    case insert(String)
    /// Pasted text, or text that the app enters for the user.
    case paste(String)
    /// Text in place of a range of cells, from AutoFill or text replacement. The range is clamped to the shown text.
    case replace(Range<Int>, with: String)
    /// Marked text from an input method, and the selection in it, in characters. The selection is clamped to the text.
    case mark(String, selection: Range<Int>)
    /// The end of a composition. `isRequested` is false where the input method did not ask for it.
    case unmark(isRequested: Bool = true)
    /// An earlier code, from Undo or Redo; "" clears.
    case restore(String)
    /// A deletion by the software keyboard.
    case deleteBackward
    /// A deletion by a hardware key or a menu, which the software keyboard does not know of.
    case delete(CodeDeletion)
    /// A selection by the text system, in cells.
    case select(Range<Int>)
    /// A tap on a cell, or after the last one.
    case tap(Int)
    /// A step of the caret.
    case move(CodeMovement, extending: Bool = false)
    /// Return, Done, or the app's own button.
    case submit

    // MARK: By the app

    /// A new code; "" clears.
    case set(String)
    /// New lengths of a code, clamped to 1...64. The field has as many cells as the longest code.
    case length(ClosedRange<Int>)
    /// A new alphabet.
    case alphabet(CodeAlphabet)
    /// A new caret policy.
    case caretPolicy(CodeCaretPolicy)
    /// A new status, with a message for VoiceOver; nil speaks the kit's own words.
    case status(CodeStatus, message: String? = nil)
    /// The end of the time that a secure field keeps a code after the app has left. No other field forgets.
    case forget
    /// The end of a verification without a verdict, for example when the app removes the verifier.
    case cancelVerification

    // MARK: Answers to effects

    /// The verdict of a verification.
    case verdict(CodeVerdict, CodeToken)
    /// An error in place of a verdict.
    case failure(any Error, CodeToken)
    /// The end of a wait.
    case timer(CodeToken)

    // MARK: By the host

    /// The field became or resigned first responder.
    case focus(Bool)
    /// A turn of the run loop ended.
    case endTurn
}

/// What a deletion deletes.
///
/// A code is one word and one line.
package enum CodeDeletion: Sendable {
    /// The character before the caret.
    case backward
    /// The character after the caret.
    case forward
    /// Everything before the caret.
    case toStart
    /// Everything after the caret.
    case toEnd
    /// The selection.
    case selection
}

extension CodeFieldInput: RedactedDescription {
    /// The kind of the input and the number of its characters, never the characters.
    package var redacted: String {
        switch self {
        case .insert(let text): "insert(\(text.count))"
        case .paste(let text): "paste(\(text.count))"
        case .replace(let range, let text): "replace(\(range), \(text.count))"
        case .mark(let text, let selection): "mark(\(text.count), \(selection))"
        case .unmark(let isRequested): isRequested ? "unmark" : "commit"
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
        case .forget: "forget"
        case .cancelVerification: "cancelVerification"
        case .verdict(let verdict, let token): "verdict(\(verdict.status), \(token))"
        case .failure(_, let token): "failure(\(token))"
        case .timer(let token): "timer(\(token))"
        case .focus(let isFocused): "focus(\(isFocused))"
        case .endTurn: "endTurn"
        }
    }
}
