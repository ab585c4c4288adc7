import CodeInputCore
import Testing

@Suite("Messages of the corpus")
struct MessageCorpusTests {
    /// The results: messages with a code, codes read correctly, and wrong codes.
    private struct Figures {
        var withCode = 0
        var read = 0
        var missed: [String] = []
        var wrong: [String] = []

        init(_ messages: [MessageCorpus.Message]) {
            for message in messages {
                var editor = message.editor
                editor.insert(message.text)
                if message.code != nil { withCode += 1 }
                if !editor.isEmpty, editor.code != message.code {
                    wrong.append("\(message.language): \(editor.code) from \(message.text.debugDescription)")
                } else if message.code != nil {
                    if editor.isEmpty { missed.append("\(message.language): \(message.text)") } else { read += 1 }
                }
            }
        }

        var recall: Double { Double(read) / Double(withCode) }
    }

    enum Part: String, CaseIterable { case known, heldOut = "held out" }

    @Test("are read in at least 97 of 100 cases, and never wrongly", arguments: Part.allCases)
    func figures(_ part: Part) {
        let messages = part == .known ? MessageCorpus.known : MessageCorpus.heldOut
        let figures = Figures(messages)
        print(
            "\(part.rawValue): \(messages.count) messages, \(figures.read) of \(figures.withCode) codes read,",
            "\(figures.wrong.count) filled in wrongly")
        for missed in figures.missed { print("  missed \(missed)") }
        #expect(figures.wrong == [])
        #expect(figures.recall >= 0.97)
    }

    @Test("number at least 300, in at least 40 languages, with codes of 4 to 8 characters and without codes")
    func size() {
        let messages = MessageCorpus.all
        #expect(messages.count >= 300)
        #expect(Set(messages.map(\.language)).count >= 40)
        for length in 4...8 {
            #expect(messages.contains { $0.length == length && $0.code != nil })
            #expect(messages.contains { $0.length == length && $0.code == nil })
        }
        #expect(messages.count { $0.code == nil } >= 60)
        #expect(messages.count { $0.alphabet != .digits } >= 30)
        #expect(Set(messages.map(\.text)).count == messages.count)
        for message in messages {
            #expect(CodeEditor.lengths.contains(message.length), "\(message.text)")
            #expect(message.code?.count ?? message.length == message.length, "\(message.text)")
        }
    }
}
