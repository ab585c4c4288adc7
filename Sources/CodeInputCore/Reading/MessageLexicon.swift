/// Words that say what a number is, in some sixty languages.
///
/// An entry matches the beginning of a word. An entry with a dot, such as "rs.", matches a whole word. An entry with a
/// colon, such as "en:", is the label of its line. Case does not matter.
struct MessageLexicon: Sendable {
    private struct Entry {
        // 0 for an entry of one scalar.
        var second: UInt32
        var rest: Range<Int>
        var isWholeWord: Bool
    }

    // One array, ordered by first scalar, so that a lookup touches only the entries that may match.
    private let scalars: [UInt32]
    private let entries: [Entry]
    private let entriesByASCII: [Range<Int>]
    private let entriesByScalar: [UInt32: Range<Int>]

    init(_ words: String) {
        let words = words.split(whereSeparator: \.isWhitespace).filter { $0.last != ":" }.map { word in
            let isWholeWord = word.last == "."
            return (isWholeWord ? word.dropLast() : word).unicodeScalars.map(Self.folded) + (isWholeWord ? [0] : [])
        }
        var scalars: [UInt32] = []
        var entries: [Entry] = []
        var byScalar: [UInt32: Range<Int>] = [:]
        for word in words.sorted(by: { $0[0] < $1[0] }) {
            let isWholeWord = word.last == 0
            let start = scalars.count
            scalars += isWholeWord ? word.dropLast() : word[...]
            let first = byScalar[word[0]]?.lowerBound ?? entries.count
            byScalar[word[0]] = first..<(entries.count + 1)
            let second = scalars.count - start > 1 ? scalars[start + 1] : 0
            entries.append(
                Entry(
                    second: second, rest: min(start + 2, scalars.count)..<scalars.count, isWholeWord: isWholeWord))
        }
        self.scalars = scalars
        self.entries = entries
        entriesByASCII = (0..<0x80).map { byScalar[$0] ?? 0..<0 }
        entriesByScalar = byScalar
    }

    /// Whether an entry matches at a byte of a text.
    ///
    /// Inside a word of Latin, Greek or Cyrillic, no entry with a dot does.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        let (scalar, width) = bytes.scalar(at: offset)
        let first = Self.folded(scalar)
        let candidates = first < 0x80 ? entriesByASCII[Int(first)] : entriesByScalar[first] ?? 0..<0
        guard !candidates.isEmpty else { return false }
        let next = offset + width
        let (nextScalar, nextWidth) = next < bytes.count ? bytes.scalar(at: next) : (" ", 0)
        let second = Self.folded(nextScalar)
        for index in candidates {
            // Almost every entry differs in the second scalar.
            if entries[index].second == second {
                if matchesRest(entries[index], bytes, at: next + nextWidth),
                    !entries[index].isWholeWord || !bytes.isInsideWord(offset)
                {
                    return true
                }
            } else if entries[index].second == 0,
                !entries[index].isWholeWord || !nextScalar.isOfWord && !bytes.isInsideWord(offset)
            {
                return true
            }
        }
        return false
    }

    private func matchesRest(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        var offset = offset
        for index in entry.rest {
            guard offset < bytes.count else { return false }
            let (scalar, width) = bytes.scalar(at: offset)
            guard Self.folded(scalar) == scalars[index] else { return false }
            offset += width
        }
        return !entry.isWholeWord || offset >= bytes.count || !bytes.scalar(at: offset).scalar.isOfWord
    }

    /// The lowercase of a scalar, without making a string.
    private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = scalar.value
        return value < 0x80 ? (value &- 0x41 < 26 ? value + 0x20 : value) : foldedBeyondASCII(value)
    }

    private static func foldedBeyondASCII(_ value: UInt32) -> UInt32 {
        switch value {
        case 0xC0...0xDE, 0x391...0x3A9, 0x410...0x42F: return value + 0x20
        case 0x531...0x556: return value + 0x30
        case 0x130, 0x131: return 0x69
        case 0x100...0x137, 0x14A...0x177, 0x460...0x52F, 0x1E00...0x1EFF: return value | 1
        case 0x139...0x148, 0x179...0x17E: return value + value % 2
        case 0x386: return 0x3AC
        case 0x388...0x38A: return value + 0x25
        case 0x400...0x40F: return value + 0x50
        default: return value
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a letter of Latin, Greek or Cyrillic, or a digit, is right before a byte.
    func isInsideWord(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        let before = scalar(at: startOfScalar(before: offset)).scalar
        return before.isOfWord && !before.isOfOtherScript
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter, a digit or a mark, judged by ranges only.
    var isOfWord: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0...0xA9, 0xAB...0xB9, 0xBB...0xBF, 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x303F, 0xFF00...0xFF0F,
            0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0x55A...0x55F, 0x589, 0x5BE, 0x60C, 0x61B, 0x61F, 0x6D4,
            0x964, 0x965, 0x104A, 0x104B, 0x1362, 0x17D4...0x17DA:
            false
        default: true
        }
    }

    /// Whether the scalar's script may be written without spaces around numbers: any but Latin, Greek and Cyrillic.
    var isOfOtherScript: Bool { value > 0x52F && !(0x1E00...0x1FFF).contains(value) }
}
