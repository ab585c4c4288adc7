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

    /// The character without invisible scalars that cling to it, as the joiners of Persian and Indic keyboards do.
    private static func bare(_ character: Character) -> Character? {
        let scalars = character.unicodeScalars
        guard scalars.count > 1 else { return nil }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: scalars.lazy.filter { $0.properties.generalCategory != .format })
        guard kept.count < scalars.count else { return nil }
        let text = String(kept)
        return text.count == 1 ? text.first : nil
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
