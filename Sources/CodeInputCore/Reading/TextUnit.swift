extension String {
    /// Whether the text is longer than a field reads: 65,536 bytes of UTF-8.
    ///
    /// It counts no further, because counting a string from Objective-C reads it.
    package var isTooLongToRead: Bool { utf8.index(startIndex, offsetBy: 65_537, limitedBy: endIndex) != nil }

    /// Whether the text is longer than a field marks: 4,096 bytes of UTF-8.
    ///
    /// The text system asks about marked text many times, and each time the field counts its characters.
    package var isTooLongToMark: Bool { utf8.index(startIndex, offsetBy: 4_097, limitedBy: endIndex) != nil }
}

#if DEBUG
/// Counts what reading does, in a test build: the test shows that reading is linear.
package final class ReadingSteps: @unchecked Sendable {
    // Unchecked: only `count(_:)` hands a counter out, to the task that runs its closure.
    @TaskLocal fileprivate static var current: ReadingSteps?
    private var steps = 0

    /// The number of steps of reading inside a closure.
    package static func count(_ body: () -> Void) -> Int {
        let counter = ReadingSteps()
        $current.withValue(counter, operation: body)
        return counter.steps
    }

    static func add() { current?.steps += 1 }
}
#endif

/// The role of one character of incoming text.
enum TextUnit {
    case code(CodeCharacter)
    /// A decimal digit outside the alphabet. The word around it is not a code.
    case digit
    /// A letter or number outside the alphabet. It belongs to the word that it touches, and that word is not a code.
    case letter
    /// A letter that ends the word before it, because readers see two words: "هو482910", "821904है".
    case otherScript
    case space
    /// A line break or a tab. It separates, but joins no groups.
    case gap
    case dash
    case dot
    /// An invisible character, such as a direction mark in copied text.
    case invisible
    case other

    init(ascii byte: UInt8, in alphabet: CodeAlphabet) {
        if let code = alphabet.code(ascii: byte) {
            self = .code(code)
            return
        }
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): self = .letter
        case UInt8(ascii: " "): self = .space
        case 0x09...0x0D: self = .gap
        case UInt8(ascii: "-"): self = .dash
        case UInt8(ascii: "."): self = .dot
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        default: self = .other
        }
    }

    /// A character of one scalar.
    init(_ scalar: Unicode.Scalar, in alphabet: CodeAlphabet) {
        self = alphabet.code(scalar).map(TextUnit.code) ?? Self.withoutCode(scalar, in: alphabet)
    }

    static func withoutCode(_ scalar: Unicode.Scalar, in alphabet: CodeAlphabet) -> TextUnit {
        switch scalar.kind {
        case .space: return .space
        case .dash: return .dash
        case .format: return .invisible
        case .digit: return .digit
        case .letter: return joinsWords(scalar) || !alphabet.isASCII ? .letter : .otherScript
        case .mark, .control, .currency, .other: break
        }
        if scalar == "\u{2212}" { return .dash }  // MINUS SIGN, by category a mathematical symbol
        if scalar == "." || scalar == "\u{00B7}" || scalar == "\u{2022}" { return .dot }
        if scalar.properties.isWhitespace { return .gap }
        guard scalar.properties.isAlphabetic || scalar.properties.numericValue != nil else { return .other }
        return joinsWords(scalar) || !alphabet.isASCII ? .letter : .otherScript
    }

    /// Whether a letter or number belongs to the digits and Latin letters that it touches.
    ///
    /// Letters of Latin, Greek and Cyrillic do, because they look like the letters in codes. So do signs made of digits
    /// and letters: "½", "①", "Ⅷ". Letters of all other scripts end a word.
    private static func joinsWords(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x052F, 0x1C80...0x1C8F, 0x1D00...0x1FFF, 0x2070...0x24FF, 0x2C60...0x2CFF, 0x2DE0...0x2DFF,
            0xA640...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06, 0xFF00...0xFF5E, 0x1D400...0x1D7FF, 0x1F100...0x1F1FF:
            true
        default:
            // Numbers that are not letters. The numerals of Chinese are both.
            !scalar.isLetter
        }
    }
}

/// Incoming text in UTF-8.
///
/// It is read scalar by scalar, or character by character for an alphabet beyond ASCII.
struct TextWalker {
    /// The bytes of the text.
    let bytes: UnsafeBufferPointer<UInt8>
    /// The alphabet of the code.
    let alphabet: CodeAlphabet
    /// The bytes to read.
    private(set) var range: Range<Int>
    // Where the character at each byte ends. Empty if every code character is a single scalar.
    private let ends: [Int32]

    /// Calls a closure with a text.
    ///
    /// - Complexity: O(*n*) for a string that is not contiguous UTF-8, such as one from Objective-C, and for an alphabet
    ///   beyond ASCII; O(1) otherwise.
    static func walk<Result>(over text: String, alphabet: CodeAlphabet, _ body: (TextWalker) -> Result) -> Result {
        var text = text
        text.makeContiguousUTF8()
        var ends: [Int32] = []
        if !alphabet.isASCII {
            ends = Array(repeating: 0, count: text.utf8.count)
            var offset = 0
            for character in text {
                let end = offset + character.utf8.count
                ends[offset] = Int32(end)
                offset = end
            }
        }
        return text.withUTF8 { body(TextWalker(bytes: $0, alphabet: alphabet, range: 0..<$0.count, ends: ends)) }
    }

