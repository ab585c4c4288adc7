package enum CodeFieldInput: Sendable, Reflectable {
    /// The user edits or submits the code; ignored or refused while the field is disabled, verifying or not editable.
    case edit(Edit)
    /// The user or the text system moves the selection, unless the field is disabled or verifying.
    case select(Selection)
    /// The app or the host changes the field, also a disabled or verifying one.
    case app(App)
    /// What the field has waited for: a verdict, an error in its place, or a timer. An outdated one is ignored.
    case verdict(CodeVerdict, CodeToken)
    case failure(any Error, CodeToken)
    case timer(CodeToken)

    package enum Edit: Sendable, Reflectable {
        /// Typed text: a key, or several characters from an input method or AutoFill. A line break alone submits.
        case insert(String)
        /// Pasted text, or text that the app enters for the user.
        case paste(String)
        /// Text in place of cells of the shown text, from AutoFill or text replacement; clamped.
        case replace(Range<Int>, with: String)
        /// Marked text from an input method, and the selected characters in it; clamped.
        case mark(String, selection: Range<Int>)
        /// The end of a composition. `isRequested` is false where the input method did not ask for it.
        case unmark(isRequested: Bool = true)
        /// An earlier code, from Undo or Redo, and the selection that it had; "" clears.
        case restore(String, selection: Range<Int> = .max..<(.max))
        /// A deletion by the software keyboard.
        case deleteBackward
        /// A deletion by a hardware key or a menu, which the software keyboard does not know of.
        case delete(CodeMovement)
        /// Return, Done, or the app's own button.
        case submit
    }

    package enum Selection: Sendable {
        /// By the text system.
        case range(Range<Int>)
        case all
        case tap(Int)
        case move(CodeMovement, extending: Bool = false)
    }

    package enum App: Sendable, Reflectable {
        /// A new code, which ends a verdict on the old one; "" clears the code.
        case set(String)
        /// The app clears the code because of a verdict. The verdict stays, as when the field clears itself.
        case answerByClearing
        /// The code as the app spells it, such as in capitals. A verdict, a verification and the selection stay.
        case respell(String)
        /// New lengths of a code, clamped to 1...64. Other lengths cancel a verification.
        case length(ClosedRange<Int>)
        /// A new alphabet. Another one cancels a verification.
        case alphabet(CodeAlphabet)
        /// A new caret policy. It commits marked text, as an edit by the user.
        case caretPolicy(CodeCaretPolicy)
        /// A new status, with words to speak and show; nil speaks the kit's own words.
        case status(CodeStatus, message: String? = nil)
        /// The app was in the background for as long as a secure field keeps a code. Any other field ignores this.
        case forget
        case cancelVerification
        case focus(Bool)
        /// The end of the turn of the run loop in which the system moved the selection.
        case endTurn
    }

    var isEdit: Bool { if case .edit = self { true } else { false } }

    /// Whether the input ends a composition and commits its text.
    var commits: Bool {
        switch self {
        case .edit(.mark("", _)), .edit(.unmark), .edit(.submit), .select, .app(.caretPolicy): true
        case .edit(.insert(let text)): text.isReturn
        case .edit, .app, .verdict, .failure, .timer: false
        }
    }
}

extension String {
    /// Whether it is a line break, or the Enter of a keypad, which some systems report as U+0003.
    @inline(never) package var isReturn: Bool {
        // The byte first: each key is asked several times.
        guard let byte = utf8.first, byte < 0x10 else { return false }
        return self == "\n" || self == "\r" || self == "\r\n" || self == "\u{3}"
    }
}
