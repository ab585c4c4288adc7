/// The text that the system sees, and where its cells lie in UTF-16.
///
/// A secure field shows the system bullets, one for each character.
package struct SystemText {
    private let editor: CodeEditor
    private let isSecure: Bool
    // Where each cell begins, and the end; nil where every cell is one unit long.
    private let offsets: [Int]?

    package init(_ editor: CodeEditor, isSecure: Bool) {
        self.editor = editor
        self.isSecure = isSecure
        if isSecure || editor.alphabet.isASCII && editor.markedRange == nil {
            offsets = nil
        } else {
            offsets = editor.utf16Offsets
        }
    }

    /// How many characters there are.
    package var count: Int { editor.shownCount }

    /// How many UTF-16 units there are.
    package var utf16Count: Int { offsets?.last ?? count }

    /// The characters of some cells, clamped to the text.
    package func text(in cells: Range<Int>) -> String {
        let lower = min(max(cells.lowerBound, 0), count)
        let upper = min(max(cells.upperBound, lower), count)
        return isSecure ? String(repeating: "•", count: upper - lower) : editor.text(in: lower..<upper)
    }

    /// The UTF-16 offset of a cell, clamped to the text.
    package func offset(ofCell cell: Int) -> Int {
        let cell = min(max(cell, 0), count)
        return offsets?[cell] ?? cell
    }

    /// The cell at a UTF-16 offset, or nil outside of the text.
    ///
    /// - Parameters:
    ///   - offset: The offset in UTF-16 units.
    ///   - snapsForward: Where an offset inside a character goes: to its end, or to its start.
    /// - Returns: The index of the cell, or the number of cells at the end.
    package func cell(atOffset offset: Int, snapsForward: Bool) -> Int? {
        guard offset >= 0, offset <= utf16Count else { return nil }
        guard let offsets else { return offset }
        return snapsForward
            ? offsets.firstIndex { $0 >= offset }
            : offsets.lastIndex { $0 <= offset }
    }

    /// The characters of a text that a range of UTF-16 units covers, clamped to it.
    package static func characters(of range: Range<Int>, in text: String) -> Range<Int> {
        let offsets = offsets(of: text)
        let start = offsets.lastIndex { $0 <= range.lowerBound } ?? 0
        let end = offsets.firstIndex { $0 >= range.upperBound } ?? offsets.count - 1
        return start..<max(start, end)
    }

    private static func offsets(of text: String) -> [Int] {
        text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
    }
}

extension CodeEditor {
    /// Where each shown character begins in UTF-16 units, and where the last one ends.
    ///
    /// It is counted cell by cell: in one string, the characters of neighboring cells may merge into one.
    fileprivate var utf16Offsets: [Int] {
        var offsets = [0]
        offsets.reserveCapacity(shownCount + 1)
        for cell in 0..<shownCount { offsets.append(offsets[cell] + character(at: cell).utf16.count) }
        return offsets
    }
}
