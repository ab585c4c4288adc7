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
