import CodeInputMessages
import Foundation
import Testing

@Suite("Messages of the corpus")
struct MessageCorpusTests {
    /// The messages that are read wrongly, and those whose code is not found, which are printed for who changes the reader.
    private func mistakes(_ messages: [MessageCorpus.Message]) -> (wrong: [String], missed: Int) {
        for message in messages {
            #expect(
                message.length > 0 && message.code?.count ?? message.length == message.length,
                "\(message.text)")
        }
        let mistakes = messages.map { ($0, $0.found) }.filter { $1 != $0.code }
        for (message, found) in mistakes {
            print("\(found ?? "nothing") in \(message.language): \(message.text)")
        }
        return (mistakes.filter { $1 != nil }.map { $0.0.text }, mistakes.count { $1 == nil })
    }

    @Test(
        "are read in at least 98 of 100 cases, various ones in 95, and never wrongly",
        arguments: MessageCorpus.parts)
    func figures(_ part: String) {
        let messages = MessageCorpus.messages(part)
        let (wrong, missed) = mistakes(messages)
        let most = messages.count { $0.code != nil } * (part == "various" ? 5 : 2) / 100
        #expect(wrong == [] && missed <= most && messages.count >= 100)
    }

    @Test(
        "without a code are filled in few of 100 cases, and not if they are traps",
        arguments: [
            ("without", 0), ("withoutHeldOut", 0), ("withoutVarious", 3), ("traps", 5), ("aimed", 44),
        ])
    func withoutCode(_ part: String, most: Int) {
        let messages = MessageCorpus.textsWithoutCode(part)
        #expect(mistakes(messages).wrong.count * 100 <= messages.count * most)
        #expect(messages.count >= 36)
    }

    @Test("of each class are told from texts of the class without a code", arguments: [false, true])
    func classes(isHeldOut: Bool) {
        let pairs = MessageCorpus.classes.filter { $0.isHeldOut == isHeldOut }
        let (wrong, missed) = mistakes(pairs.map(\.with))
        let without = mistakes(pairs.map(\.without))
        #expect(wrong == [] && missed * 10 <= pairs.count && without.wrong.count * 10 <= pairs.count)
        #expect(pairs.count >= 25)
    }

    @Test(
        "beside another number need a word for a code, in every language",
        arguments: MessageCorpus.words)
    func words(_ pair: MessageCorpus.Pair) {
        #expect(pair.with.found == pair.with.code && pair.with.code?.count == 6, "\(pair.with.text)")
        #expect(
            pair.without.found == nil && pair.with.text != pair.without.text, "\(pair.without.text)")
    }

    @Test("number at least 300, in 40 languages; eighty languages have words for a code") func size() {
        let messages = MessageCorpus.parts.flatMap(MessageCorpus.messages)
        let words = MessageCorpus.words
        #expect(messages.count >= 300 && Set(messages.map(\.language)).count >= 40)
        #expect(Set(words.map(\.with.language)).count == words.count && words.count >= 79)
    }

    @Test("are found, missed and filled as the article says", arguments: MessageCorpus.sections)
    func article(_ section: String, _ messages: [MessageCorpus.Message]) throws {
        let page = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../Sources/CodeInputMessages/CodeInputMessages.docc/HowAMessageIsRead.md"
        ).standardizedFileURL
        func both(_ isMeant: (_ code: String?, _ found: String?) -> Bool) -> String {
            [CodeReader.messages, .plain].map { reader in "\(messages.count { isMeant($0.code, $0.found(reader)) })" }
                .joined(separator: " / ")
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
