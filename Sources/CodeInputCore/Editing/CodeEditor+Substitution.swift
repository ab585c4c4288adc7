extension CodeEditor {
    /// The one place where the code changes: replaces cells and puts the caret behind what is new.
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
        let growth = codes.count - range.count
        var first: Int?
        var last = range.lowerBound
        var index = range.lowerBound
        func compare(with code: CodeCharacter?) {
            if (index < characters.count ? characters[index] : nil) != code {
                first = first ?? index
                last = index
            }
            index += 1
        }
        for code in codes { compare(with: code) }
        guard growth != 0 else { return first.map { $0..<(last + 1) } ?? 0..<0 }
        for follower in range.upperBound..<characters.count { compare(with: characters[follower]) }
        while index < characters.count { compare(with: nil) }
        return first.map { $0..<(last + 1) } ?? 0..<0
    }
}

extension CodeEdit {
    /// This edit together with the one right before it.
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
            rejection: rejection)
    }
}
