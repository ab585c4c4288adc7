/// How long a message is as SMS: how carriers send it, in which characters, and in how many parts.
public struct SMSLength: Sendable {
    /// Whether all characters are of GSM-7; otherwise the message is sent in UCS-2.
    public var isGSM7: Bool { firstOther == nil }
    /// The length: septets of GSM-7, of which a character such as "€" takes two, or units of UTF-16.
    public let units: Int
    /// The number of parts: one up to 160 septets or 70 units; beyond, one for each 153 or 67.
    public let parts: Int

    // The first byte of the first character that is not of GSM-7.
    let firstOther: Int?

    init(_ text: String) {
        var (offset, other) = (0, Int?.none)
        for scalar in text.unicodeScalars {
            if other == nil, Self.septets(of: scalar) == 0 { other = offset }
            offset += UTF8.width(scalar)
        }
        // No part ends inside a character.
        let (limit, partLimit) = other == nil ? (160, 153) : (70, 67)
        var (units, parts, used) = (0, 1, 0)
        for scalar in text.unicodeScalars {
            let size = other == nil ? Self.septets(of: scalar) : UTF16.width(scalar)
            units += size
            if used + size > partLimit { (parts, used) = (parts + 1, 0) }
            used += size
        }
        (firstOther, self.units, self.parts) = (other, units, units <= limit ? 1 : parts)
    }

    /// The septets of a character in GSM-7, or 0 for one that it lacks.
    private static func septets(of scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "^", "{", "}", "\\", "[", "~", "]", "|", "\u{C}", "€": 2
        case "`", "\t": 0
        case " "..."~", "\n", "\r": 1
        case "£", "¥", "è", "é", "ù", "ì", "ò", "Ç", "Ø", "ø", "Å", "å", "Δ", "Φ", "Γ", "Λ", "Ω", "Π", "Ψ", "Σ", "Θ",
            "Ξ", "Æ", "æ", "ß", "É", "¤", "¡", "Ä", "Ö", "Ñ", "Ü", "§", "¿", "ä", "ö", "ñ", "ü", "à":
            1
        default: 0
        }
    }
}
