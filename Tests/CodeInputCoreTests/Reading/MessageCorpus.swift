import CodeInputCore

/// Messages like those of real services, written for these tests, with the codes that a reader must find.
enum MessageCorpus {
    struct Message: Sendable {
        var language: String
        var length: Int
        var alphabet: CodeAlphabet
        /// The code, or nil for a message without exactly one code of that length.
        var code: String?
        var text: String

        var editor: CodeEditor { CodeEditor(length: length, alphabet: alphabet) }
    }

    static var all: [Message] { known + heldOut }

    /// Reads one message per line: the language, the length and alphabet of the code, the code or "-", and the text.
    ///
    /// An invalid line becomes a message of length 0, which a test reports.
    static func read(_ table: String) -> [Message] {
        let lines: [Substring] = table.split(separator: "\n")
        return lines.map { line -> Message in
            let columns: [Substring] = line.split(separator: " ", maxSplits: 3)
            guard columns.count == 4, let length = columns[1].first?.wholeNumberValue else {
                return Message(language: "", length: 0, alphabet: .digits, code: nil, text: String(line))
            }
            let code = columns[2] == "-" ? nil : String(columns[2])
            return Message(
                language: String(columns[0]), length: length, alphabet: alphabet(of: columns[1].dropFirst()),
                code: code, text: String(columns[3].replacing("\\n", with: "\n")))
        }
    }

    private static func alphabet(of name: Substring) -> CodeAlphabet {
        switch name {
        case "A": .uppercaseLettersAndDigits
        case "a": .lettersAndDigits
        case "x": .hexadecimal
        default: .digits
        }
    }
}
