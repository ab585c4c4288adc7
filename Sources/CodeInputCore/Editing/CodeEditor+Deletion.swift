extension CodeEditor {
    /// Deletes the selection, or the character before the caret.
    ///
    /// After deleting a single selected cell, its left neighbor is selected, so that repeated deletion moves left.
    /// Within marked text, one of its characters is deleted. At its start, the character before it is deleted, and
    /// composition continues.
    ///
    /// - Returns: The result, with ``CodeInvalidInput/nothingToDelete`` at the start and in an empty field.
    @discardableResult
    public mutating func deleteBackward() -> CodeEdit {
        let selected = editedSelection
        let before = (selected.lowerBound - 1)..<selected.lowerBound
        if let composition, selected == 0..<0 { return deleteCommitted(composition.start - 1) }
        guard !selected.isEmpty, composition == nil else { return delete(selected.isEmpty ? before : selected) }
        let edit = delete(selected)
        if selected.count == 1 { placeSelection(before) }
        return edit
    }

    /// Deletes the selection, or the character after the caret, which stays.
    ///
    /// Within marked text, one of its characters is deleted. At its end, the character after it is deleted, and
    /// composition continues.
    ///
    /// - Returns: The result, with ``CodeInvalidInput/nothingToDelete`` at the end.
    @discardableResult
    public mutating func deleteForward() -> CodeEdit {
        let selected = editedSelection
        // In the code, a caret that selects no cell is at the end.
        guard let composition, selected.isEmpty else { return delete(selected) }
        guard selected.upperBound < composition.count else { return deleteCommitted(composition.replaced.upperBound) }
        return delete(selected.lowerBound..<(selected.lowerBound + 1))
    }

    /// Deletes the selection, or everything before the caret; at the start, there is nothing to delete.
    @discardableResult
    package mutating func deleteToStart() -> CodeEdit {
        let selected = editedSelection
        return delete(selected.isEmpty ? 0..<selected.upperBound : selected)
    }

    /// Deletes the selection, or everything after the caret; at the end, there is nothing to delete.
    @discardableResult
    package mutating func deleteToEnd() -> CodeEdit {
        let selected = editedSelection
        let end = composition?.count ?? selected.upperBound
        return delete(selected.isEmpty ? selected.lowerBound..<end : selected)
    }

    /// The selection in the marked text, or in the code if there is none.
    private var editedSelection: Range<Int> { composition?.selection ?? committedSelection }

    private mutating func delete(_ range: Range<Int>) -> CodeEdit {
        guard composition == nil else { return deleteMarked(range) }
        guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= characters.count else {
            return .invalid(.nothingToDelete)
        }
        return substitute(range, with: repeatElement(.none, count: 0))
    }

    mutating func delete(_ deletion: CodeDeletion) -> CodeEdit {
        switch deletion {
        case .backward: deleteBackward()
        case .forward: deleteForward()
        case .toStart: deleteToStart()
        case .toEnd: deleteToEnd()
        case .selection: replace(selection, with: "")
        }
    }
}

/// What a deletion deletes: a code is one word and one line.
package enum CodeDeletion: Sendable {
    case backward
    case forward
    case toStart
    case toEnd
    case selection
}
