extension CodeEditor {
    /// Deletes the selection, or the character before the caret.
    ///
    /// After deleting a single selected cell, its left neighbor is selected, so that repeated deletion moves left.
    /// In marked text, one of its characters is deleted; at its start, the one before it, and composition continues. At
    /// the start and in an empty field, it is ``CodeInvalidInput/nothingToDelete``.
    @discardableResult public mutating func deleteBackward() -> CodeEdit {
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
    /// In marked text, one of its characters is deleted; at its end, the one after it, and composition continues. At
    /// the end, it is ``CodeInvalidInput/nothingToDelete``.
    @discardableResult public mutating func deleteForward() -> CodeEdit {
        let selected = editedSelection
        // In the code, a caret that selects no cell is at the end.
        guard let composition, selected.isEmpty else { return delete(selected) }
        guard selected.upperBound < composition.count else { return deleteCommitted(composition.replaced.upperBound) }
        return delete(selected.lowerBound..<(selected.lowerBound + 1))
    }

    @discardableResult package mutating func delete(_ deletion: CodeDeletion) -> CodeEdit {
        let selected = editedSelection
        switch deletion {
        case .backward: return deleteBackward()
        case .forward: return deleteForward()
        case .toStart: return delete(selected.isEmpty ? 0..<selected.upperBound : selected)
        case .toEnd:
            let end = composition?.count ?? selected.upperBound
            return delete(selected.isEmpty ? selected.lowerBound..<end : selected)
        }
    }

    private var editedSelection: Range<Int> { composition?.selection ?? committedSelection }

    private mutating func delete(_ range: Range<Int>) -> CodeEdit {
        guard composition == nil else { return deleteMarked(range) }
        guard !range.isEmpty, range.lowerBound >= 0 else { return .invalid(.nothingToDelete) }
        return substitute(range, with: repeatElement(.none, count: 0))
    }
}

/// What a deletion deletes where nothing is selected: a code is one word and one line.
package enum CodeDeletion: Sendable { case backward, forward, toStart, toEnd }
