// AutoFill may send a code in pieces within one turn of the run loop: empty strings first, then each character.
extension CodeField {
    /// Whether the next text begins such a code.
    ///
    /// It replaces the current code.
    var beginsFill: Bool { turn.emptyInsertions > 1 && editor.composition == nil && !editor.isEmpty }

    /// Whether calls of this turn change what the next call means, until `CodeFieldInput.endTurn`.
    package var isInTurn: Bool { turn.selectionBefore != nil || turn.emptyInsertions > 0 }
}

/// The calls of the text system in this turn of the run loop.
///
/// They tell what its next call means.
struct SystemTurn: Sendable {
    /// The selection before the system changed it.
    ///
    /// The system may select a character in order to delete it.
    var selectionBefore: Range<Int>?
    /// The number of empty strings that were inserted.
    var emptyInsertions = 0
}
