/// The text engine of a code field: the characters, the selection and the edits.
///
/// Offsets count cells. A cell holds one character (grapheme cluster), and characters fill the cells from cell 0 on
/// without gaps. Every edit returns a ``CodeEdit``. One with invalid input says why, and changes nothing,
/// except that it may end a composition.
///
/// ```swift
/// var editor = CodeEditor(length: 6)
/// editor.insert("12")
/// editor.insert("Your code is 123-456, valid 10 minutes").completed    // true
/// editor.code                                                          // "123456"
/// editor.insert("7").invalidInput                                      // .full
/// ```
///
/// The editor overwrites characters when an edit removes them, and when its last copy is freed. `description`
/// and `dump` show the number of characters, and `Mirror` shows nothing.
public struct CodeEditor: Sendable, RedactedDescription {
    /// The lengths that a code may have, within 1...64.
    ///
    /// There is a cell for each character of the longest code. The user submits a shorter one with Return or Done, or
    /// enters it as one text of four characters or more.
    public internal(set) var lengthRange: ClosedRange<Int>

    /// The number of cells: the longest length of ``lengthRange``.
    public var length: Int { lengthRange.upperBound }

    package internal(set) var alphabet: CodeAlphabet

    /// What typing into a full field does; defaults to ``CodeOverflow/refuse``.
    public var overflow = CodeOverflow.refuse

    /// Where the caret may stand, by default ``CodeCaretPolicy/cells``; a new one waits for the end of a composition.
    public var caretPolicy = CodeCaretPolicy.cells { didSet { if composition == nil { placeSelection(selection) } } }

    /// What finds the code in a text that is more than code and separators; defaults to ``CodeReader/plain``.
    public var reader = CodeReader.plain

    /// What the cells show: the code, and the marked text in it, which may extend past the last cell.
    var shown: ErasableText
    // The marked text, and the characters that it replaced, which return if it is invalid.
    var composition: (range: Range<Int>, replaced: ErasableArray<CodeCharacter>)?

    /// The selected cells of the shown text; an empty range is the caret.
    public internal(set) var selection = 0..<0
    // The cells where an extension of the selection began, and the cell that it has reached.
    var anchor = 0..<0
    package internal(set) var head = 0

    /// Creates an empty editor with a number of cells, clamped to 1...64.
    public init(length: Int = 6, alphabet: CodeAlphabet = .digits) {
        self.init(length: length...length, alphabet: alphabet)
    }

    /// Creates an empty editor for codes from a shortest to a longest length, clamped to 1...64.
    public init(length lengths: ClosedRange<Int>, alphabet: CodeAlphabet = .digits) {
        lengthRange = lengths.clamped(to: CodeReader.lengths)
        self.alphabet = alphabet
        shown = ErasableText(ErasableArray(capacity: lengthRange.upperBound))
    }

    /// The number of characters in the code, without marked text.
    public var count: Int { shown.count - (composition?.range.count ?? 0) }

    /// The number of characters with the marked text, which may be more than there are cells.
    package var shownCount: Int { shown.count }

    /// Whether the code has no characters.
    public var isEmpty: Bool { count == 0 }

    /// Whether every cell is filled.
    public var isFull: Bool { count == length }

    /// Whether the code is long enough to submit: it has at least the shortest length of ``lengthRange``.
    public var isComplete: Bool { count >= lengthRange.lowerBound }

    /// The code without marked text: a new string, which Swift does not overwrite when it is freed.
    public var code: String { shown.string(in: 0..<shown.count, without: markedRange ?? 0..<0) }

    /// The cells of the marked text, or nil; it may extend past the last cell.
    public var markedRange: Range<Int>? { composition?.range }

    /// Whether the editors are equal, but for what a step sets.
    func isEqual(to other: CodeEditor) -> Bool {
        shown == other.shown && markedRange == other.markedRange && selection == other.selection
            && anchor == other.anchor && head == other.head && lengthRange == other.lengthRange
            && alphabet == other.alphabet && caretPolicy == other.caretPolicy
    }

    var redacted: String { "CodeEditor(\(count) of \(length))" }
}

extension Range<Int> {
    @inline(never) package func union(_ other: Range<Int>) -> Range<Int> {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }

    func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}

/// The result of an edit.
public struct CodeEdit: Sendable, Equatable {
    /// The smallest range that contains every changed cell; empty if no cell changed.
    public internal(set) var changedCells = 0..<0

    /// Whether the code changed; marked text is not part of it.
    package internal(set) var changesCode = false

    /// Whether an edit by the user changed the code, and filled every cell or brought a whole code as one text.
    public internal(set) var completed = false

    /// Whether the user gave the whole code that the field holds already, and nothing changed.
    var repeatsCode = false

    /// Why the input was invalid; nil for an edit that was made.
    public internal(set) var invalidInput: CodeInvalidInput?

    static let none = CodeEdit()

    static func invalid(_ reason: CodeInvalidInput) -> CodeEdit { CodeEdit(invalidInput: reason) }

    /// The edit with the one before it, which completes nothing.
    func following(_ earlier: CodeEdit) -> CodeEdit {
        CodeEdit(
            changedCells: changedCells.union(earlier.changedCells),
            changesCode: changesCode || earlier.changesCode, invalidInput: invalidInput)
    }
}

/// What typing does when every cell is filled and none is selected.
public enum CodeOverflow: Sendable, Hashable {
    /// The field refuses the character with ``CodeInvalidInput/full``.
    case refuse
    /// The character replaces the one in the last cell.
    case replaceLast
}

/// Where the caret may stand.
public enum CodeCaretPolicy: Sendable, Hashable {
    /// After the last character. Anywhere else, one cell is selected, and typing replaces its character.
    case cells
    /// After the last character only. Taps and arrow keys select nothing.
    case endOnly
}
