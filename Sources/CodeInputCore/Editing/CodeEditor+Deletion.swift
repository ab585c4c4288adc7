extension CodeEditor {
    /// Deletes the selection, or the character before the caret.
    ///
    /// After deleting a single selected cell, its left neighbor is selected, so that repeated deletion moves left.
    /// Within marked text, one of its characters is deleted. At the start of marked text, the character before it is
    /// deleted, and composition continues.
    ///
    /// - Returns: The result, with ``CodeInvalidInput/nothingToDelete`` at the start and in an empty field.
    @discardableResult
    public mutating func deleteBackward() -> CodeEdit {
        if let composition {
            let selected = composition.selection
            guard selected.isEmpty else { return deleteMarked(selected) }
            guard selected.lowerBound > 0 else { return deleteCommitted(composition.start - 1) }
            return deleteMarked((selected.lowerBound - 1)..<selected.lowerBound)
        }
        let selected = committedSelection
        guard !selected.isEmpty else { return delete((selected.lowerBound - 1)..<selected.lowerBound) }
        let edit = delete(selected)
        if selected.count == 1 { placeSelection((selected.lowerBound - 1)..<selected.lowerBound) }
        return edit
    }

    /// Deletes the selection, or the character after the caret.
    ///
    /// The caret stays. Within marked text, one of its characters is deleted. At the end of marked text, the character
    /// after it is deleted, and composition continues.
    ///
    /// - Returns: The result, with ``CodeInvalidInput/nothingToDelete`` at the end.
    @discardableResult
    public mutating func deleteForward() -> CodeEdit {
        if let composition {
            let selected = composition.selection
            guard selected.isEmpty else { return deleteMarked(selected) }
            guard selected.upperBound < composition.count else {
                return deleteCommitted(composition.replaced.upperBound)
            }
            return deleteMarked(selected.lowerBound..<(selected.lowerBound + 1))
        }
        // A caret that selects no cell is at the end.
        return delete(committedSelection)
    }

    /// Deletes the selection, or everything before the caret.
    ///
    /// - Returns: The result, with ``CodeInvalidInput/nothingToDelete`` at the start.
    @discardableResult
    package mutating func deleteToStart() -> CodeEdit {
        if let selected = composition?.selection {
            return deleteMarked(selected.isEmpty ? 0..<selected.upperBound : selected)
        }
        let selected = committedSelection
        return delete(selected.isEmpty ? 0..<selected.upperBound : selected)
    }

    /// Deletes the selection, or everything after the caret.
    ///
    /// - Returns: The result, with ``CodeInvalidInput/nothingToDelete`` at the end.
    @discardableResult
    package mutating func deleteToEnd() -> CodeEdit {
        if let composition {
            let selected = composition.selection
            return deleteMarked(selected.isEmpty ? selected.lowerBound..<composition.count : selected)
        }
        return delete(committedSelection)
    }

    private mutating func delete(_ range: Range<Int>) -> CodeEdit {
        guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= characters.count else {
            return .invalid(.nothingToDelete)
        }
        return substitute(range, with: EmptyCollection())
    }
}
