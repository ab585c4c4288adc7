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
        /// What a text without a code is about.
        var kind = ""

        var editor: CodeEditor { CodeEditor(length: length, alphabet: alphabet) }
    }

    static var all: [Message] { known + heldOut + unseen }

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

    /// Reads one text without a code per line: the language, the kind, the length of the code, and the text.
    static func readWithout(_ table: String) -> [Message] {
        let lines: [Substring] = table.split(separator: "\n")
        return lines.map { line -> Message in
            let columns: [Substring] = line.split(separator: " ", maxSplits: 3)
            guard columns.count == 4, let length = columns[2].first?.wholeNumberValue else {
                return Message(language: "", length: 0, alphabet: .digits, code: nil, text: String(line))
            }
            return Message(
                language: String(columns[0]), length: length, alphabet: .digits, code: nil, text: String(columns[3]),
                kind: String(columns[1]))
        }
    }

    /// Reads one language per line: its label, a code of six digits, a text with the code, and a text without.
    static func readPairs(_ table: String) -> [(with: Message, without: Message)] {
        let lines: [Substring] = table.split(separator: "\n")
        return lines.map { line in
            let columns: [Substring] = line.split(separator: " ", maxSplits: 2)
            let texts: [Substring] = (columns.last ?? "").split(separator: " | ")
            func message(_ text: Substring?, _ code: String?) -> Message {
                Message(
                    language: String(columns.first ?? ""), length: 6, alphabet: .digits, code: code,
                    text: String(text ?? ""))
            }
            return (message(texts.first, String(columns.dropFirst().first ?? "")), message(texts.last, nil))
        }
    }

    /// A message with a code and a text of the same class without one.
    struct Pair: Sendable {
        var with: Message
        var without: Message
        /// Whether the reader was written without looking at how it reads this pair.
        var isHeldOut: Bool
    }

    /// Reads one pair per line: its class, its half, the language, the length and alphabet, the code, and both texts.
    static func readClasses(_ table: String) -> [Pair] {
        let lines: [Substring] = table.split(separator: "\n")
        return lines.map { line in
            let columns: [Substring] = line.split(separator: " ", maxSplits: 5)
            let texts: [Substring] = (columns.last ?? "").split(separator: " | ")
            func message(_ text: Substring?, _ code: Substring?) -> Message {
                guard columns.count == 6, texts.count == 2, let text else {
                    return Message(language: "", length: 0, alphabet: .digits, code: nil, text: String(line))
                }
                return Message(
                    language: String(columns[2]), length: columns[3].first?.wholeNumberValue ?? 0,
                    alphabet: alphabet(of: columns[3].dropFirst()), code: code.map(String.init),
                    text: String(text.replacing("\\n", with: "\n")), kind: String(columns[0]))
            }
            return Pair(
                with: message(texts.first, columns.count == 6 ? columns[4] : nil), without: message(texts.last, nil),
                isHeldOut: columns.count == 6 && columns[1] == "heldOut")
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
