extension CodeEditor {
    /// Replaces cells, and puts the caret after the new characters.
    mutating func substitute(_ range: Range<Int>, with codes: some Collection<CodeCharacter>) -> CodeEdit {
        let changed = changedCells(replacing: range, with: codes)
        if !changed.isEmpty { characters.replace(range, with: codes) }
        let caret = range.lowerBound + codes.count
        placeSelection(caret..<caret)
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
