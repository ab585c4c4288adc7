import CodeInputStyles

/// A style with settings, as in links and commands: `box?corner=4&line.rejected=ff3b30`.
struct RestyledStyle: Sendable {
    let style: PlaygroundStyle
    let values: [String: String]
    /// The style with its settings.
    let renderer: AnyStyle
    private let lines: [String]

    var showsMessage: Bool { values["row"] == "on" }

    var message: String? { values["message"] }

    /// The seconds in the background after which a field forgets its code, or nil for never.
    var forgetsAfter: Int? { values["forgets"].flatMap { ["now": 0, "30s": 30, "5min": 300][$0] } }

    /// The maximum length of a text in bytes, with room for every setting.
    static let longest = 4096

    /// Reads the name of a style; optionally a question mark and settings, with values escaped as in a URL.
    init(_ text: String) throws(ScriptError) {
        guard text.utf8.count <= Self.longest else {
            throw ScriptError("the style has more than \(Self.longest) bytes")
        }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let style = StyleCatalog.all.first(where: { $0.name == name }) else {
            throw .unknown("style", String(name.prefix(40)), allowed: StyleCatalog.names)
        }
        self.style = style
        var values: [String: String] = [:]
        for part in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let (setting, value) = try Self.setting(of: part, in: style)
            guard values.updateValue(value, forKey: setting.key) == nil else {
                throw ScriptError("\"\(setting.key)\" is set twice")
            }
        }
        self.values = values
        (renderer, lines) = style.restyled(values)
    }

    private static func setting(
        of part: Substring, in style: PlaygroundStyle
    ) throws(ScriptError) -> (StyleSetting, String) {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let key = String(sides[0])
        guard let setting = (style.settings + StyleSetting.field).first(where: { $0.key == key }) else {
            let isKnown = StyleSetting.all.contains { $0.key == key }
            throw ScriptError(
                isKnown
                    ? "the style \"\(style.name)\" has no setting \"\(key)\""
                    : "there is no setting \"\(key.prefix(40))\"")
        }
        guard sides.count == 2, let text = Self.unescaped(sides[1]) else {
            throw ScriptError("\"\(key)\" needs a value, escaped as in a URL")
        }
        return (setting, try setting.value(of: text))
    }

    /// The shortest equivalent text, with the settings in the order of the page.
    var text: String {
        let settings = (style.settings + StyleSetting.field).compactMap { setting in
            values[setting.key].map { value in
                let escaped = Array(value.utf8).escaped { byte in
                    let character = Character(Unicode.Scalar(byte))
                    return byte < 0x80 && (character.isLetter || character.isNumber || "-.*_~".contains(character))
                }
                return "\(setting.key)=\(escaped)"
            }
        }
        return settings.isEmpty ? style.name : "\(style.name)?\(settings.joined(separator: "&"))"
    }

    /// The text, or nil if an escape is none, or its bytes are no text.
    private static func unescaped(_ text: Substring) -> String? {
        var bytes: [UInt8] = [], rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(rest.prefix(2)) ?? ""
            guard digits.count == 2, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
                let value = UInt8(digits, radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The lines of Swift code before the field, and the style expression for its initializer.
    var code: (lines: [String], style: String) {
        guard !lines.isEmpty else { return ([], style.code) }
        return (["var style = \(style.declaration)"] + lines, "style")
    }
}

extension [UInt8] {
    /// The bytes as in an address: those that are not plain as two digits behind a percent sign.
    func escaped(_ isPlain: (UInt8) -> Bool) -> String {
        reduce(into: "") { text, byte in
            if isPlain(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
