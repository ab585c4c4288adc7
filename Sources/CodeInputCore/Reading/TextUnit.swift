/// The role of one character of incoming text.
package enum TextUnit {
    case code(CodeCharacter)
    /// A decimal digit outside the alphabet: the word around it is not a code.
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

    /// A character that is no code character, by its first scalar.
    static func withoutCode(_ scalar: Unicode.Scalar, in alphabet: CodeAlphabet) -> TextUnit {
        let kind = scalar.kind
        switch kind {
        case .space: return .space
        case .dash: return .dash
        case .format: return .invisible
        case .digit: return .digit
        case .letter, .mark, .control, .currency, .other: break
        }
        switch scalar {
        case "\u{2212}": return .dash  // MINUS SIGN, by category a mathematical symbol
        case ".", "\u{00B7}", "\u{2022}": return .dot
        case _ where kind == .letter: break
        case _ where scalar.properties.isWhitespace: return .gap
        case _ where !scalar.properties.isAlphabetic && scalar.properties.numericValue == nil: return .other
        default: break
        }
        return joinsWords(scalar) || !alphabet.isASCII ? .letter : .otherScript
    }

    /// Whether a letter or number belongs to the digits and Latin letters that it touches.
    ///
    /// Letters of Latin, Greek and Cyrillic do, and signs of digits and letters: "½", "①", "Ⅷ". All others end a word.
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

extension Character {
    /// The scalar of a character that has no other.
    @inline(never) var onlyScalar: Unicode.Scalar? {
        let first = unicodeScalars[unicodeScalars.startIndex]
        return utf8.count == UTF8.width(first) ? first : nil
    }
}

extension Unicode.Scalar {
    package enum Kind { case letter, mark, digit, space, dash, format, control, currency, other }

    // Not inlined: a switch over an enum of the standard library is long in machine code.
    @inline(never) package var kind: Kind {
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

    private var isCommonLetter: Bool {
        switch value {
        // Latin, Kana, Han, Hangul, Cyrillic, Greek, Hebrew, Arabic, Devanagari, Thai.
        case 0x41...0x5A, 0x61...0x7A, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3, 0x400...0x481, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C1, 0x3AC...0x3CE, 0x5D0...0x5EA,
            0x620...0x64A, 0x904...0x939, 0xE01...0xE30:
            true
        default: false
        }
    }

    /// Whether the scalar is a letter, or a mark that belongs to one.
    var isLetter: Bool { isCommonLetter || !isASCII && properties.isAlphabetic }

    var isCurrency: Bool { isASCII ? self == "$" : kind == .currency }
}
