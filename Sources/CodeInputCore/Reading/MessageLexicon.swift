/// What a word of a message says of the numbers beside it.
struct Meaning: OptionSet {
    let rawValue: UInt16
    /// A word for a code.
    static let code = Meaning(rawValue: 1)
    /// A code that the user chose, of which messages tell without having it: "password".
    static let secret = Meaning(rawValue: 2)
    /// Right before a code: "enter".
    static let lead = Meaning(rawValue: 4)
    /// Makes a word for a code another kind of code: "postal".
    static let kind = Meaning(rawValue: 8)
    /// A thing with a number of its own: "order".
    static let thing = Meaning(rawValue: 16)
    /// May stand between a word and its number: "no.".
    static let link = Meaning(rawValue: 32)
    /// Presents what follows: "is".
    static let verb = Meaning(rawValue: 64)
    /// What a code is for: "for".
    static let purpose = Meaning(rawValue: 128)
    /// After a number: "minutes".
    static let unit = Meaning(rawValue: 256)
    /// Before an amount: "USD".
    static let currency = Meaning(rawValue: 512)
    /// Says that a text is about a code, not where it is: "log in".
    static let hint = Meaning(rawValue: 1024)
}

/// Words that say what a number is, in some eighty languages.
///
/// An entry matches the beginning of a word. An entry with a dot, such as "rs.", matches a whole word. An entry with a
/// colon, such as "en:", is the label of its line. Case does not matter.
struct MessageLexicon: Sendable {
    private struct Entry: Sendable {
        var scalars: Range<Int>
        var isWhole: Bool
        var meaning: UInt16
    }

    // The folded scalars of all entries, and the entries by their first two scalars.
    private let scalars: [UInt32]
    private let entries: [Entry]
    private let buckets: [Int]

    init(_ lists: [(Meaning, String)]) {
        var scalars: [UInt32] = []
        var sorted: [[Entry]] = Array(repeating: [], count: 1024)
        scalars.reserveCapacity(10_000)
        for (meaning, list) in lists {
            var (start, full, last) = (scalars.count, meaning, Unicode.Scalar(" "))
            for scalar in (list + " ").unicodeScalars {
                switch scalar {
                case "~": full.formUnion(.secret)
                case ">": full = .lead
                case " ", "\n":
                    if last == ":" { scalars.removeSubrange(start...) }
                    if scalars.count > start {
                        let second = scalars.count > start + 1 ? scalars[start + 1] : 0
                        sorted[Self.bucket(scalars[start], second)].append(
                            Entry(scalars: start..<scalars.count, isWhole: last == ".", meaning: full.rawValue))
                    }
                    (start, full) = (scalars.count, meaning)
                case ".", ":": break
                default: scalars.append(Self.folded(scalar))
                }
                last = scalar
            }
        }
        self.scalars = scalars
        entries = sorted.flatMap { $0 }
        buckets = sorted.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    private static func bucket(_ first: UInt32, _ second: UInt32) -> Int { Int((first &* 37 &+ second) & 1023) }

    /// The meanings of the entries that begin at a byte, and the end of the longest.
    ///
    /// Inside a word, no entry with a dot does.
    func match(
        _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, isInside: Bool = false
    ) -> (meaning: Meaning, end: Int) {
        let (first, width) = bytes.scalar(at: range.lowerBound)
        let rest = range.lowerBound + width..<range.upperBound
        let folded = Self.folded(first)
        let second = rest.isEmpty ? 0 : Self.folded(bytes.scalar(at: rest.lowerBound).scalar)
        var found = (meaning: Meaning(), end: range.lowerBound)
        // Entries of a single scalar have a bucket of their own.
        var bucket = Self.bucket(folded, second)
        for _ in 0..<2 {
            for index in buckets[bucket]..<buckets[bucket + 1] {
                let entry = entries[index]
                guard scalars[entry.scalars.lowerBound] == folded, !(isInside && entry.isWhole),
                    let end = end(of: entry, bytes, in: rest)
                else { continue }
                found = (found.meaning.union(Meaning(rawValue: entry.meaning)), max(found.end, end))
            }
            if second == 0 { break }
            bucket = Self.bucket(folded, 0)
        }
        return found
    }

    /// Where an entry ends whose first scalar is before a range; nil if the range begins with another text.
    private func end(of entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
        var offset = range.lowerBound
        for position in entry.scalars.dropFirst() {
            guard offset < range.upperBound else { return nil }
            let (scalar, width) = bytes.scalar(at: offset)
            guard Self.folded(scalar) == scalars[position] else { return nil }
            offset += width
        }
        guard entry.isWhole, offset < range.upperBound else { return offset }
        let follower = bytes.scalar(at: offset).scalar
        return follower.isLetter ? nil : offset
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
