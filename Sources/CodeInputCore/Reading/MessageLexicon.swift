/// Words that say what a number is, in some sixty languages.
///
/// An entry matches the beginning of a word. An entry with a dot, such as "rs.", matches a whole word. An entry with a
/// colon, such as "en:", is the label of its line. Case does not matter.
struct MessageLexicon: Sendable {
    // The folded scalars of each entry, with its dot.
    private var entriesByFirst: [UInt32: [[UInt32]]] = [:]
    private static let dot = UInt32(UInt8(ascii: "."))

    init(_ words: String) {
        var word: [UInt32] = []
        for scalar in words.unicodeScalars {
            guard scalar == " " || scalar == "\n" else {
                word.append(Self.folded(scalar))
                continue
            }
            add(word)
            word = []
        }
        add(word)
    }

    private mutating func add(_ word: [UInt32]) {
        guard let first = word.first, let last = word.last, last != UInt32(UInt8(ascii: ":")) else { return }
        entriesByFirst[first, default: []].append(word)
    }

    /// Whether an entry matches at a byte of a text.
    ///
    /// Inside a word of Latin, Greek or Cyrillic, no entry with a dot does.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        let entries = entriesByFirst[Self.folded(bytes.scalar(at: offset).scalar)] ?? []
        return entries.contains { Self.matches($0, bytes, at: offset) }
    }

    private static func matches(_ entry: [UInt32], _ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        let isWholeWord = entry.last == dot
        var offset = start
        for index in 0..<(isWholeWord ? entry.count - 1 : entry.count) {
            guard offset < bytes.count else { return false }
            let (scalar, width) = bytes.scalar(at: offset)
            guard folded(scalar) == entry[index] else { return false }
            offset += width
        }
        guard isWholeWord else { return true }
        return !bytes.isInsideWord(start) && (offset >= bytes.count || !bytes.scalar(at: offset).scalar.isOfWord)
    }

    /// The lowercase of a scalar, without making a string.
    private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = scalar.value
        switch value {
        case 0x41...0x5A, 0xC0...0xDE, 0x391...0x3A9, 0x410...0x42F: return value + 0x20
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
