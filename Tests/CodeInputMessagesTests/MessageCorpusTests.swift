import CodeInputMessages
import Foundation
import TestTools
import Testing

@Suite("Messages of the corpus") struct MessageCorpusTests {
    /// The messages that are read wrongly, and those whose code is not found, which are printed for who changes the reader.
    private func mistakes(_ messages: [MessageCorpus.Message]) -> (wrong: [String], missed: Int) {
        for message in messages {
            let length = message.form.length
            #expect(length > 0 && message.code?.count ?? length == length, "\(message.text)")
        }
        let mistakes = messages.map { ($0, $0.found) }.filter { $1 != $0.code }
        for (message, found) in mistakes { print("\(found ?? "nothing") in \(message.language): \(message.text)") }
        return (mistakes.filter { $1 != nil }.map { $0.0.text }, mistakes.count { $1 == nil })
    }

    @Test("are read in at least 98 of 100 cases, various ones in 95, hard ones in 79", arguments: MessageCorpus.parts)
    func figures(_ part: String) {
        let messages = MessageCorpus.messages(part)
        let (wrong, missed) = mistakes(messages)
        let most = messages.count { $0.code != nil } * ["various": 5, "hard": 21][part, default: 2] / 100
        #expect(wrong == [] && missed <= most && messages.count >= 100)
    }

    @Test(
        "without a code are filled in few of 100 cases, and not if they are traps",
        arguments: [
            ("without", 0), ("withoutHeldOut", 0), ("withoutVarious", 3), ("withoutFresh", 9), ("withoutHard", 18),
            ("traps", 5), ("aimed", 44),
        ])
    func withoutCode(_ part: String, most: Int) {
        let messages = MessageCorpus.textsWithoutCode(part)
        #expect(mistakes(messages).wrong.count * 100 <= messages.count * most && messages.count >= 36)
    }

    @Test("of each class are told from texts of the class without a code", arguments: [false, true])
    func classes(isHeldOut: Bool) {
        let pairs = MessageCorpus.classes.filter { $0.isHeldOut == isHeldOut }
        let (wrong, missed) = mistakes(pairs.map(\.with))
        let without = mistakes(pairs.map(\.without))
        #expect(wrong == [] && missed * 10 <= pairs.count && without.wrong.count * 10 <= pairs.count)
        #expect(pairs.count >= 25)
    }

    @Test("beside another number need a word for a code, in every language", arguments: MessageCorpus.words)
    func words(_ pair: MessageCorpus.Pair) {
        #expect(pair.with.found == pair.with.code && pair.with.code?.count == 6, "\(pair.with.text)")
        #expect(pair.without.found == nil && pair.with.text != pair.without.text, "\(pair.without.text)")
    }

    @Test("number at least 300, in 40 languages; eighty languages have words for a code") func size() {
        #expect(MessageTests.texts.count >= 400)
        let messages = MessageCorpus.parts.flatMap(MessageCorpus.messages)
        let words = MessageCorpus.words
        #expect(messages.count >= 300 && Set(messages.map(\.language)).count >= 40)
        #expect(Set(words.map(\.with.language)).count == words.count && words.count >= 79)
    }

    @Test("are found, missed and filled as the article says", arguments: MessageCorpus.sections.map { $0.name })
    func article(_ section: String) throws {
        let messages = MessageCorpus.sections.first { $0.name == section }?.messages ?? []
        let page = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../Sources/CodeInputMessages/CodeInputMessages.docc/HowAMessageIsRead.md"
        ).standardizedFileURL
        let read = [CodeReader.messages, .plain].map { reader in messages.map { ($0.code, $0.found(reader)) } }
        func both(_ isMeant: (_ code: String?, _ found: String?) -> Bool) -> String {
            read.map { messages in "\(messages.count { isMeant($0, $1) })" }.joined(separator: " / ")
        }
        let cells = [
            section, "\(messages.count { $0.code != nil })", both { $0 != nil && $1 == $0 },
            both { $0 != nil && $1 != nil && $1 != $0 }, "\(messages.count { $0.code == nil })",
            both { $0 == nil && $1 != nil },
        ]
        let row = "| \(cells.joined(separator: " | ")) |"
        #expect(try String(contentsOf: page, encoding: .utf8).contains(row + "\n"), "\(row)")
    }
}

/// Messages like those of real services, written for these tests, with the codes that a reader must find.
///
/// They are the sections of `MessageCorpus.txt`, one to a line.
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

        /// The code that an editor finds.
        var found: String? { found(.messages) }

        func found(_ reader: CodeReader) -> String? {
            try? reader.read(text, form.length...form.length, of: form.alphabet, isPasted: true).get()
        }
    }

    /// A message with a code and a text of the same class without one.
    struct Pair: Sendable {
        var with: Message
        var without: Message
        /// Whether the reader was written without looking at how it reads this pair.
        var isHeldOut: Bool

        fileprivate init(_ language: String, _ field: String, _ code: String, _ texts: String, _ half: String = "") {
            let texts = texts.components(separatedBy: " | ")
            with = Message(language, texts.count == 2 ? field : "", code, texts[0])
            without = Message(language, field, "-", texts.last ?? "")
            isHeldOut = half == "heldOut"
        }
    }

    /// The sections of messages, most of which have a code.
    static let parts = ["known", "heldOut", "unseen", "services", "various", "blind", "fresh", "hard"]

    /// A row is the language, the length and the alphabet of the code, the code or "-", and the text.
    static func messages(_ section: String) -> [Message] {
        rows(section, 4).map { Message($0[0], $0[1], $0[2], $0[3]) }
    }

    /// A row is the language, the kind, the length of a code, and the text.
    static func textsWithoutCode(_ section: String) -> [Message] {
        rows(section, 4).map { Message($0[0], $0[2], "-", $0[3]) }
    }

    // The class, its half, the language, the length and the alphabet, the code, and both texts.
    static let classes = rows("classes", 6).map { Pair($0[2], $0[3], $0[4], $0[5], $0[1]) }
    // The language, a code of six digits, a text with the code, and a text without.
    static let words = rows("words", 3).map { Pair($0[0], "6", $0[1], $0[2]) }

    /// All texts by section.
    static let sections: [(name: String, messages: [Message])] =
        parts.map { ($0, messages($0)) }
        + ["without", "withoutHeldOut", "withoutVarious", "withoutFresh", "withoutHard", "traps", "aimed"].map {
            ($0, textsWithoutCode($0))
        }
        + [("classes", classes), ("words", words)].map { ($0, $1.map(\.with) + $1.map(\.without)) }

    private static func rows(_ section: String, _ count: Int) -> [[String]] {
        file[Substring(section), default: []].map { IncomingText.columns(count, of: $0) }
    }

    private static let file = IncomingText.sections(of: "MessageCorpus.txt", beside: #filePath)
}
