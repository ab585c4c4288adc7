/// Text that an input method is composing.
///
/// It is whole even where cells can't show it all. An input method may compose all of a code, and one-time codes are
/// filled in that way too: the text is kept as the code is, where it can be overwritten.
struct Composition: Sendable {
    private let utf8: ErasableArray<UInt8>
    // Where each character ends in it.
    private let ends: [Int]
    /// The selected characters within the text.
    private(set) var selection: Range<Int>
    /// The committed cells it stands in place of.
    private(set) var replaced: Range<Int>

    var start: Int { replaced.lowerBound }

    /// How many characters the text has.
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

    /// The same text in place of other cells.
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

    /// One character of the text, which is all that a cell shows.
    func character(at index: Int) -> Character {
        String(decoding: utf8[bytes(of: index..<index + 1)], as: UTF8.self).first ?? "\u{FFFD}"
    }

    /// How long the UTF-8 of some characters is.
    func utf8Count(of range: Range<Int>) -> Int { bytes(of: range).count }

    /// Selects within the text.
    mutating func select(_ range: Range<Int>) { selection = range.clampedInto(0..<count) }

    /// The composition without some characters, the caret where they stood; nil without any.
    func removing(_ range: Range<Int>) -> Composition? {
        guard range.count < count else { return nil }
        var rest = utf8
        rest.replace(bytes(of: range), with: EmptyCollection())
        // What stands side by side now may be one character.
        let ends = rest.withErasedText(Self.ends)
        return Composition(rest, ends: ends, selection: range.lowerBound..<range.lowerBound, replacing: replaced)
    }

    /// Lends the text to be read; the string is overwritten afterwards, so nobody may keep it.
    func withText<Result>(_ body: (String) -> Result) -> Result { utf8.withErasedText(body) }

    private func bytes(of range: Range<Int>) -> Range<Int> {
        (range.lowerBound > 0 ? ends[range.lowerBound - 1] : 0)..<(range.upperBound > 0
            ? ends[range.upperBound - 1] : 0)
    }
}
