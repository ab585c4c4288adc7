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
