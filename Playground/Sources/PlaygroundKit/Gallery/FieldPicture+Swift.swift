import CodeInputUIKit

extension FieldPicture {
    /// The Swift code of an app that shows this field, with comments for what the user and the system do.
    func swift(_ style: (lines: [String], style: String)) -> String {
        var lines = shownSettings.code(style: style)
        if !text.isEmpty { lines.append("field.code = \(text.swiftLiteral)") }
        lines += FieldSettings.code(status: status.rawValue, message: message)
        if isFocused { lines.append("field.becomeFirstResponder()  // in a window") }
        if selection != nil { lines.append("// A tap on a filled cell selects it.") }
        if !marked.isEmpty { lines.append("// The system marks what an input method composes.") }
        if self.isRightToLeft || self.textScale != 1 || self.increasesContrast {
            lines.append("// Direction, text size and contrast follow the user's settings.")
        }
        return lines.joined(separator: "\n")
    }
}
extension FieldSettings {
    /// The Swift code of a field with these settings, after the lines of its style.
    func code(style: (lines: [String], style: String)) -> [String] {
        let length = lengths.count == 1 ? "\(length)" : "\(lengths.lowerBound)...\(lengths.upperBound)"
        return style.lines + ["let field = CodeInputView(length: \(length), style: \(style.style))"]
            + FieldSetting.all.compactMap { $0.code(self) }.map { "field.\($0)" }
    }

    /// The Swift code that gives a field a status; none for editing.
    static func code(status: String, message: String?) -> [String] {
        let argument = message.map { "message: \($0.swiftLiteral)" } ?? ""
        switch status {
        case "verifying": return ["field.status = .verifying"]
        case "accepted": return ["field.accept(\(argument))"]
        case "rejected": return ["field.reject(\(argument))"]
        default: return []
        }
    }
}
