extension CodeEditor {
    /// Deletes the selection, or the character before the caret.
    ///
    /// After a single selected cell, its left neighbor is selected, so that repeated deletion moves left; after the
    /// first cell, the one that takes its place; after the last one, none, and the next key fills it again. In marked
    /// text, one of its characters is deleted; at its start, the one before it, and composition continues. At the
    /// start and in an empty field, it is ``CodeInvalidInput/nothingToDelete``.
    @discardableResult public mutating func deleteBackward() -> CodeEdit {
        let selected = selection, composes = composition != nil
        let before = (selected.lowerBound - 1)..<selected.lowerBound
        let edit = delete(selected.isEmpty ? before : selected)
        if selected.count == 1, !composes, !selection.isEmpty { placeSelection(before) }
        return edit
    }

    /// Deletes the selection, or the character after the caret, which stays.
    ///
    /// In marked text, one of its characters is deleted; at its end, the one after it, and composition continues. At
    /// the end, it is ``CodeInvalidInput/nothingToDelete``.
    @discardableResult public mutating func deleteForward() -> CodeEdit {
        // In the code, a caret that selects no cell is at the end.
        let first = selection.lowerBound
        return delete(selection.isEmpty && composition != nil ? first..<first + 1 : selection)
    }

    /// Deletes the selection, or what a movement passes: a code is one word and one line.
    @discardableResult package mutating func delete(_ movement: CodeMovement) -> CodeEdit {
        let edited = markedRange ?? 0..<shown.count
        switch movement {
        case .backward: return deleteBackward()
        case .forward: return deleteForward()
        case .toStart: return delete(selection.isEmpty ? edited.lowerBound..<selection.upperBound : selection)
        case .toEnd: return delete(selection.isEmpty ? selection.lowerBound..<edited.upperBound : selection)
        }
    }

    private mutating func delete(_ range: Range<Int>) -> CodeEdit {
        guard !range.isEmpty, range.clamped(to: 0..<shown.count) == range else { return .invalid(.nothingToDelete) }
        guard let marked = markedRange else { return remove(range) }
        guard range.clamped(to: marked) == range else { return delete(range, beside: marked) }
        // Characters that are neighbors now may merge, so the rest is marked again.
        let caret = range.lowerBound - marked.lowerBound, shown = shown
        return shown.withString(in: marked, without: range) { setMarkedText($0, selection: caret..<caret) }
    }

    private mutating func delete(_ cell: Range<Int>, beside marked: Range<Int>) -> CodeEdit {
        let changed = (cell.lowerBound..<shown.count).clamped(to: 0..<length)
        shown.characters.replace(cell, with: repeatElement(CodeCharacter(ascii: 0), count: 0))
        if cell.lowerBound < marked.lowerBound {
            composition?.range = marked.shifted(by: -1)
            (selection, anchor, head) = (selection.shifted(by: -1), anchor.shifted(by: -1), head - 1)
        }
        return CodeEdit(changedCells: changed, changesCode: true)
    }
}
