extension CodeEditor {
    /// Appends a character.
    ///
    /// A shortcut for ``substitute(_:with:)``.
    mutating func append(_ code: CodeCharacter) -> CodeEdit {
        let cell = characters.count
        characters.append(code)
        settle(characters.count..<characters.count)
        return CodeEdit(changedCells: cell..<(cell + 1), changesCode: true, completed: characters.count == length)
    }

    /// Removes the last character.
    ///
    /// A shortcut for ``substitute(_:with:)``.
    mutating func removeLast() -> CodeEdit {
        guard !characters.isEmpty else { return .invalid(.nothingToDelete) }
        characters.removeLast()
        let cell = characters.count
        settle(cell..<cell)
        return CodeEdit(changedCells: cell..<(cell + 1), changesCode: true)
    }

    /// Replaces cells, and puts the caret after the new characters.
    mutating func substitute(_ range: Range<Int>, with codes: some Collection<CodeCharacter>) -> CodeEdit {
        let changed = changedCells(replacing: range, with: codes)
        if !changed.isEmpty { characters.replace(range, with: codes) }
        let caret = range.lowerBound + codes.count
        settle(caret..<caret)
        return CodeEdit(
            changedCells: changed, changesCode: !changed.isEmpty,
            completed: !changed.isEmpty && characters.count == length)
    }

    private func changedCells(replacing range: Range<Int>, with codes: some Collection<CodeCharacter>) -> Range<Int> {
        let count = characters.count
        let growth = codes.count - range.count
        var first: Int?
        var end = range.lowerBound
        var index = range.lowerBound
        for code in codes {
            if index >= count || characters[index] != code {
                first = first ?? index
                end = index + 1
            }
            index += 1
        }
        if growth != 0 {
            // The characters after the range move, and the longer code has more cells.
            let moved = index..<max(index, min(count, count + growth))
            first = first ?? moved.first { characters[$0] != characters[$0 - growth] } ?? moved.upperBound
            end = max(count, count + growth)
        }
        return first.map { $0..<end } ?? 0..<0
    }
}

extension CodeEdit {
    /// This edit combined with the edit right before it.
    func following(_ earlier: CodeEdit) -> CodeEdit {
        let cells =
            if earlier.changedCells.isEmpty {
                changedCells
            } else if changedCells.isEmpty {
                earlier.changedCells
            } else {
                min(
                    earlier.changedCells.lowerBound, changedCells.lowerBound)..<max(
                        earlier.changedCells.upperBound, changedCells.upperBound)
            }
        return CodeEdit(
            changedCells: cells, changesCode: changesCode || earlier.changesCode, completed: completed,
            invalidInput: invalidInput)
    }
}
