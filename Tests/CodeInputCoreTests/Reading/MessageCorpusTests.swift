import CodeInputCore
import Testing

@Suite("Messages of the corpus")
struct MessageCorpusTests {
    /// What a reader makes of messages, printed for those who change the reader.
    private struct Figures {
        var read = 0
        var missed: [MessageCorpus.Message] = []
        var wrong: [MessageCorpus.Message] = []

        init(_ name: String, _ messages: [MessageCorpus.Message]) {
            for message in messages {
                let found = message.found
                if found != nil, found != message.code {
                    wrong.append(message)
                } else if found == nil, message.code != nil {
                    missed.append(message)
                } else if found != nil {
                    read += 1
                }
            }
            print(
                "\(name): \(messages.count) messages, \(read) of \(messages.count { $0.code != nil }) codes read,",
                "\(wrong.count) filled in wrongly")
            for kind in Set(messages.map(\.kind)).sorted() where !kind.isEmpty {
                print("  \(kind): \(wrong.count { $0.kind == kind }) wrong, \(missed.count { $0.kind == kind }) missed")
            }
            for message in missed { print("  missed \(message.language): \(message.text)") }
            for message in wrong { print("  \(message.found ?? "") from \(message.language): \(message.text)") }
        }

        var recall: Double { Double(read) / Double(read + missed.count) }
    }

    @Test("are read in at least 98 of 100 cases, and never wrongly", arguments: MessageCorpus.parts)
    func figures(_ part: String) {
        let figures = Figures(part, MessageCorpus.messages(part))
        #expect(figures.wrong.map(\.text) == [] && figures.recall >= 0.98)
    }

    @Test("without a code are filled in at most 5 of 100 cases", arguments: ["without", "withoutHeldOut"])
    func withoutCode(_ part: String) {
        let messages = MessageCorpus.textsWithoutCode(part)
        #expect(Figures(part, messages).wrong.count * 20 <= messages.count)
        // They may be about anything, and each has a number as long as a code.
        #expect(messages.count >= 80 && Set(messages.map(\.text)).count == messages.count)
        #expect(Set(messages.map(\.language)).count >= 30 && Set(messages.map(\.kind)).count == 6)
        for message in messages {
            let runs = message.text.split { !$0.isNumber }
            #expect(message.length > 0 && runs.contains { $0.count == message.length }, "\(message.text)")
        }
    }

    @Test("of each class are told from texts of the class without a code", arguments: [false, true])
    func classes(isHeldOut: Bool) {
        let pairs = MessageCorpus.classes.filter { $0.isHeldOut == isHeldOut }, half = isHeldOut ? "held out" : "tuned"
        let with = Figures("classes, \(half)", pairs.map(\.with))
        let without = Figures("classes without a code, \(half)", pairs.map(\.without))
        #expect(with.wrong.map(\.text) == [] && with.recall >= 0.9 && without.wrong.count * 10 <= pairs.count)
        for kind in Set(MessageCorpus.classes.map(\.with.kind)) { #expect(pairs.count { $0.with.kind == kind } >= 5) }
        #expect(Set(MessageCorpus.classes.map(\.with.language)).count >= 10)
        for pair in pairs {
            #expect(
                pair.with.code?.count == pair.with.length && pair.with.text != pair.without.text, "\(pair.with.text)")
        }
    }

    @Test("beside another number need a word for a code, in every language", arguments: MessageCorpus.words)
    func words(_ pair: MessageCorpus.Pair) {
        #expect(pair.with.found == pair.with.code && pair.with.code?.count == 6, "\(pair.with.text)")
        #expect(pair.without.found == nil && pair.with.text != pair.without.text, "\(pair.without.text)")
    }

    @Test("cover about eighty languages with words for a code, each once")
    func languages() {
        let languages = MessageCorpus.words.map(\.with.language)
        #expect(Set(languages).count == languages.count && languages.count >= 79)
    }

    @Test("number at least 300, in at least 40 languages, with codes of 4 to 8 characters and without codes")
    func size() {
        let messages = MessageCorpus.parts.flatMap(MessageCorpus.messages)
        #expect(messages.count >= 300 && Set(messages.map(\.text)).count == messages.count)
        #expect(Set(messages.map(\.language)).count >= 40)
        for length in 4...8 {
            #expect(messages.contains { $0.length == length && $0.code != nil })
            #expect(messages.contains { $0.length == length && $0.code == nil })
        }
        #expect(messages.count { $0.code == nil } >= 60 && messages.count { $0.alphabet != .digits } >= 30)
        for message in messages {
            #expect(message.length > 0 && message.code?.count ?? message.length == message.length, "\(message.text)")
        }
    }
}
