/// The Swift code of an app that creates the field.
struct FieldCode {
    private var settings = FieldSettings()
    private var status: (value: String, message: String?) = ("editing", nil)
    /// Whether a command changed what is not in the code.
    private var leavesOut = false

    /// The style from the commands, or nil before the first style.
    var style: RestyledStyle? { settings.restyled }

    /// Notes a command that succeeded.
    mutating func note(_ line: JSONValue) {
        guard let read = try? ScriptFields.read(line) else { return }
        var fields = read.fields
        switch read.command {
        case "new":
            self = FieldCode()
            try? settings.read(&fields)
        case "configure": try? settings.read(&fields)
        case "trait", "set": leavesOut = true
        case "status":
            guard let value = try? fields.string("value") else { return }
            let message = try? fields.string("message")
            status = (value, message?.isEmpty == false ? message : nil)
        default: break
        }
    }

    /// The code, with the settings that differ from the defaults.
    var text: String {
        var lines = settings.code(style: style?.code ?? ([], ".box"))
        lines += FieldSettings.code(status: status.value, message: status.message)
        if leavesOut || settings.size != FieldSettings().size { lines.append(Self.leftOut) }
        return (["import CodeInputUIKit", "import UIKit", ""] + lines + ["", Self.completion]).joined(separator: "\n")
    }

    private static let leftOut = "// Not here: the size of the field, the code in it, and the settings of the device."

    private static let completion = """
        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        """
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
