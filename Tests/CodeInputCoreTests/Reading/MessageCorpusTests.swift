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

    enum Part: String, CaseIterable {
        case known, heldOut = "held out", unseen

        var messages: [MessageCorpus.Message] {
            switch self {
            case .known: MessageCorpus.known
            case .heldOut: MessageCorpus.heldOut
            case .unseen: MessageCorpus.unseen
            }
        }

        /// Texts that may be anything, and none of them has a code.
        var withoutCode: [MessageCorpus.Message] {
            switch self {
            case .known: MessageCorpus.without
            case .heldOut, .unseen: MessageCorpus.withoutHeldOut
            }
        }
    }

    @Test("are read in at least 98 of 100 cases, and never wrongly", arguments: Part.allCases)
    func figures(_ part: Part) {
        let messages = part.messages
        let figures = Figures(messages)
        print(
            "\(part.rawValue): \(messages.count) messages, \(figures.read) of \(figures.withCode) codes read,",
            "\(figures.wrong.count) filled in wrongly")
        for missed in figures.missed { print("  missed \(missed)") }
        #expect(figures.wrong == [])
        #expect(figures.recall >= 0.98)
    }

    // MARK: - Texts without a code

    @Test("without a code are filled in at most 5 of 100 cases", arguments: [Part.known, .heldOut])
    func withoutCode(_ part: Part) {
        let messages = part.withoutCode
        let filled = messages.filter { message in
            var editor = message.editor
            editor.insert(message.text)
            return !editor.isEmpty
        }
        print("\(part.rawValue), without a code: \(filled.count) of \(messages.count) filled in")
        for kind in Set(messages.map(\.kind)).sorted() {
            let count = messages.count { $0.kind == kind }
            let wrong = filled.filter { $0.kind == kind }
            print("  \(kind): \(wrong.count) of \(count)", wrong.map(\.language).joined(separator: " "))
        }
        for message in filled { print("  filled in \(message.language): \(message.text)") }
        #expect(filled.count * 20 <= messages.count)
    }

    @Test(
        "without a code number at least 80, in at least 30 languages, of six kinds", arguments: [Part.known, .heldOut])
    func sizeWithoutCode(_ part: Part) {
        let messages = part.withoutCode
        #expect(messages.count >= 80 && Set(messages.map(\.text)).count == messages.count)
        #expect(Set(messages.map(\.language)).count >= 30 && Set(messages.map(\.kind)).count == 6)
        for message in messages {
            #expect(CodeEditor.lengths.contains(message.length), "\(message.text)")
            let runs = message.text.split { !$0.isNumber }
            #expect(runs.contains { $0.count == message.length }, "\(message.text)")
        }
    }

    // MARK: - Classes

    @Test("of each class are told from texts of the class without a code", arguments: [false, true])
    func classes(isHeldOut: Bool) {
        let pairs = MessageCorpus.classes.filter { $0.isHeldOut == isHeldOut }
        let with = Figures(pairs.map(\.with))
        let filled = pairs.map(\.without).filter { message in
            var editor = message.editor
            editor.insert(message.text)
            return !editor.isEmpty
        }
        let half = isHeldOut ? "held out" : "tuned"
        print("classes, \(half): \(with.read) of \(pairs.count) codes read, \(filled.count) others filled in")
        for kind in Set(pairs.map(\.with.kind)).sorted() {
            let read = Figures(pairs.map(\.with).filter { $0.kind == kind }).read
            print(
                "  \(kind): \(read) read, \(filled.count { $0.kind == kind }) filled in, of",
                pairs.count { $0.with.kind == kind })
        }
        for missed in with.missed { print("  missed \(missed)") }
        for message in filled { print("  filled in \(message.language): \(message.text)") }
        #expect(with.wrong == [])
        #expect(with.recall >= 0.9 && filled.count * 10 <= pairs.count)
    }

    @Test("of classes have five pairs of each class and half, in ten languages or more")
    func sizeOfClasses() {
        let pairs = MessageCorpus.classes
        for kind in Set(pairs.map(\.with.kind)) {
            for half in [false, true] { #expect(pairs.count { $0.with.kind == kind && $0.isHeldOut == half } == 5) }
        }
        #expect(Set(pairs.map(\.with.language)).count >= 10)
        for pair in pairs {
            #expect(pair.with.code?.count == pair.with.length, "\(pair.with.text)")
            #expect(pair.with.text != pair.without.text)
        }
    }

    // MARK: - Words for a code

    @Test("beside another number need a word for a code, in every language", arguments: MessageCorpus.words.indices)
    func words(_ index: Int) {
        let (with, without) = MessageCorpus.words[index]
        var editor = with.editor
        #expect(editor.insert(with.text).invalidInput == nil, "\(with.language): \(with.text)")
        #expect(editor.code == with.code, "\(with.language): \(with.text)")
        editor = without.editor
        #expect(editor.insert(without.text).invalidInput == .notInAlphabet, "\(with.language): \(without.text)")
    }

    @Test("with words for a code cover at least 70 languages, each once")
    func languages() {
        let languages = MessageCorpus.words.map(\.with.language)
        #expect(Set(languages).count == languages.count && languages.count >= 70)
        #expect(MessageCorpus.words.allSatisfy { $0.with.text != $0.without.text })
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
