/// The characters that a code is made of, and the rule that maps what is typed to one of them.
///
/// A person types what their keyboard has: an Arabic "٣", a full-width "３", a lower-case "a" where the code is in
/// capitals. ``normalize(_:)`` turns each into the one spelling that the app and its server compare.
///
/// ```swift
/// CodeAlphabet.digits.normalize("٣")                       // "3"
/// CodeAlphabet.uppercaseLettersAndDigits.normalize("a")    // "A"
/// CodeAlphabet("ACEFHJKMNPRTXY34679").normalize("O")       // nil
/// ```
public struct CodeAlphabet: Sendable, Hashable {
    // One bit an ASCII character, so that the check of a key costs a shift.
    private var lowASCII: UInt64 = 0
    private var highASCII: UInt64 = 0
    private var others: Set<Character> = []
    private let foldsCase: Bool

    /// The ten digits 0 to 9.
    public static let digits = CodeAlphabet("0123456789")

    /// The digits and A to F.
    ///
    /// Small letters become capitals.
    public static let hexadecimal = CodeAlphabet("0123456789ABCDEF", foldsCase: true)

    /// The letters A to Z and a to z, told apart, and the digits.
    public static let lettersAndDigits = CodeAlphabet(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    /// The letters A to Z and the digits.
    ///
    /// Small letters become capitals.
    public static let uppercaseLettersAndDigits = CodeAlphabet(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", foldsCase: true)

    /// Creates an alphabet of the characters given.
    ///
    /// The characters are normalised themselves: "３" and "٣" both stand for "3". Left out are line breaks (Return
    /// submits), characters of more than 15 UTF-8 bytes (they could not be erased from memory), and those that can't
    /// stand alone in a cell because they merge with a neighbor: combining marks, skin tones, halves of a flag, parts of a
    /// Hangul syllable. That is so wherever they stand: "\u{600}" and a Hangul initial make one character, which merges
    /// with a syllable after it.
    ///
    /// - Parameters:
    ///   - characters: The members, in any order; repeated ones count once.
    ///   - foldsCase: Whether a letter whose other case is a member becomes that member. A letter whose other case is
    ///     more than one character, as of "ß", is never folded. False unless told.
    public init(_ characters: some Sequence<Character>, foldsCase: Bool = false) {
        self.foldsCase = foldsCase
        for character in characters {
            let canonical = Self.asciiEquivalent(of: character) ?? character
            if let byte = canonical.asciiValue {
                guard !canonical.isNewline else { continue }
                insert(ascii: byte)
            } else if Self.canStandAlone(canonical) {
                others.insert(canonical)
            }
        }
    }

    /// The member that a typed character stands for.
    ///
    /// Any Unicode decimal digit (١ १ １ 𝟙) becomes its ASCII digit, and full-width forms become ASCII. Other numbers
    /// (½ Ⅷ ① 三, keycap emoji) are not digits.
    ///
    /// - Parameter character: What was typed.
    /// - Returns: The member, or nil when the character is none and stands for none. Always nil for a character of
    ///   more than 15 UTF-8 bytes.
    /// - Complexity: O(1), and no allocation for ASCII.
    public func normalize(_ character: Character) -> Character? {
        code(character)?.character
    }

    /// Whether the alphabet has no characters but the digits 0 to 9.
    package var isNumeric: Bool { others.isEmpty && highASCII == 0 && lowASCII & ~Self.digitBits == 0 }

    /// Whether every character is ASCII.
    package var isASCII: Bool { others.isEmpty }

    /// Whether the alphabet has capital letters and no small ones, so that a keyboard may as well show capitals.
    package var isUppercase: Bool {
        highASCII & Self.capitalBits != 0 && highASCII & (Self.capitalBits << 32) == 0
            && !others.contains(where: \.isLowercase)
    }

    private static let digitBits: UInt64 = 0x3FF << 48
    private static let capitalBits: UInt64 = 0x3FF_FFFF << 1
}

extension CodeAlphabet {
    /// ``normalize(_:)`` in the form that the editor stores.
    func code(_ character: Character) -> CodeCharacter? {
        guard character.utf8.count <= CodeCharacter.maximumUTF8Count else { return nil }
        if let byte = character.asciiValue, !character.isNewline { return code(ascii: byte) }
        if let equivalent = Self.asciiEquivalent(of: character)?.asciiValue { return code(ascii: equivalent) }
        if let index = others.firstIndex(of: character) { return CodeCharacter(others[index]) }
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
            guard other.count == 1, let first = other.first, first != character else { continue }
            if let byte = first.asciiValue, contains(ascii: byte) { return CodeCharacter(ascii: byte) }
            if let index = others.firstIndex(of: first) { return CodeCharacter(others[index]) }
        }
        return nil
    }

    private func contains(ascii byte: UInt8) -> Bool {
        byte < 64 ? lowASCII >> byte & 1 == 1 : byte < 128 && highASCII >> (byte - 64) & 1 == 1
    }

    private mutating func insert(ascii byte: UInt8) {
        if byte < 64 { lowASCII |= 1 << byte } else { highASCII |= 1 << (byte - 64) }
    }

    /// The ASCII character that a decimal digit of another script or a full-width form stands for.
    private static func asciiEquivalent(of character: Character) -> Character? {
        let scalars = character.unicodeScalars
        guard let scalar = scalars.first, !scalar.isASCII, scalars.dropFirst().isEmpty else { return nil }
        let properties = scalar.properties
        if properties.numericType == .decimal, let value = properties.numericValue {
            return Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(value)))
        }
        // Full-width forms stand in the order of ASCII (Unicode chart FF00).
        guard (0xFF01...0xFF5E).contains(scalar.value) else { return nil }
        return Character(Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21)))
    }

    /// Whether a character stays one, whatever other members stand around it.
    private static func canStandAlone(_ character: Character) -> Bool {
        func breaks(_ first: Character, _ second: Character) -> Bool { "\(first)\(second)".count == 2 }
        return !character.isNewline
            && character.utf8.count <= CodeCharacter.maximumUTF8Count
            && closed.allSatisfy { breaks($0, character) }
            && openers.allSatisfy { breaks(character, $0) }
    }

    // Each beginning that joins what comes before it: marks join any character, vowels and final consonants of Hangul
    // a syllable without and with a final one.
    private static let closed: [Character] = ["a", "\u{AC00}", "\u{AC01}"]

    // Each beginning that some end is open to: of prepended marks any, of a Hangul initial another, of an Indic
    // consonant with its virama a consonant, of a joiner a picture, of half a flag the other half.
    private static let openers: [Character] = ["a", "\u{1100}", "\u{915}", "\u{1F469}", "\u{1F1E6}"]
}
