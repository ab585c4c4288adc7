/// How long a message is as SMS: how carriers send it, in which characters, and in how many parts.
public struct SMSLength: Sendable, Hashable {
    /// Whether all characters are of GSM-7; otherwise the message is sent in UCS-2.
    public let isGSM7: Bool
    /// The length: septets of GSM-7, of which a character such as "€" takes two, or units of UTF-16.
    public let units: Int
    /// The number of parts: one up to 160 septets or 70 units; beyond, one for each 153 or 67.
    public let parts: Int

    // The first byte of the first character that is not of GSM-7.
    let firstOther: Int?

    init(_ text: String) {
        var (offset, other) = (0, Int?.none)
        var (septets, units) = (PartCounter(limit: 160, partLimit: 153), PartCounter(limit: 70, partLimit: 67))
        for scalar in text.unicodeScalars {
            let size = Self.septets(of: scalar)
            if size == 0, other == nil { other = offset }
            septets.add(size)
            units.add(UTF16.width(scalar))
            offset += UTF8.width(scalar)
        }
        let counter = other == nil ? septets : units
        (isGSM7, firstOther, self.units, parts) = (other == nil, other, counter.total, counter.count)
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

/// Counts parts; no part ends inside a character.
private struct PartCounter {
    let limit: Int
    let partLimit: Int
    private(set) var total = 0
    private var parts = 1
    private var used = 0

    init(limit: Int, partLimit: Int) { (self.limit, self.partLimit) = (limit, partLimit) }

    var count: Int { total <= limit ? 1 : parts }

    mutating func add(_ size: Int) {
        total += size
        if used + size > partLimit { (parts, used) = (parts + 1, 0) }
        used += size
    }
}
