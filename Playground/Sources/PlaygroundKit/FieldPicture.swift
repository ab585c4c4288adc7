import CodeInputUIKit
import UIKit

/// A still picture of a field, for `codeinput render` and the gallery.
@dynamicMemberLookup struct FieldPicture: Sendable {
    fileprivate var settings = FieldSettings()
    fileprivate var traits = FieldTraits(displayScale: 1)
    /// Whether the field is no wider than its cells.
    var hugsCells = false
    var text = "", isFocused = false
    /// The tint, or nil for the system's.
    var tint: (light: UInt32, dark: UInt32)?
    /// The selected cells, which show only in a focused field, or nil for the caret at the end.
    var selection: Range<Int>?
    /// The marked text of an input method, after the text or in place of the selected cells.
    var marked = ""
    var status = CodeStatus.editing
    /// The text of the message row, or the message of the verdict; nil without a row.
    var message: String?

    subscript<Value>(dynamicMember path: WritableKeyPath<FieldSettings, Value>) -> Value {
        get { settings[keyPath: path] }
        set { settings[keyPath: path] = newValue }
    }

    subscript<Value>(dynamicMember path: WritableKeyPath<FieldTraits, Value>) -> Value {
        get { traits[keyPath: path] }
        set { traits[keyPath: path] = newValue }
    }

    private var shownSettings: FieldSettings {
        var settings = settings
        if let message {
            settings.showsMessage = true
            // After a verdict the message is that of the verdict.
            if status == .editing || status == .verifying { settings.message = message }
        }
        return settings
    }

    /// Draws the picture with the kit's own view, or explains why the field does not take the text.
    @MainActor func svg() throws -> String { try stage().svg() }

    @MainActor func stage() throws -> FieldStage {
        let stage = FieldStage(shownSettings, traits: traits), view = stage.view
        if let tint {
            let rgb = traits.isDark ? tint.dark : tint.light
            func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
            view.tintColor = UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }
        var reader = CodeEditor(length: settings.length, alphabet: settings.alphabet)
        if let reason = reader.setCode(text).invalidInput {
            throw ScriptError("the field does not take this text: \(reason.rawValue)")
        }
        view.code = text
        view.show(status, message: message)
        if isFocused { view.becomeFirstResponder() }
        if let selection { stage.select(from: selection.lowerBound, to: selection.upperBound) }
        if !marked.isEmpty {
            view.setMarkedText(marked, selectedRange: NSRange(location: marked.utf16.count, length: 0))
        }
        stage.fitHeight(hugsCells: hugsCells)
        return stage
    }
}

extension Pictures {
    /// Draws one field, from fields of the script's commands `new`, `trait` and `status`, or explains what is invalid.
    @MainActor package static func field(
        _ values: [String: JSONValue], text: String, isFocused: Bool
    ) throws -> String {
        var fields = ScriptFields(command: "render", values: values), picture = FieldPicture()
        try picture.settings.read(&fields)
        try picture.traits.read(&fields)
        picture.status = try fields.choice("value", of: StyleCatalog.statuses) ?? .editing
        (picture.text, picture.isFocused) = (text, isFocused)
        return try picture.svg()
    }
}

extension FieldPicture {
    /// The Swift code of an app that shows this field, with what pictures set and comments for what the user and the system do.
    func swift(_ style: (lines: [String], style: String)) -> String {
        let settings = shownSettings
        var lines = style.lines + ["let field = CodeInputView(length: \(settings.length), style: \(style.style))"]
        if settings.isSecure { lines.append("field.isSecureTextEntry = true") }
        if !settings.placeholder.isEmpty { lines.append("field.placeholder = \(settings.placeholder.swiftLiteral)") }
        if !settings.isEnabled { lines.append("field.isEnabled = false") }
        if !settings.message.isEmpty { lines.append("field.message = \(settings.message.swiftLiteral)") }
        if settings.showsMessage { lines.append("field.showsMessage = true") }
        if !text.isEmpty { lines.append("field.code = \(text.swiftLiteral)") }
        let argument = message.map { "message: \($0.swiftLiteral)" } ?? ""
        switch status {
        case .editing: break
        case .verifying: lines.append("field.status = .verifying")
        case .accepted: lines.append("field.accept(\(argument))")
        case .rejected: lines.append("field.reject(\(argument))")
        }
        if isFocused { lines.append("field.becomeFirstResponder()  // in a window") }
        if selection != nil { lines.append("// A tap on a filled cell selects it.") }
        if !marked.isEmpty { lines.append("// The system marks what an input method composes.") }
        if self.isRightToLeft || self.textScale != 1 || self.increasesContrast {
            lines.append("// Direction, text size and contrast follow the user's settings.")
        }
        return lines.joined(separator: "\n")
    }
}

extension CodeColor {
    /// No value: only the page shows the colors of a style, which are not public.
    func value(isDark: Bool) -> String { "" }
}
