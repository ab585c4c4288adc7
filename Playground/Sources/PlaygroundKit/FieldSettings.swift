import CodeInputMessages
import CodeInputUIKit
import UIKit

/// The settings of a field: the fields of the commands `new` and `configure`.
struct FieldSettings {
    var lengths = 6...6
    var style: any CodeCellRenderer = BoxRenderer()
    var alphabet = CodeAlphabet.digits
    var isSecure = false
    var masking: CodeMasking?
    var overflow = CodeOverflow.refuse
    var caretPolicy = CodeCaretPolicy.cells
    var isEnabled = true
    var placeholder = ""
    var message = ""
    var showsMessage = false
    var resignsOnCompletion = false
    var rejectionPolicy = CodeRejectionPolicy.startOver
    var submitsWhenComplete = true
    var readsMessages = false
    var domains: [String] = []
    var forgetsInBackground: Duration?
    var size = CGSize(width: 320, height: 56)
    /// The style of the last command that had one, with its settings.
    private(set) var restyled: RestyledStyle?

    var length: Int {
        get { lengths.upperBound }
        set { lengths = newValue...newValue }
    }

    fileprivate var reader: CodeReader { readsMessages ? .messages(domains: domains) : .plain }

    /// The lengths that a code can have.
    static let lengths = 1...64
    static let maximumSide = 10_000.0

    /// Updates the settings from the fields that are present.
    mutating func read(_ fields: inout ScriptFields) throws(ScriptError) {
        for setting in FieldSetting.all { try setting.read(&self, &fields) }
    }

    /// Sets the style, and what its link says of the field.
    ///
    /// A link without it undoes what the last one said.
    mutating func set(_ restyled: RestyledStyle) throws(ScriptError) {
        style = restyled.renderer
        var fields = ScriptFields(command: "style", values: restyled.fields)
        for setting in FieldSetting.all where self.restyled?.fields[setting.name] != nil { setting.reset(&self) }
        for setting in FieldSetting.all where restyled.fields[setting.name] != nil { try setting.read(&self, &fields) }
        self.restyled = restyled
    }

    /// Applies the settings with the given names, or all settings, to a view.
    @MainActor func apply(_ names: Set<String>? = nil, to view: CodeInputView) {
        let meant = names.map { $0.contains("style") ? $0.union(RestyledStyle.fieldNames) : $0 }
        for setting in FieldSetting.all where meant?.contains(setting.name) ?? true { setting.apply(self, view) }
    }
}

extension RestyledStyle {
    /// The settings of the field, as fields of the command `configure`.
    var fields: [String: JSONValue] {
        var fields: [String: JSONValue] = [:]
        if values["row"] == .choice("on") { fields["showsMessage"] = .bool(true) }
        fields["message"] = values["message"].map { .string($0.text) }
        fields["forgets"] = forgetsAfter.map { .number(Double($0)) }
        return fields
    }

    /// The names of all fields that a style can set.
    static let fieldNames: Set = ["showsMessage", "message", "forgets"]
}

/// A setting of a field: how a command sets it, its line of help, and its Swift code.
struct FieldSetting: Sendable {
    /// The name of the command's field.
    let name: String
    /// The values, and the default in parentheses.
    let help: String
    /// Reads the field of a command, if it is there.
    let read: @Sendable (inout FieldSettings, inout ScriptFields) throws(ScriptError) -> Void
    /// Sets the default.
    let reset: @Sendable (inout FieldSettings) -> Void
    let apply: @MainActor @Sendable (FieldSettings, CodeInputView) -> Void
    /// The statement that sets the property of an app's field, after its name; nil for the default.
    let code: @Sendable (FieldSettings) -> String?

