/// What one character of incoming text is to a code.
enum TextUnit {
    case code(CodeCharacter)
    /// A letter or number that the alphabet has not: it makes the word around it no code.
    case foreign(isDigit: Bool)
    case space
    /// White space that ends a line, or moves on like a tab: it separates, but joins no groups.
    case gap
    case dash
    case dot
    /// Shows nothing: direction marks and isolates that come along when text is copied.
    case invisible
    case other

    init(_ character: Character, in alphabet: CodeAlphabet) {
        if let code = alphabet.code(character) {
            self = .code(code)
        } else if let code = Self.bare(character).flatMap(alphabet.code) {
            self = .code(code)
        } else {
            self = Self.separator(character)
        }
    }

    init(ascii byte: UInt8, in alphabet: CodeAlphabet) {
        if let code = alphabet.code(ascii: byte) {
            self = .code(code)
            return
        }
        switch byte {
        case UInt8(ascii: " "): self = .space
        case 0x09...0x0D: self = .gap
        case UInt8(ascii: "-"): self = .dash
        case UInt8(ascii: "."): self = .dot
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .foreign(isDigit: true)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            self = .foreign(isDigit: false)
        default: self = .other
        }
    }

    /// The character without invisible scalars that cling to it, as the joiners of Persian and Indic keyboards do.
    private static func bare(_ character: Character) -> Character? {
        let scalars = character.unicodeScalars
        guard scalars.dropFirst().first != nil else { return nil }
        var kept = ""
        var dropsAny = false
        for scalar in scalars {
            if scalar.properties.generalCategory == .format {
                dropsAny = true
            } else {
                kept.unicodeScalars.append(scalar)
                // No member of an alphabet is longer.
                guard kept.utf8.count <= CodeCharacter.maximumUTF8Count else { return nil }
            }
        }
        return dropsAny && kept.count == 1 ? kept.first : nil
    }

    private static func separator(_ character: Character) -> TextUnit {
        guard let scalar = character.unicodeScalars.first else { return .other }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: return .space
        case .dashPunctuation: return .dash
        case .format: return .invisible
        case .decimalNumber: return .foreign(isDigit: true)
        default: break
        }
        if scalar == "\u{2212}" { return .dash }  // MINUS SIGN, by category a mathematical symbol
        if scalar == "." || scalar == "\u{00B7}" || scalar == "\u{2022}" { return .dot }
        if character.isWhitespace { return .gap }
        return character.isLetter || character.isNumber ? .foreign(isDigit: false) : .other
    }
}
