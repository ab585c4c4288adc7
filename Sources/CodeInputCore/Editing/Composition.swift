/// Marked text.
///
/// It may be longer than the cells can show. It may be a whole code, because AutoFill can use marked text too. So it
/// lives in a buffer that is overwritten, like the code.
struct Composition: Sendable {
    private let utf8: ErasableArray<UInt8>
    // The end of each character.
    private let ends: [Int]
    /// The selected characters within the text.
    private(set) var selection: Range<Int>
    /// The committed cells that it replaces.
    private(set) var replaced: Range<Int>

    var start: Int { replaced.lowerBound }

    /// The number of characters.
    var count: Int { ends.count }

    init(_ text: String, selection: Range<Int>, replacing replaced: Range<Int>) {
        var bytes = ErasableArray<UInt8>(capacity: text.utf8.count)
        bytes.replace(0..<0, with: text.utf8)
        self.init(bytes, ends: Self.ends(of: text), selection: selection, replacing: replaced)
    }

    private init(_ utf8: ErasableArray<UInt8>, ends: [Int], selection: Range<Int>, replacing replaced: Range<Int>) {
        self.utf8 = utf8
        self.ends = ends
        self.selection = selection.clampedInto(0..<ends.count)
        self.replaced = replaced
    }

    /// The same text, replacing other cells.
    func replacing(_ cells: Range<Int>) -> Composition {
        var copy = self
        copy.replaced = cells
        return copy
    }

    private static func ends(of text: String) -> [Int] {
        var end = 0
        return text.map { character in
            end += character.utf8.count
            return end
        }
    }

    /// The character at an index.
    func character(at index: Int) -> Character {
        String(decoding: utf8[bytes(of: index..<index + 1)], as: UTF8.self).first ?? "\u{FFFD}"
    }

    /// Selects within the text.
    mutating func select(_ range: Range<Int>) { selection = range.clampedInto(0..<count) }

    /// The composition without a range of characters, with the caret in their place; nil if no character is left.
    func removing(_ range: Range<Int>) -> Composition? {
        guard range.count < count else { return nil }
        var rest = utf8
        rest.replace(bytes(of: range), with: EmptyCollection())
        // Characters that are neighbors now may merge.
        let ends = rest.withErasedText(Self.ends)
        return Composition(rest, ends: ends, selection: range.lowerBound..<range.lowerBound, replacing: replaced)
    }

    /// Calls a closure with the text.
    ///
    /// The string is overwritten afterwards, so the closure must not keep it.
    func withText<Result>(_ body: (String) -> Result) -> Result { utf8.withErasedText(body) }

    /// The bytes of a range of characters that is not empty.
    private func bytes(of range: Range<Int>) -> Range<Int> {
        (range.lowerBound > 0 ? ends[range.lowerBound - 1] : 0)..<ends[range.upperBound - 1]
    }
}
