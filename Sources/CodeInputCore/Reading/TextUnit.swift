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
        self = alphabet.code(Character(scalar)).map(TextUnit.code) ?? Self.withoutCode(scalar, in: alphabet)
    }

    /// The character in a range of bytes.
    ///
    /// A code character may have invisible scalars, such as the joiners of Persian and Indic keyboards.
    init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, alphabet: CodeAlphabet) {
        let (first, width) = bytes.scalar(at: range.lowerBound)
        guard width < range.count else {
            self.init(first, in: alphabet)
            return
        }
        let code =
            Self.code(bytes, in: range, alphabet: alphabet, keepsInvisible: true)
            ?? Self.code(bytes, in: range, alphabet: alphabet, keepsInvisible: false)
        self = code.map(TextUnit.code) ?? Self.withoutCode(first, in: alphabet)
    }

    private static func code(
        _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, alphabet: CodeAlphabet, keepsInvisible: Bool
    ) -> CodeCharacter? {
        var kept = ""
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (scalar, width) = bytes.scalar(at: offset)
            offset += width
            guard keepsInvisible || scalar.kind != .format else { continue }
            guard kept.utf8.count + width <= CodeCharacter.maximumUTF8Count else { return nil }
            kept.unicodeScalars.append(scalar)
        }
        return kept.count == 1 ? kept.first.flatMap(alphabet.code) : nil
    }

    private static func withoutCode(_ scalar: Unicode.Scalar, in alphabet: CodeAlphabet) -> TextUnit {
        switch scalar.kind {
        case .space: return .space
        case .dash: return .dash
        case .format: return .invisible
        case .digit: return .digit
        case .letter: return joinsWords(scalar) || !alphabet.isASCII ? .letter : .otherScript
        case .control, .currency, .other: break
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
            !scalar.properties.isAlphabetic
        }
    }
}
