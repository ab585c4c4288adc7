/// The text for the text system, and the positions of its cells in UTF-16.
///
/// For a secure field it is bullets, one for each character.
package struct SystemText {
    private let editor: CodeEditor
    private let isSecure: Bool
    // The start of each cell, and the end; nil if every cell is one unit long.
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

    /// The number of characters.
    package var count: Int { editor.shownCount }

    /// The number of UTF-16 units.
    package var utf16Count: Int { offsets?.last ?? count }

    /// The characters of a range of cells.
    ///
    /// Clamped to the text.
    package func text(in cells: Range<Int>) -> String {
        let cells = cells.clampedInto(0..<count)
        return isSecure ? String(repeating: "•", count: cells.count) : editor.text(in: cells)
    }

    /// The UTF-16 offset of a cell.
    ///
    /// Clamped to the text.
    package func offset(ofCell cell: Int) -> Int {
        let cell = min(max(cell, 0), count)
        return offsets?[cell] ?? cell
    }

    /// The cell at a UTF-16 offset; nil outside the text.
    ///
    /// - Parameters:
    ///   - offset: The offset in UTF-16 units.
    ///   - snapsForward: Whether an offset inside a character moves to its end. Otherwise it moves to its start.
    /// - Returns: The index of the cell, or the number of cells at the end.
    package func cell(atOffset offset: Int, snapsForward: Bool) -> Int? {
        guard offset >= 0, offset <= utf16Count else { return nil }
        guard let offsets else { return offset }
        return snapsForward
            ? offsets.firstIndex { $0 >= offset }
            : offsets.lastIndex { $0 <= offset }
    }

    /// The characters of a text that a range of UTF-16 units covers.
    ///
    /// Clamped to the text. Empty for a text that is too long to mark.
    package static func characters(of range: Range<Int>, in text: String) -> Range<Int> {
        guard !text.isTooLongToMark else { return 0..<0 }
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
    /// The start of each shown character in UTF-16 units, and the end of the last.
    ///
    /// Each cell is counted alone: in one string, the characters of neighboring cells may merge.
    fileprivate var utf16Offsets: [Int] {
        var offsets = [0]
        for cell in 0..<shownCount { offsets.append(offsets[cell] + character(at: cell).utf16.count) }
        return offsets
    }
}
