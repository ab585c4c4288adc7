import Foundation

extension StyleSetting {
    /// Reads a value from a link.
    ///
    /// - Parameter text: Anything.
    /// - Returns: A value that the setting takes.
    /// - Throws: What it takes, in words, where the text is something else.
    func value(of text: String) throws(ScriptError) -> StyleValue {
        guard let value = read(text) else {
            throw ScriptError("\"\(key)\" must be \(expectation), not \"\(text.prefix(20))\"")
        }
        return value
    }

    private func read(_ text: String) -> StyleValue? {
        switch kind {
        case .color:
            guard text.utf8.count == 6, text.allSatisfy(\.isASCIIHexDigit) else { return nil }
            return UInt32(text, radix: 16).map(StyleValue.color)
        case .number(let range, let step):
            // Plain decimals alone: `Double` would also take "nan", "0x1p4" and "1e999".
            guard text.utf8.count <= 8, text.first?.isASCIIDigit == true, text.last?.isASCIIDigit == true,
                text.allSatisfy({ $0.isASCIIDigit || $0 == "." }), let number = Double(text), range.contains(number)
            else { return nil }
            // As fine as the control of the page.
            return .number(min(max((number / step).rounded() * step, range.lowerBound), range.upperBound))
        case .choice(let names): return names.contains(text) ? .choice(text) : nil
        case .groups:
            if text == "none" { return .groups([]) }
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            let groups = parts.compactMap { part in
                part.utf8.count <= 2 && part.allSatisfy(\.isASCIIDigit) ? Int(part) : nil
            }
            guard groups.count == parts.count, groups.count <= 16, groups.allSatisfy((1...64).contains) else {
                return nil
            }
            return .groups(groups)
        case .symbol:
            if text == "dot" { return .symbol(nil) }
            guard let character = text.first, text.dropFirst().isEmpty, text.utf8.count <= 15, character.isVisible
            else {
                return nil
            }
            return .symbol(character)
        }
    }

    /// What a text has to be.
    private var expectation: String {
        switch kind {
        case .color: "six hexadecimal digits, such as ff3b30"
        case .number(let range, _):
            "a number from \(StyleValue.number(range.lowerBound).text) to \(StyleValue.number(range.upperBound).text)"
        case .choice(let names): "one of \(names.joined(separator: ", "))"
        case .groups: "none, or the sizes of at most 16 groups, such as 3-3"
        case .symbol: "dot or one character"
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
    fileprivate var isASCIIHexDigit: Bool { isASCII && isHexDigit }
    /// Whether it can be seen, alone and in a line of code: no space, no control, nothing that turns the line around.
    fileprivate var isVisible: Bool {
        unicodeScalars.first?.properties.isGraphemeBase == true && !isWhitespace
            && unicodeScalars.allSatisfy {
                ![.control, .surrogate, .unassigned, .privateUse].contains($0.properties.generalCategory)
            }
            && !unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
}
