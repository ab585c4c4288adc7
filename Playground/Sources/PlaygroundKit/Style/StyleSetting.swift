/// A property that a link, the live page and a command can set: the page's controls, links and their parser derive from it.
struct StyleSetting: Sendable {
    enum Kind: Sendable {
        case color
        case number(ClosedRange<Double>, step: Double)
        case choice([String])
        case groups
        case symbol
        /// A line of text of at most this many characters.
        case text(longest: Int)
    }

    /// The name in links, and the title and the heading on the page.
    let key, title, group: String
    let kind: Kind

    /// All settings, in the order of the page, links and code.
    static let all = StyleTables.settings + field

    /// The settings of the field, which every style has.
    static let field = [
        StyleSetting(key: "row", title: "Message row", group: "Field", kind: .choice(["off", "on"])),
        StyleSetting(key: "message", title: "Message", group: "Field", kind: .text(longest: 80)),
        StyleSetting(
            key: "forgets", title: "Erased in background, if secure", group: "Field",
            kind: .choice(["never", "now", "30s", "5min"])),
    ]
}

extension StyleSetting {
    /// Reads a value from a link, or explains the valid values.
    func value(of text: String) throws(ScriptError) -> StyleValue {
        guard let value = read(text) else {
            throw ScriptError("\"\(key)\" must be \(expectation), not \"\(text.prefix(20))\"")
        }
        return value
    }

    private func read(_ text: String) -> StyleValue? {
        switch kind {
        case .color:
            guard text.utf8.count == 6, text.allSatisfy({ $0.isASCIIHexDigit }) else { return nil }
            return UInt32(text, radix: 16).map(StyleValue.color)
        case .number(let range, let step):
            guard let number = Self.number(text), range.contains(number) else { return nil }
            // Rounds to the step of the page's control.
            return .number(min(max((number / step).rounded() * step, range.lowerBound), range.upperBound))
        case .choice(let names): return names.contains(text) ? .choice(text) : nil
        case .groups:
            if text == "none" { return .groups([]) }
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            let groups = parts.compactMap { part in
                part.utf8.count <= 2 && part.allSatisfy({ $0.isASCIIDigit }) ? Int(part) : nil
            }
            guard groups.count == parts.count, groups.count <= 16, groups.allSatisfy((1...64).contains) else {
                return nil
            }
            return .groups(groups)
        case .symbol:
            if text == "dot" { return .symbol(nil) }
            guard let character = text.first, text.dropFirst().isEmpty, text.utf8.count <= 15, character.isVisible
            else { return nil }
            return .symbol(character)
        case .text(let longest):
            guard text.utf8.count <= 4 * longest, (1...longest).contains(text.count),
                text.allSatisfy({ $0 == " " || $0.isVisible })
            else { return nil }
            return .text(text)
        }
    }

    /// A plain decimal: `Double` also reads "nan", "0x1p4" and "1e999", and is larger on the page.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.count <= 8, text.first != ".", text.last != ".", !text.isEmpty else { return nil }
        var (number, place) = (0.0, 0.0)
        for character in text {
            if character == ".", place == 0 {
                place = 1
            } else if character.isASCIIDigit, let digit = character.wholeNumberValue {
                number = number * 10 + Double(digit)
                place *= 10
            } else {
                return nil
            }
        }
        return number / max(place, 1)
    }

    private var expectation: String {
        switch kind {
        case .color: "six hexadecimal digits, such as ff3b30"
        case .number(let range, _):
            "a number from \(StyleValue.number(range.lowerBound).text) to \(StyleValue.number(range.upperBound).text)"
        case .choice(let names): "one of \(names.joined(separator: ", "))"
        case .groups: "none, or the sizes of at most 16 groups, such as 3-3"
        case .symbol: "dot or one character"
        case .text(let longest): "one line of at most \(longest) characters"
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
    fileprivate var isASCIIHexDigit: Bool { isASCII && isHexDigit }
    /// Whether the character is visible, alone and in code: no space, control or bidirectional mark.
    fileprivate var isVisible: Bool {
        unicodeScalars.first?.properties.isGraphemeBase == true && !isWhitespace
            && unicodeScalars.allSatisfy {
                ![.control, .surrogate, .unassigned, .privateUse].contains($0.properties.generalCategory)
            }
            && !unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
}
