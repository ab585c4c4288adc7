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
    static let all = StyleEntry.all.map { $0.setting } + field

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
    /// The shortest equivalent of a value in a link, or explains the valid values.
    func value(of text: String) throws(ScriptError) -> String {
        guard let value = read(text) else {
            throw ScriptError("\"\(key)\" must be \(expectation), not \"\(text.prefix(20))\"")
        }
        return value
    }

    private func read(_ text: String) -> String? {
        switch kind {
        case .color:
            guard text.utf8.count == 6, text.allSatisfy({ $0.isASCIIHexDigit }) else { return nil }
            return UInt32(text, radix: 16)?.hexadecimal()
        case .number(let range, let step):
            guard let number = Self.number(text), range.contains(number) else { return nil }
            // Rounds to the step of the page's control.
            return min(max((number / step).rounded() * step, range.lowerBound), range.upperBound).shortText
        case .choice(let names): return names.contains(text) ? text : nil
        case .groups:
            if text == "none" { return text }
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.allSatisfy({ $0.utf8.count <= 2 && $0.allSatisfy { $0.isASCIIDigit } }) else { return nil }
            let groups = Self.groups(text)
            let isValid = groups.count == parts.count && groups.count <= 16 && groups.allSatisfy((1...64).contains)
            return isValid ? Self.text(groups) : nil
        case .symbol:
            if text == "dot" { return text }
            guard let character = text.first, text.dropFirst().isEmpty, text.utf8.count <= 15, character.isVisible
            else { return nil }
            return text
        case .text(let longest):
            guard text.utf8.count <= 4 * longest, (1...longest).contains(text.count),
                text.allSatisfy({ $0 == " " || $0.isVisible })
            else { return nil }
            return text
        }
    }

    /// A plain decimal: `Double` also reads "nan", "0x1p4" and "1e999", and is larger on the page.
    static func number(_ text: String) -> Double? {
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

    /// The number of cells in each group; empty for "none".
    static func groups(_ text: String) -> [Int] { text.split(separator: "-").compactMap { Int($0) } }

    static func text(_ groups: [Int]) -> String {
        groups.isEmpty ? "none" : groups.map { String($0) }.joined(separator: "-")
    }

    /// A value as Swift code; the layout and the field have code of their own.
    func code(of text: String) -> String {
        switch (kind, text) {
        case (.color, _): "CodeColor(0x\(UInt32(text, radix: 16)?.hexadecimal(uppercase: true) ?? text))"
        case (.number, _), (.groups, _), (.text, _): text
        case (.choice, "off"): "false"
        case (.choice, "on"): "true"
        // A spring has parameters, which have defaults.
        case (.choice, "spring"): ".spring()"
        case (.choice, _), (.symbol, "dot"): ".\(text)"
        case (.symbol, _): ".character(\(text.swiftLiteral))"
        }
    }

    private var expectation: String {
        switch kind {
        case .color: "six hexadecimal digits, such as ff3b30"
        case .number(let range, _): "a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
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
