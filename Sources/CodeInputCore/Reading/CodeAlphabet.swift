/// The characters of a code, and the rule that maps a typed character to one of them.
///
/// Users type an Arabic "٣", a full-width "３", or a lowercase "a" for a code in capitals. ``normalize(_:)`` turns each
/// into the one spelling that the app and its server compare.
///
/// ```swift
/// CodeAlphabet.digits.normalize("٣")                       // "3"
/// CodeAlphabet.uppercaseLettersAndDigits.normalize("a")    // "A"
/// CodeAlphabet("ACEFHJKMNPRTXY34679").normalize("O")       // nil
/// ```
public struct CodeAlphabet: Sendable, Hashable {
    // One bit for each ASCII character, so that checking a key takes one shift.
    private var lowASCII: UInt64 = 0
    private var highASCII: UInt64 = 0
    // In order. A set would carry three kilobytes more.
    private var nonASCII: [Character] = []
    private let foldsCase: Bool

    /// The ten digits 0 to 9.
    public static let digits = CodeAlphabet("0123456789")

    /// The digits and A to F; lowercase letters become capitals.
    public static let hexadecimal = CodeAlphabet("0123456789ABCDEF", foldsCase: true)

    /// The letters A to Z and a to z, and the digits; case matters.
    public static let lettersAndDigits = CodeAlphabet("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    /// The letters A to Z and the digits; lowercase letters become capitals.
    public static let uppercaseLettersAndDigits = CodeAlphabet("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", foldsCase: true)

    /// Creates an alphabet of normalized characters: "３" and "٣" both become "3".
    ///
    /// It leaves out line breaks, because Return submits, and characters of more than 15 UTF-8 bytes, because they
    /// can't be erased from memory. It also leaves out characters that merge with a neighboring one, such as
    /// combining marks, halves of a flag and parts of a Hangul syllable.
    ///
    /// - Parameters:
    ///   - characters: The members, in any order. Repeated characters count once.
    ///   - foldsCase: Whether a letter becomes the member that is its other case. A letter whose other case has several
    ///     characters, such as "ß", is never folded.
    @inline(never) public init(_ characters: some Sequence<Character>, foldsCase: Bool = false) {
        self.foldsCase = foldsCase
        for character in characters { insert(character) }
    }

    /// Returns the member that a typed character stands for, or nil, as for a character of more than 15 UTF-8 bytes.
    ///
    /// Any Unicode decimal digit (١ १ １ 𝟙) becomes its ASCII digit, and full-width forms become ASCII. Other numbers (½
    /// Ⅷ ① 三, keycap emoji) are not digits.
    public func normalize(_ character: Character) -> Character? { code(character)?.character }

    package var isNumeric: Bool { nonASCII.isEmpty && highASCII == 0 && lowASCII & ~Self.digitBits == 0 }

    package var isASCII: Bool { nonASCII.isEmpty }

    /// Whether the alphabet has capital letters and no lowercase ones, so that a keyboard can show capitals.
    package var isUppercase: Bool {
        highASCII & Self.capitalBits != 0 && highASCII & (Self.capitalBits << 32) == 0
            && !nonASCII.contains { $0.isLowercase }
    }

    private static let digitBits: UInt64 = 0x3FF << 48
    private static let capitalBits: UInt64 = 0x3FF_FFFF << 1
}

extension CodeAlphabet {
    @inline(never) func code(_ character: Character) -> CodeCharacter? {
        guard character.utf8.count <= CodeCharacter.maximumUTF8Count else { return nil }
        if let scalar = character.onlyScalar { return code(scalar) }
        return code(beyondASCII: character)
    }

    /// ``normalize(_:)`` for a character of one scalar, which makes no string if the alphabet is ASCII.
    func code(_ scalar: Unicode.Scalar) -> CodeCharacter? {
        if let byte = UInt8(exactly: scalar.value), byte < 0x80 { return code(ascii: byte) }
        if let byte = Self.asciiEquivalent(of: scalar) { return code(ascii: byte) }
        // I WITH DOT ABOVE, DOTLESS I and LONG S are the other cases of ASCII.
        guard !isASCII || [0x130, 0x131, 0x17F].contains(scalar.value) else { return nil }
        return code(beyondASCII: Character(scalar))
    }

