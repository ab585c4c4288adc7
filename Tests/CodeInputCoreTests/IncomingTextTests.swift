import CodeInputCore
import Testing

@Suite("What comes in")
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
        IncomingText("\u{2069}", isRefusedAs: .notInAlphabet),
        IncomingText("\n", isRefusedAs: .notInAlphabet),
        IncomingText("\r\n", isRefusedAs: .notInAlphabet),
        IncomingText("½", isRefusedAs: .notInAlphabet),
        IncomingText("7", in: "123456", isRefusedAs: .full),
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
        IncomingText("3456789", isRefusedAs: .tooLong),
        IncomingText("12345678", isRefusedAs: .tooLong),
    ]

    static let prose = [
        IncomingText("Your code is 123-456, valid 10 minutes", gives: "123456"),
        IncomingText("Your code is 12 34 56.", gives: "123456"),
        IncomingText("482910 10 minutes", gives: "482910"),
        IncomingText("482910. 3 attempts", gives: "482910"),
        IncomingText("482910\n2026-11-20", gives: "482910"),
        IncomingText("747723.\n\n@example.com #747723", gives: "747723"),
        IncomingText("G-482910 is your code", gives: "482910"),
        IncomingText("رمزك هو ٤٨٢٩١٠", gives: "482910"),
        IncomingText("验证码：482910，请勿泄露", gives: "482910"),
        IncomingText("code\u{A0}48\u{200B}2910!", gives: "482910"),
        IncomingText("4829 10 minutes", isRefusedAs: .notInAlphabet),
        IncomingText("code 123\n456", isRefusedAs: .notInAlphabet),
        IncomingText("code 123  456", isRefusedAs: .notInAlphabet),
        IncomingText("code 123--456", isRefusedAs: .notInAlphabet),
        IncomingText("code x123456", isRefusedAs: .notInAlphabet),
        IncomingText("call 123 456 7890 now", isRefusedAs: .notInAlphabet),
        IncomingText("123456 or 654321", isRefusedAs: .ambiguous),
        IncomingText("123-456 or 654-321", isRefusedAs: .ambiguous),
        IncomingText("call 555123456789", isRefusedAs: .tooLong),
        IncomingText("pay 12 34 56 78 now", isRefusedAs: .tooLong),
        IncomingText("hello", isRefusedAs: .notInAlphabet),
    ]

    static let words = [
        IncomingText("Please enter A1B2C3", in: "12", of: .lettersAndDigits, gives: "A1B2C3"),
        IncomingText("Please enter a1b2c3", in: "12", of: .uppercaseLettersAndDigits, gives: "A1B2C3"),
        IncomingText("Use ABC-123 now", in: "12", of: .uppercaseLettersAndDigits, gives: "ABC123"),
        IncomingText("Enter ABC 123 here", in: "12", of: .uppercaseLettersAndDigits, gives: "ABC123"),
        IncomingText("Please, A1B-2C3", in: "12", of: .lettersAndDigits, gives: "A1B2C3"),
        IncomingText("A1B2C3 or Z9Y8X7", in: "12", of: .lettersAndDigits, isRefusedAs: .ambiguous),
        IncomingText("it is: #00ff7f", in: "12", of: .hexadecimal, gives: "00FF7F"),
    ]

    @Test("inserted, by the design's table", arguments: characters + separated + prose + words)
    func insertion(_ row: IncomingText) {
        var editor = row.editor
        row.check(editor.insert(row.text), leaves: editor.code)
    }

    @Test("pasted, by the design's table", arguments: characters + separated + prose + words)
    func paste(_ row: IncomingText) {
        var editor = row.editor
        row.check(editor.paste(row.text), leaves: editor.code)
    }

    @Test("replacing a range at the end, by the design's table", arguments: characters + separated + prose + words)
    func replacement(_ row: IncomingText) {
        var editor = row.editor
        let end = editor.count
        row.check(editor.replace(end..<end, with: row.text), leaves: editor.code)
    }

    @Test("committed by an input method, by the design's table", arguments: separated + prose + words)
    func composition(_ row: IncomingText) {
        var editor = row.editor
        editor.setMarkedText(row.text, selection: 0..<0)
        #expect(editor.code == row.held)
        let edit = editor.unmarkText()
        #expect(edit.rejection == row.expected.rejection)
        #expect(editor.code == (try? row.expected.get()) ?? row.held)
        #expect(editor.markedRange == nil)
    }

    @Test("set by the app, a whole code is found in any text alike, and completes nothing", arguments: prose + words)
    func setting(_ row: IncomingText) {
        var editor = row.editor
        let edit = editor.setCode(row.text)
        #expect(!edit.completed && edit.rejection == row.expected.rejection)
        #expect(editor.code == (try? row.expected.get()) ?? row.held)
    }

    @Test("the filter policy keeps every code character that fits")
    func filter() {
        var editor = CodeEditor()
        editor.pastePolicy = .filter
        editor.insert("12")
        #expect(editor.paste("a3b4").rejection == nil)
        #expect(editor.code == "1234")
        #expect(editor.paste("+5 x 678").completed)
        #expect(editor.code == "123456")
        #expect(editor.paste("78").rejection == .full)
        #expect(editor.paste("abc").rejection == .notInAlphabet)
        #expect(editor.paste("654321").completed)
        #expect(editor.code == "654321")
    }

    @Test("the exact policy takes nothing but code characters that fit")
    func exact() {
        var editor = CodeEditor()
        editor.pastePolicy = .exact
        editor.insert("12")
        #expect(editor.paste("34-56").rejection == .notInAlphabet)
        #expect(editor.paste("34567").rejection == .tooLong)
        #expect(editor.paste("Your code is 123456").rejection == .notInAlphabet)
        #expect(editor.paste("3456").completed)
        #expect(editor.paste("78").rejection == .full)
        #expect(editor.paste("987654").completed)
        #expect(editor.code == "987654")
    }

    @Test("a megabyte of prose is read to its end")
    func longProse() {
        let text = String(repeating: "no 12 code, 123-45 here; ", count: 40_000) + "but 482910"
        var editor = CodeEditor()
        #expect(editor.paste(text).completed)
        #expect(editor.code == "482910")
    }

    @Test("hostile lines are refused, however long", arguments: ["1 ", "1-", "a ", "-", "\u{200D}", "1\u{301}"])
    func hostile(_ unit: String) {
        for alphabet in [CodeAlphabet.digits, .lettersAndDigits] {
            var editor = CodeEditor(length: 64, alphabet: alphabet)
            #expect(editor.paste(String(repeating: unit, count: 10_000) + "!").rejection != nil)
            #expect(editor.isEmpty)
        }
    }
}
