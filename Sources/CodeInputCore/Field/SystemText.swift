/// The text for the text system, and the UTF-16 offsets of its cells; for a hidden one, a bullet for each character.
package struct SystemText: ~Copyable {
    private let shown: ErasableText
    private let isHidden: Bool
    // The start of each cell, and the end; nil if every cell is one unit long.
    private let offsets: [Int]?

    package init(_ editor: CodeEditor, isHidden: Bool) {
        let shown = editor.shown
        (self.shown, self.isHidden) = (shown, isHidden)
        // Not from one string, in which the characters of neighboring cells may merge.
        let isPlain = isHidden || shown.characters.allSatisfy { $0.ascii != nil }
        offsets = isPlain ? nil : Self.offsets(of: (0..<shown.count).lazy.map { shown[$0] })
    }

    package func text(in cells: Range<Int>) -> String {
        let cells = cells.clamped(to: 0..<shown.count)
        return isHidden ? String(repeating: "•", count: cells.count) : shown.string(in: cells)
    }

    package func offset(ofCell cell: Int) -> Int {
        let cell = min(max(cell, 0), shown.count)
        return offsets?[cell] ?? cell
    }

    // Nil outside the text. An offset inside a character moves to its end or to its start.
    package func cell(atOffset offset: Int, snapsForward: Bool) -> Int? {
        guard offset >= 0, offset <= offsets?.last ?? shown.count else { return nil }
        guard let offsets else { return offset }
        return snapsForward ? offsets.firstIndex { $0 >= offset } : offsets.lastIndex { $0 <= offset }
    }

    /// The characters that a range of UTF-16 units covers, clamped; none of a text that is too long to mark.
    package static func characters(of range: Range<Int>, in text: String) -> Range<Int> {
        guard !text.isTooLongToMark else { return 0..<0 }
        let offsets = offsets(of: text)
        let start = offsets.lastIndex { $0 <= range.lowerBound } ?? 0
        let end = offsets.firstIndex { $0 >= range.upperBound } ?? offsets.count - 1
        return start..<max(start, end)
    }

    private static func offsets(of characters: some Sequence<Character>) -> [Int] {
        characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
    }
}
