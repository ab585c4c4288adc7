/// What the text system has done in this turn of the run loop: it tells what its next call means.
struct SystemTurn {
    /// The selection before the system set one; see `CodeInputView.deleteBackward()`.
    var selectionBefore: Range<Int>?
    /// How many empty strings were inserted; see `CodeInputView.insertText(_:)`.
    var emptyInsertions = 0
}
