extension CodeEditor {
    /// Where each shown character begins in UTF-16 units, and where the last one ends.
    ///
    /// It is counted cell by cell: in one string, the characters of neighboring cells may merge into one.
    package var utf16Offsets: [Int] {
        var offsets = [0]
        offsets.reserveCapacity(shownCount + 1)
        func append(_ character: Character) { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
        let replaced = composition?.replaced ?? characters.count..<characters.count
        for code in characters[..<replaced.lowerBound] { append(code.character) }
        for character in composition?.text ?? "" { append(character) }
        for code in characters[replaced.upperBound...] { append(code.character) }
        return offsets
    }
}
