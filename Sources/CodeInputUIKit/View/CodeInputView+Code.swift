#if canImport(UIKit)
public import CodeInputCore
public import CodeInputStyles
import UIKit

// What the field holds. The setters are edits by the app. They do not report the new code, and complete nothing.
extension CodeInputView {
    /// The style of new fields that name none, also in SwiftUI.
    ///
    /// Set it before the first field appears. Fields that exist keep their style. Defaults to `.box`.
    public static var defaultStyle: any CodeCellRenderer = .box

    /// Creates an empty field for codes of different lengths, such as passcodes of 4 to 8 digits.
    ///
    /// - Parameters:
    ///   - lengths: The minimum and maximum number of characters, clamped to 1...64. There is a cell for each character of
    ///     the longest code.
    ///   - style: How the field looks.
    public convenience init(
        length lengths: ClosedRange<Int>, style: any CodeCellRenderer = CodeInputView.defaultStyle
    ) {
        self.init(length: lengths.upperBound, style: style)
        lengthRange = lengths
    }

    /// The number of cells: the longest length of ``lengthRange``.
    public var length: Int { field.editor.length }

    /// The lengths that a code may have, clamped to 1...64.
    ///
    /// For codes of one length, set a range of one: `8...8`. There is a cell for each character of the longest code. A shorter
    /// range drops the characters beyond it. Defaults to `6...6`.
    ///
    /// A code of the longest length completes when every cell is filled. A shorter code completes when the user presses
    /// Return or the app calls ``submit()``. A code below the shortest length is
    /// `CodeInvalidInput.tooShort`. Other lengths cancel a running ``verifier``: the code was complete for the old ones.
    public var lengthRange: ClosedRange<Int> {
        get { field.editor.lengthRange }
        set {
            perform(.app(.length(newValue)))
            invalidateIntrinsicContentSize()
        }
    }

    /// The characters that a code may have.
    ///
    /// Setting it drops the characters that are not in the new alphabet. The default keyboard follows. Another alphabet cancels
    /// a running ``verifier``. Defaults to
    /// `CodeAlphabet.digits`.
    public var alphabet: CodeAlphabet {
        get { field.editor.alphabet }
        set {
            perform(.app(.alphabet(newValue)))
            reloadInputViews()
        }
    }

    /// The code so far, without marked text.
    ///
    /// Setting it replaces everything. The field reads the new value as it reads a paste; it refuses what it can't read, and
    /// stays as it is. The kit overwrites its own buffer, but neither the kit nor Swift overwrites the string that this
    /// property returns.
    ///
    /// A new code calls neither ``onChange`` nor ``onComplete``. It cancels a running ``verifier``: the status goes back to
    /// editing, and the field calls ``onStatusChange``. Any other status stays: a verdict until the user changes the code or the
    /// app sets a status. To show an ordinary field again, set ``status`` to `CodeStatus.editing`.
    public var code: String {
        get { field.editor.code }
        set { perform(.app(.set(newValue))) }
    }

    /// Enters text for the user, such as the code of a link or of a QR code.
    ///
    /// It is an edit by the user, unlike a new ``code``. The field reads the text as it reads a paste, completes the code,
    /// verifies it, and reports both. The edit menu's ``allowedActions`` do not matter. A field that is disabled, not editable
    /// or verifying ignores the text, as it ignores keys.
    ///
    /// - Parameter text: The code, or a text with the code in it.
    public func enter(_ text: String) { perform(.edit(.paste(text))) }

    /// Whether the field takes entered text now.
    package var takesEntry: Bool { takesInput }

    /// Empties the field.
    ///
    /// After a verdict, the status stays. To show an ordinary field again, set ``status`` to `CodeStatus.editing`.
    public func clear() { perform(.app(.set(""))) }

    /// Whether every cell is filled.
    public var isFull: Bool { field.editor.isFull }

    /// Whether the code is long enough to submit: it has at least the shortest length of ``lengthRange``.
    ///
    /// With one length only, it equals ``isFull``.
    public var isComplete: Bool { field.editor.isComplete }

    /// What empty cells show: the character at the same position, or one character for every cell.
    ///
    /// Cells beyond it show nothing, and characters beyond the last cell do not show. Defaults to empty.
    public var placeholder: String {
        get { configuration.placeholder }
        set { configuration.placeholder = newValue }
    }

    /// The selected cells; an empty range is the caret.
    package var selectedCells: Range<Int> { field.editor.selection }

    /// The cells of marked text, or nil.
    ///
    /// They may extend past the last cell.
    package var markedCells: Range<Int>? { field.editor.markedRange }

    /// The frames of the cells, in the view's coordinates, for the bounds that the field has now.
    public var cellFrames: [CGRect] { geometry.frames }

    /// What the cells show now.
    public var fieldState: CodeFieldState { field.state(showing: configuration) }
}
#endif
