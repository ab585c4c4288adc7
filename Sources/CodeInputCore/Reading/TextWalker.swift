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
    // The last end that it found. From there, the next takes no search for the start of the character, which would cost
    // O(n) in a row of flags.
    private var lastEnd: (offset: Int, index: String.Index)

    /// Calls a closure that walks over a text.
    ///
    /// - Complexity: O(*n*) for a string that is not contiguous UTF-8, such as one from Objective-C; O(1) for others.
    ///   In such a string, each index would cost O(*n*).
    static func walk<Result>(
        over text: String, alphabet: CodeAlphabet, _ body: (inout TextWalker) -> Result
    ) -> Result {
        var contiguous = text
        contiguous.makeContiguousUTF8()
        let text = contiguous
        func walk(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
            var walker = TextWalker(bytes: bytes, alphabet: alphabet, end: bytes.count, text: text)
            return body(&walker)
        }
        return text.utf8.withContiguousStorageIfAvailable(walk) ?? walk(UnsafeBufferPointer(start: nil, count: 0))
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, alphabet: CodeAlphabet, end: Int, text: String) {
        self.bytes = bytes
        self.alphabet = alphabet
        self.end = end
        self.text = text
        lastEnd = (0, text.startIndex)
    }

    /// Restricts the walk to a range of bytes of whole characters.
    mutating func visit(_ range: Range<Int>) {
        start = range.lowerBound
        position = range.lowerBound
        end = range.upperBound
    }

    /// Returns the role of the next character; nil at the end.
    @inline(__always) mutating func next() -> TextUnit? {
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

    /// Skips ASCII up to the word with the next digit, or to a character that may have scalars beyond ASCII.
    @inline(__always) mutating func skipToDigit() {
        var next = position
        while next + 1 < end, bytes[next + 1] < 0x80, bytes[next] &- UInt8(ascii: "0") > 9 { next += 1 }
        while next > position, (bytes[next - 1] | 0x20) &- UInt8(ascii: "a") < 26 { next -= 1 }
        position = next
    }

    /// Skips code characters of ASCII.
    ///
    /// - Returns: The number of skipped characters. The last one before other than ASCII is not skipped: a mark may
    ///   follow it.
    @inline(__always) mutating func skipCodes() -> Int {
        let first = position
        while position + 1 < end, bytes[position + 1] < 0x80, alphabet.code(ascii: bytes[position]) != nil {
            position += 1
        }
        return position - first
    }

    @inline(never) private mutating func nextBeyondASCII() -> TextUnit {
        let (scalar, width) = bytes.scalar(at: position)
        let next = position + width
        if Self.standsAlone(scalar), next >= end || Self.standsAlone(bytes.scalar(at: next).scalar) {
            position = next
            if let byte = UInt8(exactly: scalar.value), byte < 0x80 { return TextUnit(ascii: byte, in: alphabet) }
            return TextUnit(scalar, in: alphabet)
        }
        let index =
            position == lastEnd.offset ? lastEnd.index : text.utf8.index(text.startIndex, offsetBy: position)
        let nextIndex = text.index(after: index)
        lastEnd = (text.utf8.distance(from: text.startIndex, to: nextIndex), nextIndex)
        position = min(lastEnd.offset, end)
        return TextUnit(text.unicodeScalars[index..<nextIndex], in: alphabet)
    }

    /// Whether a scalar is a character by itself, next to scalars that are too.
    ///
    /// These are the most common ranges of Unicode's Grapheme_Cluster_Break=Other.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x590, 0x5D0...0x5EA, 0x606...0x60F,
            0x61D...0x64A, 0x660...0x66F, 0x671...0x6D5, 0x6EE...0x6FF, 0xE01...0xE30, 0xE40...0xE46,
            0x2010...0x2027, 0x2030...0x205F, 0x20A0...0x20CF, 0x2100...0x23FF, 0x3000...0x3029, 0x3030...0x3098,
            0x309B...0xA4CF, 0xAC00...0xD7A3, 0xFF01...0xFF9D:
            true
        default: false
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The scalar at a byte, and its number of bytes.
    @inline(__always) func scalar(at offset: Int) -> (scalar: Unicode.Scalar, width: Int) {
        let lead = self[offset]
        return lead < 0x80 ? (Unicode.Scalar(lead), 1) : scalarBeyondASCII(at: offset)
    }

    private func scalarBeyondASCII(at offset: Int) -> (scalar: Unicode.Scalar, width: Int) {
        let lead = self[offset]
        let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard offset + width <= count else { return (Unicode.Scalar(lead), 1) }
        var value = UInt32(lead) & (0xFF >> (UInt32(width) + 1))
        for index in 1..<width { value = value << 6 | UInt32(self[offset + index] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
    }

    /// The start of the scalar that ends before a byte.
    func startOfScalar(before offset: Int) -> Int {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}