    private func code(beyondASCII character: Character) -> CodeCharacter? {
        countReading(steps: 50)
        if let other = other(character) { return CodeCharacter(other) }
        return foldsCase ? folded(character) : nil
    }

    func code(ascii byte: UInt8) -> CodeCharacter? {
        if contains(ascii: byte) { return CodeCharacter(ascii: byte) }
        let otherCase = byte ^ 0x20
        guard foldsCase, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20), contains(ascii: otherCase)
        else { return nil }
        return CodeCharacter(ascii: otherCase)
    }

    private func folded(_ character: Character) -> CodeCharacter? {
        for other in [character.uppercased(), character.lowercased()] {
            guard other.count == 1, let first = other.first else { continue }
            if let byte = first.asciiValue, contains(ascii: byte) { return CodeCharacter(ascii: byte) }
            if let other = self.other(first) { return CodeCharacter(other) }
        }
        // The small letter of the Turkish "İ" has a dot of its own outside of Turkish.
        return character == "\u{130}" ? code(ascii: UInt8(ascii: "i")) : nil
    }

    private func contains(ascii byte: UInt8) -> Bool {
        byte < 64 ? lowASCII >> byte & 1 == 1 : byte < 128 && highASCII >> (byte - 64) & 1 == 1
    }

    private mutating func insert(_ character: Character) {
        guard !character.isNewline else { return }
        if let byte = character.asciiValue ?? character.onlyScalar.flatMap(Self.asciiEquivalent) {
            if byte < 64 { lowASCII |= 1 << byte } else { highASCII |= 1 << (byte - 64) }
        } else if Self.canStandAlone(character), other(character) == nil {
            nonASCII.insert(character, at: index(of: character))
        }
    }

    private func other(_ character: Character) -> Character? {
        let index = index(of: character)
        return index < nonASCII.count && nonASCII[index] == character ? nonASCII[index] : nil
    }

    /// The index in `nonASCII` before which all are less.
    @inline(never) private func index(of character: Character) -> Int {
        var range = 0..<nonASCII.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = nonASCII[middle] < character ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// The ASCII character that a decimal digit of another script, a full-width form or an equal character stands for.
    private static func asciiEquivalent(of scalar: Unicode.Scalar) -> UInt8? {
        guard !scalar.isASCII else { return nil }
        switch scalar.value {
        // Full-width forms stand in the order of ASCII (Unicode chart FF00).
        case 0xFF01...0xFF5E: return UInt8(scalar.value - 0xFF01 + 0x21)
        // Equal to ASCII: KELVIN SIGN, GREEK QUESTION MARK and GREEK VARIA.
        case 0x212A: return UInt8(ascii: "K")
        case 0x37E: return UInt8(ascii: ";")
        case 0x1FEF: return UInt8(ascii: "`")
        default: break
        }
        guard scalar.kind == .digit, let value = scalar.properties.numericValue else { return nil }
        return UInt8(ascii: "0") + UInt8(value)
    }

    /// Whether a character never merges with its neighbors.
    private static func canStandAlone(_ character: Character) -> Bool {
        func breaks(_ first: Character, _ second: Character) -> Bool { "\(first)\(second)".count == 2 }
        return character.utf8.count <= CodeCharacter.maximumUTF8Count && closed.allSatisfy { breaks($0, character) }
            && openers.allSatisfy { breaks(character, $0) }
    }

    // Marks join any character before them. Vowels and final consonants of Hangul join a syllable without and with a
    // final consonant.
    private static let closed: [Character] = ["a", "\u{AC00}", "\u{AC01}"]

    // Characters that join the end of others: any character joins a prepended mark, a Hangul initial an initial, an
    // Indic consonant a virama, a picture a joiner, and half a flag the other half.
    private static let openers: [Character] = ["a", "\u{1100}", "\u{915}", "\u{1F469}", "\u{1F1E6}"]
}
