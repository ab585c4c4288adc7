extension CodeFont {
    // The height of letters with accents or descenders, as a share of the font's size. The widest capitals of system
    // fonts are as wide as that size.
    private static let tallestGlyph: CGFloat = 0.95

    /// The size at which any characters fit into a space: all cells of a field have text of one size.
    package func fittingSize(in space: CGSize, textScale: CGFloat, characters: Int = 1) -> CGFloat {
        let widest = space.width / CGFloat(max(characters, 1))
        let size = min(size * textScale, widest, space.height / Self.tallestGlyph)
        // Rounded to tenths, so that cells that differ by a pixel have equal text.
        return size > 0 && size.isFinite ? (size * 10).rounded(.down) / 10 : 0
    }

    /// The font at the size at which characters fit into a space; nil if it is too small.
    func fitted(into space: CGSize, characters: Int = 1, environment: CodeEnvironment) -> CodeFont? {
        let size = fittingSize(in: space, textScale: environment.textScale, characters: characters)
        return size > 0 ? final(size, in: environment) : nil
    }

    /// The font at a final size, in the weight that Bold Text asks for.
    func final(_ size: CGFloat, in environment: CodeEnvironment) -> CodeFont {
        var font = self
        font.size = size
        // A font of the app stays as it is.
        if environment.boldText, name == nil {
            font.weightWithoutBoldText = weight
            // The system's steps, as measured in https://github.com/codeandtheory/YMatterType/pull/67: 100 for a light
            // weight, and 200 for others.
            font.weight =
                switch weight {
                case .light: .regular
                case .regular: .semibold
                case .medium: .bold
                case .semibold, .bold, .heavy: .heavy
                }
        }
        return font
    }

    /// The approximate width of a text in points, rather too wide than too narrow.
    package func estimatedWidth(of text: String) -> CGFloat {
        (text.reduce(0) { $0 + advance(of: $1) } * size).rounded(.up)
    }

    /// The approximate width of a character in shares of the font's size, as in the system's semibold font.
    private func advance(of character: Character) -> CGFloat {
        guard let letter = character.asciiValue.map({ Unicode.Scalar($0) }) else {
            return character.isLowercase ? 0.75 : 1
        }
        if design == .monospaced { return 0.65 }
        // A scalar, because a comparison of characters is one of strings.
        return switch letter {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ": 0.35
        case "f", "r", "t", "(", ")", "[", "]", "-", "/": 0.5
        case "m", "w", "M", "W", "@", "%": 1
        case "A"..."Z": 0.76
        default: 0.66
        }
    }
}
