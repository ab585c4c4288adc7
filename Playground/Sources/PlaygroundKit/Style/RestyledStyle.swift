import CodeInputUIKit
import Foundation

/// A style with settings, as in links and commands: `box?corner=4&line.rejected=ff3b30`.
struct RestyledStyle: Sendable {
    /// The style that the settings change.
    let style: PlaygroundStyle
    /// The values by the keys of their settings.
    let values: [String: StyleValue]

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
        var values: [String: StyleValue] = [:]
        for part in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let (setting, value) = try Self.setting(of: part, in: style)
            guard values.updateValue(value, forKey: setting.key) == nil else {
                throw ScriptError("\"\(setting.key)\" is set twice")
            }
        }
        self.values = values
    }

    private static func setting(
        of part: Substring, in style: PlaygroundStyle
    ) throws(ScriptError) -> (StyleSetting, StyleValue) {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let key = String(sides[0])
        guard let setting = (style.settings + StyleSetting.field).first(where: { $0.key == key }) else {
            let isKnown = StyleSetting.all.contains { $0.key == key }
            throw ScriptError(
                isKnown
                    ? "the style \"\(style.name)\" has no setting \"\(key)\""
                    : "there is no setting \"\(key.prefix(40))\"")
        }
        guard sides.count == 2, let text = String(sides[1]).removingPercentEncoding else {
            throw ScriptError("\"\(key)\" needs a value, escaped as in a URL")
        }
        return (setting, try setting.value(of: text))
    }

    /// The shortest equivalent text, with the settings in the order of the page.
    var text: String {
        let settings = (style.settings + StyleSetting.field).compactMap { setting in
            values[setting.key].map { "\(setting.key)=\(Self.escaped($0.text))" }
        }
        return settings.isEmpty ? style.name : "\(style.name)?\(settings.joined(separator: "&"))"
    }

    private static func escaped(_ text: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.*_~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    /// The style with its settings.
    var renderer: any CodeCellRenderer { style.restyled(values).renderer }

    /// The lines of Swift code before the field, and the style expression for its initializer.
    var code: (lines: [String], style: String) {
        let lines = style.restyled(values).code
        guard !lines.isEmpty else { return ([], style.code) }
        return (["var style = \(style.declaration)"] + lines, "style")
    }

    /// The settings of the field, as fields of the command `configure`.
    var fields: [String: JSONValue] {
        let fields = LinkedField.all.map { field in (field.name, values[field.setting.key].flatMap(field.value)) }
        return Dictionary(uniqueKeysWithValues: fields).compactMapValues(\.self)
    }

    /// The names of all fields that a style can set.
    static let fieldNames = Set(LinkedField.all.map(\.name))
}

/// A setting of a field in the link of its style.
struct LinkedField: Sendable {
    let setting: StyleSetting
    /// The field of the command `configure`.
    let name: String
    /// The value of that field; nil for the default.
    let value: @Sendable (StyleValue) -> JSONValue?

    /// All such settings, in the order of the page.
    static let all = [
        LinkedField("row", "Message row", .choice(["off", "on"]), "showsMessage") {
            $0 == .choice("on") ? .bool(true) : nil
        },
        LinkedField("message", "Message", .text(longest: 80), "message") { .string($0.text) },
        LinkedField("forgets", "Erased in background", .choice(["never", "now", "30s", "5min"]), "forgets") {
            ["now": 0.0, "30s": 30, "5min": 300][$0.text].map(JSONValue.number)
        },
    ]

    private init(
        _ key: String, _ title: String, _ kind: StyleSetting.Kind, _ name: String,
        _ value: @escaping @Sendable (StyleValue) -> JSONValue?
    ) {
        setting = StyleSetting(key: key, title: title, group: "Field", kind: kind)
        self.name = name
        self.value = value
    }
}
