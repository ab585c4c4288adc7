extension CodeEditor {
    /// Where each shown character begins in UTF-16 units, and where the last one ends.
    ///
    /// It is counted cell by cell: in one string, the characters of neighboring cells may merge into one.
    package var utf16Offsets: [Int] {
        var offsets = [0]
        offsets.reserveCapacity(shownCount + 1)
        for cell in 0..<shownCount { offsets.append(offsets[cell] + character(at: cell).utf16.count) }
        return offsets
    }
}
