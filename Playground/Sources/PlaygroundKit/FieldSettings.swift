import CodeInputMessages
import CodeInputUIKit
import UIKit

/// The settings of a field: the fields of the commands `new` and `configure`.
struct FieldSettings {
    var lengths = 6...6
    var style: any CodeCellRenderer = BoxRenderer()
    var alphabet = CodeAlphabet.digits
    var masking: CodeMasking?
    var overflow = CodeOverflow.refuse
    var caretPolicy = CodeCaretPolicy.cells
    var rejectionPolicy = CodeRejectionPolicy.startOver
    var isEnabled = true, isSecure = false, resignsOnCompletion = false, submitsWhenComplete = true
    var placeholder = "", message = "", showsMessage = false
    var readsMessages = false
    var domains: [String] = []
    var forgetsInBackground: Duration?
    var size = CGSize(width: 320, height: 56)
    /// The style of the last command that had one, with its settings.
    private var restyled: RestyledStyle?

    var length: Int {
        get { lengths.upperBound }
        set { lengths = newValue...newValue }
    }

    fileprivate var reader: CodeReader { readsMessages ? .messages(domains: domains) : .plain }

    mutating func read(_ fields: inout ScriptFields) throws {
        for setting in FieldSetting.all { try setting.read(&self, &fields) }
    }

    /// Sets the style, and what its link says of the field; a link without it undoes what the last one said.
    mutating func set(_ new: RestyledStyle) {
        let links = [restyled, new].compactMap { $0 }
        if links.contains(where: \.showsMessage) { showsMessage = new.showsMessage }
        if links.contains(where: { $0.message != nil }) { message = new.message ?? "" }
        if links.contains(where: { $0.forgetsAfter != nil }) {
            forgetsInBackground = new.forgetsAfter.map { .seconds($0) }
        }
        (style, restyled) = (new.renderer, new)
    }

    /// Applies the settings with the given names, or all settings, to a view.
    @MainActor func apply(_ names: Set<String>? = nil, to view: CodeInputView) {
        // What the link of a style can set, too.
        let meant = names.map { $0.contains("style") ? $0.union(["showsMessage", "message", "forgets"]) : $0 }
        for setting in FieldSetting.all where meant?.contains(setting.name) ?? true { setting.apply(self, view) }
    }
}

/// A setting of a field: how a command sets it.
struct FieldSetting: Sendable {
    let name: String
    /// Reads the field of a command, if it is there.
    let read: @Sendable (inout FieldSettings, inout ScriptFields) throws -> Void
    let apply: @MainActor @Sendable (FieldSettings, CodeInputView) -> Void

    /// All settings, in the order of the reference.
    static let all = [
        FieldSetting("length", \.lengths, { try $1.lengths($0, in: 1...64) }, { $0.lengthRange = $1 }),
        FieldSetting(
            name: "style", read: { if let text = try $1.string("style") { $0.set(try RestyledStyle(text)) } },
            apply: { $1.style = $0.style }),
        choice("alphabet", StyleCatalog.alphabets, \.alphabet) { $0.alphabet = $1 },
        flag("secure", \.isSecure) { $0.isSecureTextEntry = $1 },
        FieldSetting("masking", \.masking, { try $1.masking($0) }, { $0.masking = $1 }),
        choice("overflow", ["refuse": .refuse, "replaceLast": .replaceLast], \.overflow) { $0.overflow = $1 },
        choice("caret", ["cells": .cells, "endOnly": .endOnly], \.caretPolicy) { $0.caretPolicy = $1 },
        text("placeholder", \.placeholder) { $0.placeholder = $1 }, flag("enabled", \.isEnabled) { $0.isEnabled = $1 },
        text("message", \.message) { view, text in
            let hint = text.isEmpty ? nil : text
            if view.message != hint { view.message = hint }
        },
        flag("showsMessage", \.showsMessage) { if $0.showsMessage != $1 { $0.showsMessage = $1 } },
        flag("resigns", \.resignsOnCompletion) { $0.resignsOnCompletion = $1 },
        choice("rejection", ["startOver": .startOver, "edit": .edit], \.rejectionPolicy) { $0.rejectionPolicy = $1 },
        flag("submitsWhenComplete", \.submitsWhenComplete) { $0.submitsWhenComplete = $1 },
        FieldSetting(
            name: "reader",
            read: {
                $0.readsMessages = try $1.choice("reader", of: ["plain": false, "messages": true]) ?? $0.readsMessages
            }, apply: { $1.reader = $0.reader }),
        FieldSetting(
            name: "domains", read: { $0.domains = try $1.strings("domains") ?? $0.domains },
            apply: { $1.reader = $0.reader }),
        FieldSetting(
            "forgets", \.forgetsInBackground, { try $1.duration($0, in: 0...86_400) }, { $0.forgetsInBackground = $1 }),
        side("width", \.size.width), side("height", \.size.height),
    ]
}

extension FieldSetting {
    private typealias Path<Value> = any WritableKeyPath<FieldSettings, Value> & Sendable
    private typealias Setter<Value> = @MainActor @Sendable (CodeInputView, Value) -> Void

    private init<Value>(
        _ name: String, _ path: Path<Value>, _ read: @escaping @Sendable (String, inout ScriptFields) throws -> Value?,
        _ apply: @escaping Setter<Value>
    ) {
        self.init(
            name: name, read: { if let value = try read(name, &$1) { $0[keyPath: path] = value } },
            apply: { apply($1, $0[keyPath: path]) })
    }

    private static func flag(_ name: String, _ path: Path<Bool>, _ apply: @escaping Setter<Bool>) -> FieldSetting {
        FieldSetting(name, path, { try $1.bool($0) }, apply)
    }

    private static func text(_ name: String, _ path: Path<String>, _ apply: @escaping Setter<String>) -> FieldSetting {
        FieldSetting(name, path, { try $1.string($0) }, apply)
    }

    private static func choice<Value: Sendable>(
        _ name: String, _ values: KeyValuePairs<String, Value>, _ path: Path<Value>, _ apply: @escaping Setter<Value>
    ) -> FieldSetting { FieldSetting(name, path, { try $1.choice($0, of: values) }, apply) }

    /// A side of the view and of its window.
    private static func side(_ name: String, _ path: Path<CGFloat>) -> FieldSetting {
        FieldSetting(
            name: name, read: { if let side = try $1.number(name, in: 0...10_000) { $0[keyPath: path] = side } },
            apply: { settings, view in
                view.frame.size = settings.size
                view.superview?.frame.size = settings.size
            })
    }
}
