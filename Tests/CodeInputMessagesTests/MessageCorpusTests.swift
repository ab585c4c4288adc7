import CodeInputMessages
import Foundation
import TestTools
import Testing

@Suite("Messages of the corpus") struct MessageCorpusTests {
    @Test("beside another number need a word for a code, in every language", arguments: MessageCorpus.words)
    func words(with: MessageCorpus.Message, without: MessageCorpus.Message) {
        #expect(with.found() == with.code && with.code?.count == 6, "\(with.text)")
        #expect(without.found() == nil && with.text != without.text, "\(without.text)")
    }

    @Test("number at least 300, in 40 languages; eighty languages have words for a code") func size() {
        #expect(MessageTests.texts.count >= 400)
        #expect(MessageTests.rowsOfBoth.count >= 25 && MessageTests.rowsOfMessages.count >= 21)
        let messages = MessageCorpus.parts.flatMap { MessageCorpus.messages($0.key) }, words = MessageCorpus.words
        #expect(messages.count >= 300 && Set(messages.map(\.language)).count >= 40)
        #expect(Set(words.map(\.with.language)).count == words.count && words.count >= 79)
    }

    @Test("are found, missed and filled as the article says, and may be", arguments: MessageCorpus.sections)
    func article(_ section: MessageCorpus.Section) throws {
        let messages = section.messages, coded = messages.count { $0.code != nil }
        let read = [CodeReader.messages, .plain].map { reader in messages.map { ($0.code, $0.found(reader)) } }
        var wrong = 0, missed = 0
        for (message, (code, found)) in zip(messages, read[0]) {
            let length = message.form.length
            #expect(length > 0 && code?.count ?? length == length, "\(message.text)")
            guard found != code else { continue }
            // For who changes the reader.
            print("\(found ?? "nothing") in \(message.language): \(message.text)")
            if found == nil { missed += 1 } else { wrong += 1 }
        }
        #expect(missed * 100 <= coded * section.missed && wrong * 100 <= messages.count * section.filled)
        let page = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../Sources/CodeInputMessages/CodeInputMessages.docc/HowAMessageIsRead.md"
        ).standardizedFileURL
        func both(_ isMeant: (_ code: String?, _ found: String?) -> Bool) -> String {
            read.map { messages in "\(messages.count { isMeant($0, $1) })" }.joined(separator: " / ")
        }
        let cells = [
            section.name, "\(coded)", both { $0 != nil && $1 == $0 }, both { $0 != nil && $1 != nil && $1 != $0 },
            "\(messages.count - coded)", both { $0 == nil && $1 != nil },
        ]
        let row = "| \(cells.joined(separator: " | ")) |"
        #expect(try String(contentsOf: page, encoding: .utf8).contains(row + "\n"), "\(row)")
    }
}

/// Messages like those of real services, written for these tests: the sections of `MessageCorpus.txt`, one to a line.
enum MessageCorpus {
    struct Message: Sendable {
        let language: String
        let form: IncomingText.Form
        /// The code, or nil for a message without exactly one code of that length.
        let code: String?
        let text: String

        fileprivate init(_ language: String, _ field: String, _ code: String, _ text: String) {
            self.language = language
            form = IncomingText.Form(field)
            self.code = code == "-" ? nil : code
            self.text = IncomingText.unescaped(text)
        }

        func found(_ reader: CodeReader = .messages) -> String? {
            try? reader.read(text, form.length...form.length, of: form.alphabet, isPasted: true).get()
        }
    }

    struct Section: Sendable, CustomTestStringConvertible {
        let name: String
        let messages: [Message]
        /// How many of 100 messages may be missed, and how many of 100 texts filled without a code.
        let missed: Int
        let filled: Int
        var testDescription: String { name }
    }

    /// The sections of messages, most of which have a code, and how many of 100 may be missed.
    static let parts: KeyValuePairs = [
        "known": 2, "heldOut": 2, "unseen": 2, "services": 2, "various": 5, "blind": 2, "fresh": 2, "hard": 21,
    ]
    /// The sections of texts without a code, and how many of 100 may be filled.
    private static let withoutCode: KeyValuePairs = [
        "without": 0, "withoutHeldOut": 0, "withoutVarious": 3, "withoutFresh": 9, "withoutHard": 18, "traps": 5,
        "aimed": 44,
    ]

    /// A row is the language, the length and the alphabet of the code, the code or "-", and the text.
    static func messages(_ section: String) -> [Message] {
        rows(section, 4).map { Message($0[0], $0[1], $0[2], $0[3]) }
    }

    // The class, its half, the language, the length and the alphabet, the code, and both texts.
    static let classes = rows("classes", 6).map { pair($0[2], $0[3], $0[4], $0[5]) }
    // The language, a code of six digits, a text with the code, and a text without.
    static let words = rows("words", 3).map { pair($0[0], "6", $0[1], $0[2]) }

    /// A message with a code and a text of the same class without one.
    private static func pair(
        _ language: String, _ field: String, _ code: String, _ texts: String
    ) -> (with: Message, without: Message) {
        let texts = texts.components(separatedBy: " | "), with = texts.count == 2 ? field : ""
        return (Message(language, with, code, texts[0]), Message(language, field, "-", texts.last ?? ""))
    }

    // Without a code, a row is the language, the kind, the length of a code, and the text.
    static let sections =
        parts.map { Section(name: $0, messages: messages($0), missed: $1, filled: 0) }
        + withoutCode.map { name, most in
            let messages = rows(name, 4).map { Message($0[0], $0[2], "-", $0[3]) }
            return Section(name: name, messages: messages, missed: 0, filled: most)
        }
        + [("classes", classes), ("words", words)].map { name, pairs in
            Section(name: name, messages: pairs.map(\.with) + pairs.map(\.without), missed: 10, filled: 5)
        }

    private static func rows(_ section: String, _ count: Int) -> [[String]] {
        file[Substring(section), default: []].map { IncomingText.columns(count, of: $0) }
    }

    private static let file = IncomingText.sections(of: "MessageCorpus.txt", beside: #filePath)
}
