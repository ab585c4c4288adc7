/// The Swift code of an app that creates the field.
struct FieldCode {
    private var fields: [String: JSONValue] = [:]
    private var status: (value: String, message: String?) = ("editing", nil)
    /// Whether a command changed what is not in the code.
    private var leavesOut = false

    /// Notes a command that succeeded.
    mutating func note(_ line: JSONValue) {
        guard case .object(var values) = line, case .string(let command)? = values.removeValue(forKey: "do") else {
            return
        }
        switch command {
        case "new":
            fields = values.merging(Self.linked(by: values)) { own, _ in own }
            status = ("editing", nil)
            leavesOut = false
        case "configure":
            if values["style"] != nil {
                for name in RestyledStyle.fieldNames where Self.linked(by: fields)[name] != nil { fields[name] = nil }
            }
            fields.merge(Self.linked(by: values).merging(values) { $1 }) { $1 }
        case "trait", "set": leavesOut = true
        case "status":
            guard case .string(let value)? = values["value"] else { return }
            var message: String?
            if case .string(let text)? = values["message"], !text.isEmpty { message = text }
            status = (value, message)
        default: break
        }
    }

    /// The code, with the settings that differ from the defaults.
    var text: String {
        let style = style?.code ?? (lines: [], style: ".box")
        var lines = style.lines + ["let field = CodeInputView(length: \(length), style: \(style.style))"]
        if let alphabet = name("alphabet"), alphabet != "digits" {
            let isNamed = alphabet != "letters"
            lines.append("field.alphabet = \(isNamed ? ".\(alphabet)" : "CodeAlphabet(\"\(StyleCatalog.letters)\")")")
        }
        if fields["secure"] == .bool(true) { lines.append("field.isSecureTextEntry = true") }
        if let masking { lines.append("field.masking = \(masking)") }
        if let overflow = name("overflow"), overflow != "refuse" { lines.append("field.overflow = .\(overflow)") }
        if let caret = name("caret"), caret != "cells" { lines.append("field.caretPolicy = .\(caret)") }
        if let text = name("placeholder"), !text.isEmpty {
            lines.append("field.placeholder = \(text.debugDescription)")
        }
        if fields["enabled"] == .bool(false) { lines.append("field.isEnabled = false") }
        if fields["resigns"] == .bool(true) { lines.append("field.resignsOnCompletion = true") }
        if let policy = name("rejection"), policy != "startOver" { lines.append("field.rejectionPolicy = .\(policy)") }
        if case .array(let domains)? = fields["domains"], !domains.isEmpty {
            let names = domains.compactMap { if case .string(let name) = $0 { name.debugDescription } else { nil } }
            lines.append("field.domains = [\(names.joined(separator: ", "))]")
        }
        if let message = name("message"), !message.isEmpty {
            lines.append("field.message = \(message.debugDescription)")
        }
        if fields["showsMessage"] == .bool(true) { lines.append("field.showsMessage = true") }
        if case .number(let seconds)? = fields["forgets"] {
            lines.append("field.forgetsInBackground = \(seconds == 0 ? ".zero" : Self.seconds(seconds))")
        }
        switch status.value {
        case "accepted": lines.append("field.accept()")
        case "rejected":
            lines.append("field.reject(\(status.message.map { "message: \($0.debugDescription)" } ?? ""))")
        case "verifying": lines.append("field.status = .verifying")
        default: break
        }
        if leavesOut || fields["width"] != nil || fields["height"] != nil { lines.append(Self.leftOut) }
        return (["import CodeInputUIKit", "import UIKit", ""] + lines + ["", Self.completion]).joined(separator: "\n")
    }

    private static let leftOut = "// Not here: the size of the field, the code in it, and the settings of the device."

    private static let completion = """
        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        """

    private var length: String {
        switch fields["length"] {
        case .number(let value): "\(Int(value))"
        case .array(let ends):
            ends.compactMap { if case .number(let value) = $0 { "\(Int(value))" } else { nil } }.joined(
                separator: "...")
        default: "6"
        }
    }

    /// What the style of a command says of the field.
    private static func linked(by fields: [String: JSONValue]) -> [String: JSONValue] {
        guard case .string(let text)? = fields["style"] else { return [:] }
        return (try? RestyledStyle(text).fields) ?? [:]
    }

    /// The style from the commands, or nil before the first style.
    var style: RestyledStyle? { name("style").flatMap { try? RestyledStyle($0) } }

    /// The masking in Swift.
    ///
    /// Next to an optional, plain `.none` means nil.
    private var masking: String? {
        switch fields["masking"] {
        case .string("none"): "CodeMasking.none"
        case .string(let name): ".\(name)"
        case .number(let seconds):
            ".delayed(\(Self.seconds(seconds)))"
        default: nil
        }
    }

    private static func seconds(_ seconds: Double) -> String {
        ".seconds(\(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"))"
    }

    private func name(_ field: String) -> String? {
        if case .string(let value)? = fields[field] { value } else { nil }
    }
}
