extension String {
    /// Whether the text is longer than a field reads: 65,536 bytes of UTF-8.
    ///
    /// It counts no further, because counting a string from Objective-C reads it.
    package var isTooLongToRead: Bool { hasBytes(after: 65_536) }

    /// Whether the text is longer than a field marks: 4,096 bytes of UTF-8.
    ///
    /// The text system asks about marked text many times, and each time the field counts its characters.
    package var isTooLongToMark: Bool { hasBytes(after: 4_096) }

    private func hasBytes(after count: Int) -> Bool {
        utf8.index(startIndex, offsetBy: count + 1, limitedBy: endIndex) != nil
    }
}

/// Walks over text in UTF-8: by bytes where the text is ASCII, and by characters elsewhere.
struct TextWalker {
    /// The bytes of the text.
    let bytes: UnsafeBufferPointer<UInt8>
    /// The alphabet of the code.
    let alphabet: CodeAlphabet
    /// The start of the last unit that ``next()`` returned.
    private(set) var start = 0
    /// The start of the next unit.
    private(set) var position = 0
    private(set) var end: Int
    // The same text as a string, which finds the ends of characters.
    private let text: String
    // The last end that it found. From there, the next character is found in O(1), even in a row of flags.
    private var lastEnd: (offset: Int, index: String.Index)

    /// Calls a closure that walks over a text.
    ///
    /// - Complexity: O(*n*) for a string that is not contiguous UTF-8, such as one from Objective-C; O(1) for others.
    ///   In such a string, each index would cost O(*n*).
    static func walk<Result>(over text: String, alphabet: CodeAlphabet, _ body: (TextWalker) -> Result) -> Result {
        var text = text
        text.makeContiguousUTF8()
        let whole = text
        return text.withUTF8 { body(TextWalker(bytes: $0, alphabet: alphabet, end: $0.count, text: whole)) }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, alphabet: CodeAlphabet, end: Int, text: String) {
        self.bytes = bytes
        self.alphabet = alphabet
        self.end = end
        self.text = text
        lastEnd = (0, text.startIndex)
    }

    /// A walk over a range of bytes of whole characters.
    func visiting(_ range: Range<Int>) -> TextWalker {
        var walker = self
        (walker.position, walker.end) = (range.lowerBound, range.upperBound)
        return walker
    }

    /// Returns the role of the next character; nil at the end.
    @inline(never) mutating func next() -> TextUnit? {
        guard position < end else { return nil }
        start = position
        let byte = bytes[position]
        // ASCII before ASCII is a character by itself, except for a line break of two bytes.
        guard byte < 0x80, byte != UInt8(ascii: "\r"), position + 1 == end || bytes[position + 1] < 0x80 else {
            return nextBeyondASCII()
        }
        position += 1
        return TextUnit(ascii: byte, in: alphabet)
    }

    /// The role of the next character, which stays the next.
    func peek() -> TextUnit? {
        var copy = self
        return copy.next()
    }

    private mutating func nextBeyondASCII() -> TextUnit {
        let index =
            position == lastEnd.offset ? lastEnd.index : text.utf8.index(text.startIndex, offsetBy: position)
        let nextIndex = text.index(after: index)
        lastEnd = (text.utf8.distance(from: text.startIndex, to: nextIndex), nextIndex)
        position = min(lastEnd.offset, end)
        return TextUnit(bytes, in: start..<lastEnd.offset, alphabet: alphabet)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The scalar at a byte, and its number of bytes.
    @inline(never) func scalar(at offset: Int) -> (scalar: Unicode.Scalar, width: Int) {
        let lead = self[offset]
        let width = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard width > 1, offset + width <= count else { return (Unicode.Scalar(lead), 1) }
        var value = UInt32(lead) & (0xFF >> (UInt32(width) + 1))
        for index in 1..<width { value = value << 6 | UInt32(self[offset + index] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
    }

    /// The start of the scalar that ends before a byte.
    @inline(never) func startOfScalar(before offset: Int) -> Int {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}
