import CodeInputCore
import Testing

@Suite("Incoming text")
struct IncomingTextTests {
    static let characters = [
        IncomingText("3", gives: "123"),
        IncomingText("٣", gives: "123"),
        IncomingText("１", gives: "121"),
        IncomingText("𝟛", gives: "123"),
        IncomingText("5\u{200D}", gives: "125"),
        IncomingText("x", isRefusedAs: .notInAlphabet),
        IncomingText(" ", isRefusedAs: .notInAlphabet),
        IncomingText("-", isRefusedAs: .notInAlphabet),
        IncomingText("\u{301}", isRefusedAs: .notInAlphabet),
        IncomingText("\u{301}", in: "123456", isRefusedAs: .notInAlphabet),
        IncomingText("3\u{301}", isRefusedAs: .notInAlphabet),
        IncomingText("3️⃣", isRefusedAs: .notInAlphabet),
        IncomingText("👨‍👩‍👧‍👦", isRefusedAs: .notInAlphabet),
        IncomingText("👨\u{200D}👩", in: "👩", of: CodeAlphabet("👨👩"), length: 2, isRefusedAs: .notInAlphabet),
        IncomingText("\u{2069}", isRefusedAs: .notInAlphabet),
        IncomingText("\n", isRefusedAs: .notInAlphabet),
        IncomingText("\r\n", isRefusedAs: .notInAlphabet),
        IncomingText("½", isRefusedAs: .notInAlphabet),
        IncomingText("7", in: "123456", isRefusedAs: .full),
        IncomingText("٣", in: "1", length: 1, isRefusedAs: .full),
        IncomingText("x", in: "123456", isRefusedAs: .notInAlphabet),
        IncomingText("", gives: "12"),
        IncomingText("", in: "123456", gives: "123456"),
    ]

    static let separated = [
        IncomingText("3456", gives: "123456"),
        IncomingText("34-56", gives: "123456"),
        IncomingText("34 56\n", gives: "123456"),
        IncomingText("\u{2068}3456\u{2069}", gives: "123456"),
        IncomingText("34 – 56", gives: "123456"),
        IncomingText("3.4.5", gives: "12345"),
        IncomingText("3\u{B7}4\u{2022}5", gives: "12345"),
        IncomingText(" 3\t", gives: "123"),
        IncomingText("٣٤", gives: "1234"),
        IncomingText("123456", gives: "123456"),
        IncomingText("123456", in: "987654", gives: "123456"),
        IncomingText("123456", in: "123456", gives: "123456"),
        IncomingText("123-456", in: "9", gives: "123456"),
        IncomingText("1 2 3 4 5 6", in: "987654", gives: "123456"),
        IncomingText("-1", isRefusedAs: .notInAlphabet),
        IncomingText("1-", isRefusedAs: .notInAlphabet),
        IncomingText("+5", isRefusedAs: .notInAlphabet),
        IncomingText("12ab", isRefusedAs: .notInAlphabet),
        IncomingText("0x1f", isRefusedAs: .notInAlphabet),
        IncomingText("--", isRefusedAs: .notInAlphabet),
        IncomingText("  \n", isRefusedAs: .notInAlphabet),
        IncomingText("34567", isRefusedAs: .tooLong),
        IncomingText("78", in: "123456", isRefusedAs: .full),
        IncomingText("67", in: "12345", isRefusedAs: .tooLong),
        IncomingText("3456789", isRefusedAs: .tooLong),
        IncomingText("12345678", isRefusedAs: .tooLong),
    ]

    @Test("is read by the rules when inserted", arguments: characters + separated + messages)
    func insertion(_ row: IncomingText) {
        var editor = row.editor
        row.check(editor.insert(row.text), leaves: editor.code)
    }

    @Test("is read by the rules when it replaces a range at the end", arguments: characters + separated + messages)
    func replacement(_ row: IncomingText) {
        var editor = row.editor
        let end = editor.count
        row.check(editor.replace(end..<end, with: row.text), leaves: editor.code)
    }

    @Test("is read by the rules when an input method commits it", arguments: separated + messages)
    func composition(_ row: IncomingText) {
        var editor = row.editor
        editor.setMarkedText(row.text, selection: 0..<0)
        #expect(editor.code == row.held)
        let edit = editor.unmarkText()
        #expect(edit.invalidInput == row.expected.invalidInput)
        #expect(editor.code == (try? row.expected.get()) ?? row.held)
        #expect(editor.markedRange == nil)
    }

    @Test("set by the app gives the same code, and completes nothing", arguments: messages)
    func setting(_ row: IncomingText) {
        var editor = row.editor
        let edit = editor.setCode(row.text)
        #expect(!edit.completed && edit.invalidInput == row.expected.invalidInput)
        #expect(editor.code == (try? row.expected.get()) ?? row.held)
    }

    @Test("prose of 65,000 bytes is read to its end")
    func longProse() {
        let text = String(repeating: "no 12 code, 123-45 here; ", count: 2600) + "but code 482910"
        var editor = CodeEditor()
        #expect(editor.insert(text).completed)
        #expect(editor.code == "482910")
    }

    @Test("8,000 flags are read to their end")
    func manyFlags() {
        let flags = String(repeating: "🇩🇪", count: 8000)
        for text in ["1 " + flags, "1 " + flags + "!", flags + "\u{1F1E9} 1 "] {
            var editor = CodeEditor()
            #expect(editor.insert(text + " code 482910").completed)
            #expect(editor.code == "482910")
        }
        var editor = CodeEditor(length: 3, alphabet: CodeAlphabet("🇩🇪🇫🇷"))
        #expect(editor.insert(flags).invalidInput == .tooLong)
        #expect(editor.insert("🇩🇪🇫🇷🇩🇪").completed && editor.code == "🇩🇪🇫🇷🇩🇪")
    }

    @Test("a code with many invisible characters is the same code")
    func manyInvisible() {
        let long = "4829" + String(repeating: "\u{200B}", count: 10_000) + "10. "
        var editor = CodeEditor()
        #expect(editor.insert(long + String(repeating: "482910. ", count: 4000)).completed)
        #expect(editor.code == "482910")
    }

    @Test("a line of more words than any code has characters has no code")
    func manyWords() {
        let code = Array(repeating: "1", count: 64)
        for (words, isCode) in [
            (code, true), (code + ["A"], true), (code + ["A", "B"], false), (["A", "B"] + code, false),
        ] {
            var editor = CodeEditor(length: 64, alphabet: .uppercaseLettersAndDigits)
            editor.insert("Code: " + words.joined(separator: "-") + "!")
            #expect(editor.isFull == isCode, "\(words.count)")
        }
    }

    @Test("a line of too many words does not hide the code in the next")
    func manyWordsBefore() {
        var editor = CodeEditor()
        editor.insert(Array(repeating: "1", count: 70).joined(separator: "-") + "\nCode: 482910!")
        #expect(editor.code == "482910")
    }

    @Test("hostile lines are refused, however long", arguments: ["1 ", "1-", "a ", "-", "\u{200D}", "1\u{301}"])
    func hostile(_ unit: String) {
        for alphabet in [CodeAlphabet.digits, .lettersAndDigits] {
            var editor = CodeEditor(length: 64, alphabet: alphabet)
            #expect(editor.insert(String(repeating: unit, count: 10_000) + "!").invalidInput != nil)
            #expect(editor.isEmpty)
        }
    }
}
