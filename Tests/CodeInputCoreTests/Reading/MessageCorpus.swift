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
        /// What a text without a code is about, or the class of a pair.
        var kind: String

        // A field is the length of a code and the letter of its alphabet. An invalid one has length 0, which a test reports.
        fileprivate init(_ language: String, _ field: String, _ code: String, _ text: String, _ kind: String = "") {
            (self.language, self.kind) = (language, kind)
            length = field.first?.wholeNumberValue ?? 0
            alphabet =
                switch field.dropFirst() {
                case "A": .uppercaseLettersAndDigits
                case "a": .lettersAndDigits
                case "x": .hexadecimal
                default: .digits
                }
            self.code = code == "-" ? nil : code
            self.text = text.replacing("\\n", with: "\n")
        }

        /// The code that an editor finds.
        var found: String? {
            var editor = CodeEditor(length: length, alphabet: alphabet)
            return editor.insert(text).invalidInput == nil ? editor.code : nil
        }
    }

    /// A message with a code and a text of the same class without one.
    struct Pair: Sendable {
        var with: Message
        var without: Message
        /// Whether the reader was written without looking at how it reads this pair.
        var isHeldOut: Bool

        fileprivate init(
            _ language: String, _ field: String, _ code: String, _ texts: String, _ kind: String, _ half: String
        ) {
            let texts = texts.split(separator: " | ").map(String.init)
            with = Message(language, texts.count == 2 ? field : "", code, texts.first ?? "", kind)
            without = Message(language, field, "-", texts.last ?? "", kind)
            isHeldOut = half == "heldOut"
        }
    }

    static var all: [Message] { known + heldOut + unseen + services }

    /// Reads one message per line: the language, the length and alphabet of the code, the code or "-", and the text.
    static func read(_ table: String) -> [Message] {
        rows(table, 4).map { Message($0[0], $0[1], $0[2], $0[3]) }
    }

    /// Reads one text without a code per line: the language, the kind, the length of the code, and the text.
    static func readWithout(_ table: String) -> [Message] {
        rows(table, 4).map { Message($0[0], $0[2], "-", $0[3], $0[1]) }
    }

    /// Reads one language per line: its label, a code of six digits, a text with the code, and a text without.
    static func readPairs(_ table: String) -> [Pair] {
        rows(table, 3).map { Pair($0[0], "6", $0[1], $0[2], "", "") }
    }

    /// Reads one pair per line: its class, its half, the language, the length and alphabet, the code, and both texts.
    static func readClasses(_ table: String) -> [Pair] {
        rows(table, 6).map { Pair($0[2], $0[3], $0[4], $0[5], $0[0], $0[1]) }
    }

    private static func rows(_ table: String, _ columns: Int) -> [[String]] {
        let lines: [Substring] = table.split(separator: "\n")
        return lines.map { line in
            let row = line.split(separator: " ", maxSplits: columns - 1).map(String.init)
            return row + Array(repeating: "", count: columns - row.count)
        }
    }
}