    /// All settings, in the order of help and code.
    static let all = [
        FieldSetting(
            "length", "1 to 64, or two numbers for codes of different lengths (6)", \.lengths,
            { name, fields throws(ScriptError) in try fields.lengths(name, in: FieldSettings.lengths) },
            { $0.lengthRange = $1 }),
        FieldSetting(
            name: "style", help: PlaygroundNames.styles + ", with settings as in box?corner=4 (box)",
            read: { settings, fields throws(ScriptError) in
                if let text = try fields.string("style") { try settings.set(RestyledStyle(text)) }
            }, reset: { $0.style = BoxRenderer() }, apply: { $1.style = $0.style }, code: { _ in nil }),
        FieldSetting(
            "alphabet", PlaygroundNames.alphabets + " (digits)", \.alphabet,
            { name, fields throws(ScriptError) in try fields.choice(name, of: StyleCatalog.alphabets) },
            { $0.alphabet = $1 },
            code: { alphabet in
                let name = StyleCatalog.alphabets.first { $0.value == alphabet }?.key ?? "letters"
                return "alphabet = "
                    + (name == "letters" ? "CodeAlphabet(\"\(StyleCatalog.letters)\")" : ".\(name)")
            }),
        flag("secure", \.isSecure, "isSecureTextEntry") { $0.isSecureTextEntry = $1 },
        FieldSetting(
            "masking", #"null, "none", "immediate" or seconds (null: follows secure)"#, \.masking,
            { name, fields throws(ScriptError) in try fields.masking(name) }, { $0.masking = $1 },
            code: { masking in
                switch masking {
                case .delayed(let time)?: "masking = .delayed(\(time.code))"
                case .immediate?: "masking = .immediate"
                // Next to an optional, plain `.none` means nil.
                default: "masking = CodeMasking.none"
                }
            }),
        choice("overflow", ["refuse": .refuse, "replaceLast": .replaceLast], \.overflow, "overflow") {
            $0.overflow = $1
        },
        choice("caret", ["cells": .cells, "endOnly": .endOnly], \.caretPolicy, "caretPolicy") { $0.caretPolicy = $1 },
        text("placeholder", \.placeholder) { $0.placeholder = $1 },
        flag("enabled", \.isEnabled, "isEnabled") { $0.isEnabled = $1 },
        text("message", \.message) { view, text in
            let hint = text.isEmpty ? nil : text
            if view.message != hint { view.message = hint }
        },
        flag("showsMessage", \.showsMessage, "showsMessage") { if $0.showsMessage != $1 { $0.showsMessage = $1 } },
        flag(
            "resigns", \.resignsOnCompletion, "resignsOnCompletion",
            ": whether a complete code dismisses the keyboard"
        ) { $0.resignsOnCompletion = $1 },
        choice("rejection", ["startOver": .startOver, "edit": .edit], \.rejectionPolicy, "rejectionPolicy") {
            $0.rejectionPolicy = $1
        },
        flag("submitsWhenComplete", \.submitsWhenComplete, "submitsWhenComplete") { $0.submitsWhenComplete = $1 },
        FieldSetting(
            name: "reader", help: "plain, messages (plain)",
            read: { settings, fields throws(ScriptError) in
                guard let value = try fields.choice("reader", of: ["plain": false, "messages": true]) else { return }
                settings.readsMessages = value
            }, reset: { $0.readsMessages = false }, apply: { $1.reader = $0.reader },
            code: { settings in
                guard settings.readsMessages else { return nil }
                let domains = settings.domains.map(\.swiftLiteral).joined(separator: ", ")
                return "reader = .messages" + (domains.isEmpty ? "" : "(domains: [\(domains)])")
            }),
        FieldSetting(
            name: "domains", help: "a list of domains whose codes the reader of messages accepts (any)",
            read: { settings, fields throws(ScriptError) in
                guard let value = try fields.strings("domains") else { return }
                settings.domains = value
            }, reset: { $0.domains = [] }, apply: { $1.reader = $0.reader }, code: { _ in nil }),
        FieldSetting(
            "forgets", "null, or seconds: how long a secure code stays while the app is in the background (null)",
            \.forgetsInBackground, { name, fields throws(ScriptError) in try fields.duration(name, in: 0...86_400) },
            { $0.forgetsInBackground = $1 }, code: { "forgetsInBackground = \(($0 ?? .zero).code)" }),
        side("width", 320, \.size.width), side("height", 56, \.size.height),
    ]

}

extension FieldSetting {
    private typealias Path<Value> = any WritableKeyPath<FieldSettings, Value> & Sendable
    private typealias Setter<Value> = @MainActor @Sendable (CodeInputView, Value) -> Void

    private init<Value: Equatable & Sendable>(
        _ name: String, _ help: String, _ path: Path<Value>,
        _ read: @escaping @Sendable (String, inout ScriptFields) throws(ScriptError) -> Value?,
        _ apply: @escaping Setter<Value>, code: (@Sendable (Value) -> String)? = nil
    ) {
        self.init(
            name: name, help: help,
            read: { settings, fields throws(ScriptError) in
                if let value = try read(name, &fields) { settings[keyPath: path] = value }
            },
            reset: { $0[keyPath: path] = FieldSettings()[keyPath: path] }, apply: { apply($1, $0[keyPath: path]) },
            code: { settings in
                let value = settings[keyPath: path]
                return value == FieldSettings()[keyPath: path] ? nil : code?(value)
            })
    }

    private static func flag(
        _ name: String, _ path: Path<Bool>, _ property: String, _ note: String = "", _ apply: @escaping Setter<Bool>
    ) -> FieldSetting {
        FieldSetting(
            name, "true or false\(note) (\(FieldSettings()[keyPath: path]))", path,
            { name, fields throws(ScriptError) in try fields.bool(name) }, apply, code: { "\(property) = \($0)" })
    }

    private static func text(_ name: String, _ path: Path<String>, _ apply: @escaping Setter<String>) -> FieldSetting {
        FieldSetting(
            name, "any text (none)", path, { name, fields throws(ScriptError) in try fields.string(name) }, apply,
            code: { "\(name) = \($0.swiftLiteral)" })
    }

    private static func choice<Value: Equatable & Sendable>(
        _ name: String, _ values: KeyValuePairs<String, Value>, _ path: Path<Value>, _ property: String,
        _ apply: @escaping Setter<Value>
    ) -> FieldSetting {
        FieldSetting(
            name, "\(values.map(\.key).joined(separator: ", ")) (\(values[0].key))", path,
            { name, fields throws(ScriptError) in try fields.choice(name, of: values) }, apply,
            code: { value in "\(property) = .\(values.first { $0.value == value }?.key ?? "")" })
    }

    /// A side of the view and of its window, which is not in the code.
    private static func side(_ name: String, _ standard: Int, _ path: Path<CGFloat>) -> FieldSetting {
        FieldSetting(
            name: name, help: "0 to 10000 (\(standard))",
            read: { settings, fields throws(ScriptError) in
                guard let side = try fields.number(name, in: 0...FieldSettings.maximumSide) else { return }
                settings[keyPath: path] = CGFloat(side)
            }, reset: { $0[keyPath: path] = CGFloat(standard) },
            apply: { settings, view in
                view.frame.size = settings.size
                view.superview?.frame.size = settings.size
            }, code: { _ in nil })
    }
}

extension Duration {
    /// The duration as Swift code.
    fileprivate var code: String {
        let seconds = self / .seconds(1)
        if seconds == 0 { return ".zero" }
        return ".seconds(\(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"))"
    }
}
