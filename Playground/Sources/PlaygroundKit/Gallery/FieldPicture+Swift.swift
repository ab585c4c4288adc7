extension FieldPicture {
    /// The Swift code of an app that shows this field.
    ///
    /// - Parameters:
    ///   - lines: The lines that make the style.
    ///   - style: The style as an expression.
    /// - Returns: The code, with comments for what the user and the system do.
    func swift(_ lines: [String] = [], style: String) -> String {
        var lines = lines + ["let field = CodeInputView(length: \(length), style: \(style))"]
        if message != nil { lines.append("field.showsMessage = true") }
        if isSecure { lines.append("field.isSecureTextEntry = true") }
        if !placeholder.isEmpty { lines.append("field.placeholder = \(placeholder.debugDescription)") }
        if !text.isEmpty { lines.append("field.code = \(text.debugDescription)") }
        switch status {
        case "verifying": lines.append("field.status = .verifying")
        case "accepted", "rejected":
            let verdict = status == "accepted" ? "accept" : "reject"
            lines.append("field.\(verdict)(\(message.map { "message: \($0.debugDescription)" } ?? ""))")
        default: if let message { lines.append("field.message = \(message.debugDescription)") }
        }
        if !isEnabled { lines.append("field.isEnabled = false") }
        if isFocused { lines.append("field.becomeFirstResponder()  // in a window") }
        if selection != nil { lines.append("// A tap on a filled cell selects it.") }
        if !marked.isEmpty { lines.append("// The system marks what an input method composes.") }
        if isRightToLeft || textScale != 1 || increasesContrast {
            lines.append("// Direction, text size and contrast follow the user's settings.")
        }
        return lines.joined(separator: "\n")
    }
}
