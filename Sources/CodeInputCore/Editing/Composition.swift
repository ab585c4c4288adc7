/// Text that an input method is composing.
///
/// It is whole even where cells can't show it all.
struct Composition: Sendable {
    // The input method owns this string and hands it over anew with every key; the copy here is erased all the same.
    private let utf8: ErasableArray<UInt8>
    /// How many characters the text has.
    let count: Int
    /// The selected characters within the text.
    var selection: Range<Int>
    /// The committed cells it stands in place of.
    private(set) var replaced: Range<Int>

    var start: Int { replaced.lowerBound }

    init(_ text: String, selection: Range<Int>, replacing replaced: Range<Int>) {
        var bytes = ErasableArray<UInt8>(capacity: text.utf8.count)
        bytes.replace(0..<0, with: text.utf8)
        utf8 = bytes
        count = text.count
        self.selection = selection.clampedInto(0..<count)
        self.replaced = replaced
    }

    /// The same text in place of other cells.
    func replacing(_ cells: Range<Int>) -> Composition {
        var copy = self
        copy.replaced = cells
        return copy
    }

    var text: String { String(decoding: utf8, as: UTF8.self) }
}
