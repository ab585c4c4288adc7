// AutoFill may send a code in pieces, all in one turn of the run loop: empty strings first, then each character.
extension CodeField {
    /// Whether the text that comes in now begins such a code, which replaces the code that is there.
    var beginsFill: Bool { turn.emptyInsertions > 1 && editor.composition == nil && !editor.isEmpty }
}

/// What the text system has done in this turn of the run loop: it tells what its next call means.
struct SystemTurn: Sendable {
    /// The selection before the system set one: to delete, it may select the one character that it means.
    var selectionBefore: Range<Int>?
    /// How many empty strings were inserted: AutoFill sends them before a code that comes in pieces.
    var emptyInsertions = 0
}
