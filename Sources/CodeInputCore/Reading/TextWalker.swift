extension String {
    /// Whether the text is longer than a field reads: 65,536 bytes of UTF-8, beyond which nothing is counted.
    package var isTooLongToRead: Bool { utf8.index(startIndex, offsetBy: 65_537, limitedBy: endIndex) != nil }

    /// Whether the text is longer than a field marks: 4,096 bytes of UTF-8.
    // The text system asks about marked text many times, and each time the field counts its characters.
    var isTooLongToMark: Bool { utf8.index(startIndex, offsetBy: 4_097, limitedBy: endIndex) != nil }
}

#if DEBUG
/// Counts what reading does, in a test build: the test shows that reading is linear.
package func readingSteps(of body: () -> Void) -> Int {
    let counter = ReadingSteps()
    ReadingSteps.$current.withValue(counter, operation: body)
    return counter.steps
}

// Unchecked: only `readingSteps(of:)` hands a counter out, to the task that runs its closure, and reads it afterwards.
private final class ReadingSteps: @unchecked Sendable {
    @TaskLocal static var current: ReadingSteps?
    var steps = 0
}

#endif

package func countReading(steps: Int = 1) {
    #if DEBUG
    ReadingSteps.current?.steps += steps
    #endif
}

/// Incoming text in UTF-8, read scalar by scalar, or character by character for an alphabet beyond ASCII.
package struct TextWalker {
    package let bytes: UnsafeBufferPointer<UInt8>
    let alphabet: CodeAlphabet
    package private(set) var range: Range<Int>
    // Nil if every code character is a single scalar.
    private let characters: TextCharacters?

    /// Calls a closure with a text, which is copied if it is not contiguous UTF-8, such as one from Objective-C.
    package static func walk<Result>(over text: String, alphabet: CodeAlphabet, _ body: (TextWalker) -> Result)
        -> Result
    {
        var text = text
        text.makeContiguousUTF8()
        let characters = alphabet.isASCII ? nil : TextCharacters(text, alphabet)
        return text.withUTF8 {
            body(TextWalker(bytes: $0, alphabet: alphabet, range: 0..<$0.count, characters: characters))
        }
    }

    /// The same text, of which only a range of whole characters is read.
    package func limited(to range: Range<Int>) -> TextWalker {
        var walker = self
        walker.range = range
        return walker
    }

    /// The role of the character at a byte, and where it ends.
    package func unit(at offset: Int) -> (unit: TextUnit, end: Int) {
        countReading()
        let byte = bytes[offset]
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        // Every mark that joins the character before it begins with a byte of 0xCC or more.
        if byte < 0x80, next < (characters == nil ? 0xCC : 0x80) {
            return (TextUnit(ascii: byte, in: alphabet), offset + 1)
        }
        return characters.map { characterUnit(at: offset, in: $0) } ?? scalarUnit(at: offset)
    }

    @inline(never)
    private func characterUnit(at offset: Int, in characters: TextCharacters) -> (unit: TextUnit, end: Int) {
        let end = characters.end(at: offset)
        if end == offset + 1 { return (TextUnit(ascii: bytes[offset], in: alphabet), end) }
        if let code = characters.code(at: offset) { return (.code(code), end) }
        return (TextUnit.withoutCode(bytes.scalar(at: offset).scalar, in: alphabet), end)
    }

    /// A scalar with its marks: no code character of ASCII has any, but it may have invisible scalars.
    private func scalarUnit(at offset: Int) -> (unit: TextUnit, end: Int) {
        let (scalar, width) = bytes.scalar(at: offset)
        let unit = alphabet.code(scalar).map(TextUnit.code) ?? .withoutCode(scalar, in: alphabet)
        var (end, next) = (offset + width, offset + width)
        while next < range.upperBound, bytes[next] >= 0xCC {
            let (mark, width) = bytes.scalar(at: next)
            next += width
            switch mark.kind {
            case .mark: end = next
            case .format: guard case .code = unit else { return (unit, end) }
            default: next = range.upperBound
            }
        }
        guard end > offset + width, case .code = unit else { return (unit, end) }
        return (TextUnit.withoutCode(scalar, in: alphabet), end)
    }

    func characters(in range: Range<Int>, upTo count: Int) -> ErasableArray<CodeCharacter> {
        var characters = ErasableArray<CodeCharacter>(capacity: count)
        for code in codes(in: range) { characters.append(code) }
        return characters
    }

    package func isSameCode(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
        codes(in: range).elementsEqual(codes(in: other))
    }

    private func codes(in range: Range<Int>) -> some Sequence<CodeCharacter> {
        sequence(state: range.lowerBound) { offset in
            while offset < range.upperBound {
                let (unit, end) = unit(at: offset)
                offset = end
                if case .code(let code) = unit { return code }
            }
            return nil
        }
    }
}

// The characters of a text for an alphabet beyond ASCII: where each ends, and whether it is a code character.
// To look up a character with marks takes microseconds, so no more than 1,024 of those are looked up.
private final class TextCharacters {
    // The end of the character that begins at each byte, and the index of its code character.
    private var boundaries: [(end: Int32, entry: Int32)]
    // Erased, because they may be all characters of a code.
    private var codes: ErasableArray<CodeCharacter>

    init(_ text: String, _ alphabet: CodeAlphabet) {
        boundaries = Array(repeating: (0, -1), count: text.utf8.count)
        codes = ErasableArray(capacity: min(text.utf8.count / 2, 1024))
        var offset = 0, lookups = 0
        for character in text {
            let start = offset
            offset += character.utf8.count
            boundaries[start].end = Int32(offset)
            if character.onlyScalar == nil { lookups += 1 }
            guard offset > start + 1, lookups <= 1024 || character.onlyScalar != nil else { continue }
            guard let code = alphabet.code(character) ?? character.visible.flatMap(alphabet.code) else { continue }
            boundaries[start].entry = Int32(codes.count)
            codes.append(code)
        }
    }

    func end(at offset: Int) -> Int { max(Int(boundaries[offset].end), offset + 1) }

    func code(at offset: Int) -> CodeCharacter? {
        boundaries[offset].entry < 0 ? nil : codes[Int(boundaries[offset].entry)]
    }
}

extension Character {
    /// The character without its invisible scalars, such as the joiners of Indic keyboards; nil if there is no other.
    fileprivate var visible: Character? {
        var visible = ""
        for scalar in unicodeScalars where scalar.kind != .format {
            guard visible.utf8.count + UTF8.width(scalar) <= CodeCharacter.maximumUTF8Count else { return nil }
            visible.unicodeScalars.append(scalar)
        }
        return visible.count == 1 && visible.utf8.count < utf8.count ? visible.first : nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    package func scalar(at offset: Int) -> (scalar: Unicode.Scalar, width: Int) {
        countReading()
        let lead = self[offset]
        let width = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard width > 1, offset + width <= count else { return (Unicode.Scalar(lead), 1) }
        var value = UInt32(lead) & (0xFF >> (UInt32(width) + 1))
        for index in 1..<width { value = value << 6 | UInt32(self[offset + index] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
    }
}
