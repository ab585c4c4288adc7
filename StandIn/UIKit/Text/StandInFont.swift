/// The values of a font. The metrics are close to those of San Francisco.
struct StandInFont: Hashable, Sendable {
    enum Design: Hashable, Sendable { case system, rounded, serif, monospaced, named(String) }

    var size: CGFloat
    var weight: CGFloat = 0
    var design = Design.system
    var isItalic = false
    var hasMonospacedDigits = false
    /// The text style of a preferred or scaled font. Labels keep it at the user's size.
    var textStyle: UIFont.TextStyle?
    /// The unscaled size of a scaled font.
    var baseSize: CGFloat?

    static let ascender: CGFloat = 0.952
    static let descender: CGFloat = -0.241
    static let capHeight: CGFloat = 0.705

    var ascender: CGFloat { size * Self.ascender }
    var lineHeight: CGFloat { size * (Self.ascender - Self.descender) }

    func width(of text: some StringProtocol) -> CGFloat {
        let bold: CGFloat = design == .monospaced ? 1 : 1 + max(0, weight) * 0.1
        return text.reduce(0) { $0 + advance(of: $1) * size * bold }
    }

    /// In ems.
    private func advance(of character: Character) -> CGFloat {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if design == .monospaced { return scalar.value > 0x2E7F ? 1.2 : 0.6 }
        switch character {
        case "1": return hasMonospacedDigits ? 0.633 : 0.475
        case "0"..."9": return hasMonospacedDigits ? 0.633 : 0.62
        case " ", "\u{A0}": return 0.281
        case "i", "l", "j", "I", "'", "|", "!", ".", ",", ":", ";": return 0.285
        case "m", "w", "M", "W", "@": return 0.88
        case "\u{2022}": return 0.46
        case "f", "r", "t": return 0.36
        case "a"..."z": return 0.54
        case "A"..."Z": return 0.68
        default: break
        }
        if scalar.properties.generalCategory == .nonspacingMark { return 0 }
        return scalar.value > 0x2E7F ? 1 : 0.58
    }
}
