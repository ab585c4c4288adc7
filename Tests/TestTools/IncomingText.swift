// Not in the project of Tests/Host, whose TestTools know no module of the kit.
#if SWIFT_PACKAGE
package import CodeInputCore
import Foundation

/// A line of a text file: what a field holds, or "-"; the form of a code; the code, or why there is none; and a text that comes in.
package struct IncomingText: Sendable, CustomStringConvertible {
    /// A length, 0 if invalid, and a letter for an alphabet or its characters in parentheses.
    package struct Form: Sendable {
        package let length: Int
        package let alphabet: CodeAlphabet

        package init(_ field: String) {
            let digits = field.prefix { $0.isNumber }, rest = field.dropFirst(digits.count)
            length = Int(digits) ?? 0
            alphabet =
                switch rest {
                case "": .digits
                case "A": .uppercaseLettersAndDigits
                case "a": .lettersAndDigits
                case "x": .hexadecimal
                default: CodeAlphabet(String(rest.dropFirst().dropLast()))
                }
        }
    }

    package let text: String
    package var description: String { "\(text.debugDescription) in \(held.debugDescription)" }
    private let held: String
    private let form: Form
    private let expected: Result<String, CodeInvalidInput>

    package init(_ line: Substring) {
        let row = Self.columns(4, of: line)
        held = row[0] == "-" ? "" : row[0]
        form = Form(row[1])
        expected = CodeInvalidInput(rawValue: row[2]).map { .failure($0) } ?? .success(row[2])
        text = Self.unescaped(row[3])
    }

    /// The columns of a line, of which the last one may have blanks.
    package static func columns(_ count: Int, of line: Substring) -> [String] {
        let row = line.split(separator: " ", maxSplits: count - 1).map(String.init)
        return row + Array(repeating: "", count: count - row.count)
    }

    /// A text with the escapes of Swift: `\n`, and `\u{A0}`.
    package static func unescaped(_ text: String) -> String {
        text.replacing("\\n", with: "\n").replacing(/\\u\{(\w+)\}/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        }
    }

    /// The lines of each section of a file, without its headings; without the file none, which the tests report.
    package static func sections(of name: String, beside file: String) -> [Substring: [Substring]] {
        let file = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var sections: [Substring: [Substring]] = [:], name: Substring = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                name = line.dropFirst(2).prefix { $0 != ":" }
            } else {
                sections[name, default: []].append(line)
            }
        }
        return sections
    }

    /// A way into a field.
    package enum Way: CaseIterable, Sendable { case paste, key, replacement, composition, app }

    /// What a field that holds something makes of the text, beside what it must make of it.
    package func outcome(by way: Way, reader: CodeReader) -> (found: [String], expected: [String]) {
        var editor = CodeEditor(length: form.length, alphabet: form.alphabet)
        editor.reader = reader
        editor.setCode(held)
        let edit: CodeEdit
        switch way {
        case .paste: edit = editor.insert(text, isPasted: true)
        case .key: edit = editor.insert(text)
        case .replacement: edit = editor.replace(editor.count..<editor.count, with: text, isPasted: true)
        case .composition:
            let code = editor.code
            editor.setMarkedText(text, selection: 0..<0)
            guard editor.code == code else { return ([editor.code, "marked"], []) }
            edit = editor.unmarkText()
        case .app: edit = editor.setCode(text)
        }
        func words(_ code: String, _ changes: Bool, _ completes: Bool, _ reason: CodeInvalidInput?) -> [String] {
            [code, changes ? "changed" : "", completes ? "completed" : "", reason?.rawValue ?? ""]
        }
        let found = words(editor.code, edit.changesCode, edit.completed, edit.invalidInput)
        guard editor.markedRange == nil else { return (found + ["marked"], []) }
        switch expected {
        case .success(let code):
            let isOther = code != held
            return (found, words(code, isOther, isOther && way != .app && code.count == form.length, nil))
        case .failure(let reason): return (found, words(held, false, false, reason))
        }
    }
}
#endif
