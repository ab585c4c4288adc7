#if canImport(UIKit)
public import CodeInputCore
public import CodeInputStyles
public import UIKit

// What the field holds. The setters are the app's edits: no closure or event is sent, and nothing is completed.
extension CodeInputView {
    /// Creates an empty field for codes of different lengths, such as passcodes of 4 to 8 digits.
    ///
    /// - Parameters:
    ///   - lengths: The fewest and the most characters, clamped to 1...64; there are as many cells as the longest has.
    ///   - style: How the field looks.
    public convenience init(length lengths: ClosedRange<Int>, style: any CodeCellRenderer = .underline) {
        self.init(length: lengths.upperBound, style: style)
        lengthRange = lengths
    }

    /// How many cells there are, clamped to 1...64.
    ///
    /// A shorter length drops the characters beyond it.
    public var length: Int {
        get { field.editor.length }
        set {
            perform(.length(newValue))
            invalidateIntrinsicContentSize()
        }
    }

    /// The lengths that a code may have, clamped to 1...64; ``length`` is the longest.
    ///
    /// A code of the longest length is complete when every cell is filled, a shorter one when the user presses Return or
    /// the app calls ``submit()``. A code shorter than the shortest is refused with `CodeRejection.tooShort`.
    public var lengthRange: ClosedRange<Int> {
        get { field.editor.minimumLength...field.editor.length }
        set {
            perform(.length(newValue))
            invalidateIntrinsicContentSize()
        }
    }

    /// Does what Return does, as for a Done button: ends editing, and in a field of several lengths completes the code.
    ///
    /// Sends `.editingDidEndOnExit`. With a ``lengthRange``, a code that is too short is refused instead.
    public func submit() { perform(.submit) }

    /// The characters that a code is made of.
    ///
    /// Defaults to `CodeAlphabet.digits`. Characters that are not of a new alphabet are dropped. The default keyboard
    /// follows.
    public var alphabet: CodeAlphabet {
        get { field.editor.alphabet }
        set {
            perform(.alphabet(newValue))
            reloadTraits()
        }
    }

    /// The code so far, marked text not included.
    ///
    /// Set, it replaces everything and is read as a paste is: what can't be read is refused, and the field stays as it
    /// is. The kit overwrites the buffer that it edits; the string that this returns is yours, and Swift does not overwrite
    /// it.
    public var code: String {
        get { field.editor.code }
        set { perform(.set(newValue)) }
    }

    /// Empties the field.
    public func clear() { perform(.set("")) }

    /// How many characters the code has.
    public var count: Int { field.editor.count }

    /// Whether every cell is filled.
    public var isComplete: Bool { field.editor.isComplete }

    /// Where the caret may stand.
    ///
    /// Defaults to `CodeCaretPolicy.cells`. Setting it commits what is being composed, as the user's edit.
    public var caretPolicy: CodeCaretPolicy {
        get { field.editor.caretPolicy }
        set { perform(.caretPolicy(newValue)) }
    }

    /// What typing into a full field does.
    ///
    /// Defaults to `CodeOverflow.reject`.
    public var overflow: CodeOverflow {
        get { field.overflow }
        set { field.overflow = newValue }
    }

    /// What is taken from several characters at once.
    ///
    /// Defaults to `CodePastePolicy.smart`.
    public var pastePolicy: CodePastePolicy {
        get { field.pastePolicy }
        set { field.pastePolicy = newValue }
    }

    /// The domains whose codes the field takes.
    ///
    /// Defaults to none, which takes the codes of every domain. A text that binds its code to another domain is refused with
    /// `CodeRejection.otherDomain`; see `CodeEditor.domains`.
    public var domains: [String] {
        get { field.domains }
        set { field.domains = newValue }
    }

    /// The selected cells; an empty range is the caret.
    public var selectedCells: Range<Int> { field.editor.selection }

    /// The cells that an input method is composing, or nil.
    ///
    /// They may reach past the last cell.
    public var markedCells: Range<Int>? { field.editor.markedRange }

    /// Where the cells are, in the view's coordinates.
    public var cellFrames: [CGRect] { geometry.frames }

    /// What the cells show now.
    public var fieldState: CodeFieldState { field.state }
}
#endif
