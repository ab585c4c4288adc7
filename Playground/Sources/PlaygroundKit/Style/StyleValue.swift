import CodeInputStyles

enum StyleValue: Equatable, Sendable {
    /// Red, green and blue, eight bits each.
    case color(UInt32)
    case number(Double)
    /// One of a few names.
    case choice(String)
    /// The number of cells in each group; empty without groups.
    case groups([Int])
    /// The symbol of a masked character; nil is a dot.
    case symbol(Character?)
    /// A line of text; empty by default.
    case text(String)

    /// The value in a link, before escaping.
    var text: String {
        switch self {
        case .color(let rgb): rgb.hexadecimal()
        case .number(let number): number.shortText
        case .choice(let name): name
        case .groups(let groups): groups.isEmpty ? "none" : groups.map { String($0) }.joined(separator: "-")
        case .symbol(let character): character.map { String($0) } ?? "dot"
        case .text(let text): text
        }
    }

    var code: String {
        switch self {
        case .color(let rgb): "CodeColor(0x\(rgb.hexadecimal(uppercase: true)))"
        case .number(let number): number.shortText
        case .choice("off"): "false"
        case .choice("on"): "true"
        // A spring has parameters, which have defaults.
        case .choice(let name): name == "spring" ? ".spring()" : ".\(name)"
        case .groups(let groups): "[\(groups.map { String($0) }.joined(separator: ", "))]"
        case .symbol(let character): character.map { ".character(\(String($0).swiftLiteral))" } ?? ".dot"
        case .text(let text): text.swiftLiteral
        }
    }
}

extension UInt32 {
    /// Six digits.
    func hexadecimal(uppercase: Bool = false) -> String {
        let digits = String(self & 0xFFFFFF, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}

extension BinaryFloatingPoint {
    /// The number with at most two decimals.
    var shortText: String {
        let hundredths = Int((self * 100).rounded()), part = hundredths.magnitude % 100
        let digits = part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
        return (hundredths < 0 ? "-" : "") + "\(hundredths.magnitude / 100)" + digits
    }
}

extension String {
    /// Whether the text can be the domain of an app: it has a dot, and nothing of an address around it.
    package var isHost: Bool { utf8.contains(UInt8(ascii: ".")) && !utf8.contains { "@#:/ ".utf8.contains($0) } }

    /// The text as a literal of Swift, with invisible characters escaped: one that turns the direction of the text, for example,
    /// would make a reader see other code than the compiler does.
    var swiftLiteral: String {
        let escaped = unicodeScalars.map { scalar -> String in
            let kind = scalar.properties.generalCategory
            let isInvisible = [.format, .control, .lineSeparator, .paragraphSeparator].contains(kind)
            // A joiner makes one character of an emoji.
            return isInvisible && scalar != "\u{200D}"
                ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                : ["\"", "\\"].contains(scalar) ? "\\\(scalar)" : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }
}

/// An error in a command, with the allowed values.
package struct ScriptError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }

    static func unknown(_ what: String, _ value: String, allowed: [String]) -> ScriptError {
        ScriptError("unknown \(what) \"\(value)\"; allowed: \(allowed.joined(separator: ", "))")
    }
}
