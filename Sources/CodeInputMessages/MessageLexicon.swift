/// What a word of a message says of the numbers beside it.
struct Meaning: OptionSet {
    let rawValue: UInt16
    /// A word for a code.
    static let code = Meaning(rawValue: 1)
    /// Before what confirms something: "with".
    static let with = Meaning(rawValue: 2)
    /// Right before a code: "enter".
    static let lead = Meaning(rawValue: 4)
    /// Makes a word for a code another kind of code: "postal".
    static let kind = Meaning(rawValue: 8)
    /// A thing with a number of its own: "order".
    static let numberedItem = Meaning(rawValue: 16)
    /// May stand between a word and its number: "no.".
    static let link = Meaning(rawValue: 32)
    /// Presents what follows: "is".
    static let verb = Meaning(rawValue: 64)
    /// What a code is for: "for".
    static let purpose = Meaning(rawValue: 128)
    /// After a number: "minutes".
    static let unit = Meaning(rawValue: 256)
    /// Before an amount, a place or a receiver: "USD", "from"; one that is a link, too, may precede a code: "to".
    static let noCode = Meaning(rawValue: 512)
    /// Says that a text is about a code, not where it is: "log in".
    static let hint = Meaning(rawValue: 1024)
    /// Says that a code went elsewhere or is another one: "sent", "changed".
    static let sent = Meaning(rawValue: 2048)
    /// Says that a number is no code any longer, or never was one: "expired".
    static let void = Meaning(rawValue: 4096)
    /// What one does with a code: "confirm", "send".
    static let confirm = Meaning(rawValue: 8192)
    /// Before the number of a thing: "no.".
    static let label = Meaning(rawValue: 16384)
    /// Forbids what follows: "not".
    static let not = Meaning(rawValue: 32768)
}

/// Words that say what a number is, in some eighty languages.
///
/// An entry matches the beginning of a word. An entry with a dot, such as "rs.", matches a whole word. An entry with a
/// colon, such as "en:", is the label of its line. ">" marks a word right before a code. Case does not matter. An
/// entry of four letters or more that is no whole word matches also without its accents, as many messages are written.
final class MessageLexicon: Sendable {
    private struct Entry: Sendable {
        var scalars: Range<Int>
        // A hash of the first three scalars.
        var key: UInt32
        var isWhole: Bool
        var meaning: Meaning
    }

    // The folded scalars of all entries, and the entries by their first three scalars.
    private let scalars: [UInt32]
    private let entries: [Entry]
    private let buckets: [Int]
    // By the hash of their first two scalars, the words for a code that may stand inside a word.
    private let hasCode: [Bool]

    init(_ lists: KeyValuePairs<Meaning, String>) {
        var scalars: [UInt32] = []
        var sorted: [[Entry]] = Array(repeating: [], count: 1024)
        var hasCode = Array(repeating: false, count: sorted.count)
        for (meaning, list) in lists {
            var (start, full, last, hasAccents) = (scalars.count, meaning, Unicode.Scalar(" "), false)
            for scalar in (list + " ").unicodeScalars {
                switch scalar {
                case ">": full = .lead
                case ".", ":": break
                case " ", "\n":
                    if last == ":" { scalars.removeSubrange(start...) }
                    while scalars.count > start {
                        let word = start..<scalars.count
                        let key = scalars[word].prefix(3).reduce(0, Self.key)
                        sorted[Self.bucket(key)].append(
                            Entry(scalars: word, key: key, isWhole: last == ".", meaning: full))
                        if full.contains(.code), last != "." {
                            hasCode[Self.bucket(scalars[word].prefix(2).reduce(0, Self.key))] = true
                        }
                        start = word.upperBound
                        if hasAccents, last != ".", word.count > 3 {
                            for index in word { scalars.append(Self.plain(scalars[index])) }
                        }
                        hasAccents = false
                    }
                    full = meaning
                default:
                    let letter = Self.folded(scalar)
                    if Self.plain(letter) != letter { hasAccents = true }
                    scalars.append(letter)
                }
                last = scalar
            }
        }
        (self.scalars, self.hasCode) = (scalars, hasCode)
        entries = sorted.flatMap { $0 }
        buckets = sorted.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    private static func key(_ key: UInt32, _ scalar: UInt32) -> UInt32 { (key &+ scalar) &* 0x9E37_79B1 }
    private static func bucket(_ key: UInt32) -> Int { Int(key >> 22) }

    /// The meanings of the entries that match at the beginning of a range, and where the longest ends.
    ///
    /// Inside a word, entries that match whole words don't count.
    func match(
        _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, isInside: Bool = false
    ) -> (meaning: Meaning, end: Int) {
        var found = (meaning: Meaning(), end: range.lowerBound)
        var (offset, key) = (range.lowerBound, UInt32(0))
        for _ in 0..<3 where offset < range.upperBound {
            let (scalar, width) = bytes.scalar(at: offset)
            key = Self.key(key, Self.folded(scalar))
            offset += width
            let bucket = Self.bucket(key)
            for index in buckets[bucket]..<buckets[bucket + 1] where entries[index].key == key {
                let entry = entries[index]
                guard !(isInside && entry.isWhole), let end = end(of: entry, bytes, in: range) else { continue }
                found = (found.meaning.union(entry.meaning), max(found.end, end))
            }
        }
        return found
    }

    /// The meaning of a word for a code behind the first three letters of a word, as in "Zugangscode".
    func codeInside(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Meaning {
        var (offset, last, count) = (range.lowerBound, (start: 0, folded: UInt32(0)), 0)
        while offset < range.upperBound, count < 64 {
            let (scalar, width) = bytes.scalar(at: offset)
            let folded = Self.folded(scalar)
            if count > 3, hasCode[Self.bucket(Self.key(Self.key(0, last.folded), folded))] {
                let meaning = match(bytes, in: last.start..<range.upperBound, isInside: true).meaning
                if meaning.contains(.code) { return .code }
            }
            last = (offset, folded)
            (offset, count) = (offset + width, count + 1)
        }
        return []
    }

    private func end(of entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
        var offset = range.lowerBound
        for position in entry.scalars {
            guard offset < range.upperBound else { return nil }
            let (scalar, width) = bytes.scalar(at: offset)
            guard Self.folded(scalar) == scalars[position] else { return nil }
            offset += width
        }
        guard entry.isWhole, offset < range.upperBound else { return offset }
        return bytes.scalar(at: offset).scalar.properties.isAlphabetic ? nil : offset
    }

    /// The lowercase of a scalar, without making a string.
    private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = scalar.value
        switch value {
        case ..<0x80: return value &- 0x41 < 26 ? value + 0x20 : value
        case 0x2000...: return value
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

    /// A folded Latin letter without its accents: "é" is "e".
    private static func plain(_ scalar: UInt32) -> UInt32 {
        // Of the letters from U+0100 on, one for a capital and its small letter.
        let letters: StaticString = """
            aaaaaaaceeeeiiiidnooooo/ouuuuyty\
            aaaccccddeeeeegggghhiiiiiijkklllllnnnnoooorrrsssstttuuuuuuwyyzzz
            """
        switch scalar {
        case 0xE0...0xFF: return UInt32(letters.utf8Start[Int(scalar) - 0xE0])
        case 0x100...0x17F: return UInt32(letters.utf8Start[Int(scalar) / 2 - 0x60])
        case 0x219: return 0x73
        case 0x21B: return 0x74
        default: return scalar
        }
    }
}
