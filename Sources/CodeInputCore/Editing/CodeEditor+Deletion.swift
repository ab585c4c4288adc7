extension CodeEditor {
    /// Deletes the selection, else the character before the caret.
    ///
    /// After a single selected cell its left neighbour is selected, so that repeating walks left. Within marked text,
    /// one of its characters is deleted; with the caret at its start, the character before it, and it goes on.
    ///
    /// - Returns: What the edit did: ``CodeRejection/nothingToDelete`` at the start and in an empty field.
    @discardableResult
    public mutating func deleteBackward() -> CodeEdit {
        if let composition {
            let selected = composition.selection
            guard selected.isEmpty else { return deleteMarked(selected) }
            guard selected.lowerBound > 0 else { return deleteCommitted(composition.start - 1) }
            return deleteMarked((selected.lowerBound - 1)..<selected.lowerBound)
        }
        if committedSelection.isEmpty { return removeLast() }
        guard committedSelection.count == 1 else { return delete(committedSelection) }
        let cell = committedSelection.lowerBound
        let edit = delete(committedSelection)
        if cell > 0 { settle((cell - 1)..<cell) }
        return edit
    }

    /// Deletes the selection, else the character after the caret.
    ///
    /// The caret stays. Within marked text, one of its characters is deleted; with the caret at its end, the character
    /// after it, and it goes on.
    ///
    /// - Returns: What the edit did: ``CodeRejection/nothingToDelete`` at the end.
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
        let selected = committedSelection
        return delete(selected.isEmpty ? selected.lowerBound..<(selected.lowerBound + 1) : selected)
    }

    /// Deletes the selection, else everything before the caret.
    ///
    /// - Returns: What the edit did: ``CodeRejection/nothingToDelete`` at the start.
    @discardableResult
    public mutating func deleteToStart() -> CodeEdit {
        if let selected = composition?.selection {
            return deleteMarked(selected.isEmpty ? 0..<selected.upperBound : selected)
        }
        let selected = committedSelection
        return delete(selected.isEmpty ? 0..<selected.upperBound : selected)
    }

    /// Deletes the selection, else everything after the caret.
    ///
    /// - Returns: What the edit did: ``CodeRejection/nothingToDelete`` at the end.
    @discardableResult
    public mutating func deleteToEnd() -> CodeEdit {
        if let composition {
            let selected = composition.selection
            return deleteMarked(selected.isEmpty ? selected.lowerBound..<composition.count : selected)
        }
        let selected = committedSelection
        return delete(selected.isEmpty ? selected.lowerBound..<characters.count : selected)
    }

    private mutating func delete(_ range: Range<Int>) -> CodeEdit {
        guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= characters.count else {
            return .rejected(.nothingToDelete)
        }
        return substitute(range, with: EmptyCollection())
    }
}