    /// The same text, of which only a range of whole characters is read.
    func visiting(_ range: Range<Int>) -> TextWalker {
        var walker = self
        walker.range = range
        return walker
    }

    /// The role of the character at a byte, and where it ends.
    func unit(at offset: Int) -> (unit: TextUnit, end: Int) {
        #if DEBUG
        ReadingSteps.add()
        #endif
        let byte = bytes[offset]
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        // Every mark that joins the character before it begins with a byte of 0xCC or more.
        if byte < 0x80, next < (ends.isEmpty ? 0xCC : 0x80) {
            return (TextUnit(ascii: byte, in: alphabet), offset + 1)
        }
        return ends.isEmpty ? scalarUnit(at: offset) : characterUnit(at: offset)
    }

    /// A scalar with its marks.
    ///
    /// No code character of ASCII has marks, but it may have invisible scalars.
    private func scalarUnit(at offset: Int) -> (unit: TextUnit, end: Int) {
        let (scalar, width) = bytes.scalar(at: offset)
        let unit = TextUnit(scalar, in: alphabet)
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

    private func characterUnit(at offset: Int) -> (unit: TextUnit, end: Int) {
        let end = max(Int(ends[offset]), offset + 1)
        let (scalar, width) = bytes.scalar(at: offset)
        guard offset + width < end else { return (TextUnit(scalar, in: alphabet), end) }
        return (code(in: offset..<end).map(TextUnit.code) ?? TextUnit.withoutCode(scalar, in: alphabet), end)
    }

    /// The code of a character of several scalars, which may have invisible ones, such as the joiners of Indic keyboards.
    private func code(in range: Range<Int>) -> CodeCharacter? {
        let limit = CodeCharacter.maximumUTF8Count
        if range.count <= limit, let code = String(decoding: bytes[range], as: UTF8.self).first.flatMap(alphabet.code) {
            return code
        }
        guard bytes.scalars(in: range).contains(where: { $0.scalar.kind == .format }) else { return nil }
        var visible = ""
        for (scalar, range) in bytes.scalars(in: range) where scalar.kind != .format {
            guard visible.utf8.count + range.count <= limit else { return nil }
            visible.unicodeScalars.append(scalar)
        }
        return visible.count == 1 ? visible.first.flatMap(alphabet.code) : nil
    }

    /// The code characters in a range of bytes.
    func characters(in range: Range<Int>, upTo count: Int) -> ErasableArray<CodeCharacter> {
        var characters = ErasableArray<CodeCharacter>(capacity: count)
        for code in codes(in: range) { characters.append(code) }
        return characters
    }

    /// Whether two ranges of bytes have the same code characters.
    func isSameCode(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
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

extension UnsafeBufferPointer<UInt8> {
    /// The scalar at a byte, and its number of bytes.
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar, width: Int) {
        #if DEBUG
        ReadingSteps.add()
        #endif
        let lead = self[offset]
        let width = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard width > 1, offset + width <= count else { return (Unicode.Scalar(lead), 1) }
        var value = UInt32(lead) & (0xFF >> (UInt32(width) + 1))
        for index in 1..<width { value = value << 6 | UInt32(self[offset + index] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
    }

    /// The scalars in a range, and where they are.
    func scalars(in range: Range<Int>) -> some Sequence<(scalar: Unicode.Scalar, range: Range<Int>)> {
        sequence(state: range.lowerBound) { offset in
            guard offset < range.upperBound else { return nil }
            let (scalar, width) = self.scalar(at: offset)
            offset += width
            return (scalar, offset - width..<offset)
        }
    }

    /// The start of the scalar that ends before a byte.
    func startOfScalar(before offset: Int) -> Int {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}

extension Unicode.Scalar {
    /// The general categories that matter to a reader of codes.
    enum Kind { case letter, mark, digit, space, dash, format, control, currency, other }

    /// The kind of the scalar, by its general category.
    ///
    /// Not inlined: a switch over an enum of the standard library is long in machine code.
    @inline(never) var kind: Kind {
        if isCommonLetter { return .letter }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .letter
        case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
        case .decimalNumber: return .digit
        case .spaceSeparator: return .space
        case .dashPunctuation: return .dash
        case .format: return .format
        case .control: return .control
        case .currencySymbol: return .currency
        default: return .other
        }
    }

    /// Whether the scalar is a common letter, so that its properties need not be looked up.
    private var isCommonLetter: Bool {
        switch value {
        // Latin, Kana, Han, Hangul, Cyrillic, Greek, Hebrew, Arabic, Devanagari, Thai.
        case 0x41...0x5A, 0x61...0x7A, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3, 0x400...0x481,
            0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C1, 0x3AC...0x3CE, 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939,
            0xE01...0xE30:
            true
        default: false
        }
    }

    /// Whether the scalar is a letter, or a mark that belongs to one.
    var isLetter: Bool { isCommonLetter || !isASCII && properties.isAlphabetic }

    /// Whether the scalar is a lowercase letter.
    var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }

    /// Whether the scalar is white space within a line.
    var isSpace: Bool { isASCII ? self == " " || self == "\t" : kind == .space }
}
