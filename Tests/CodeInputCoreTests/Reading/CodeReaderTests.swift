import CodeInputCore
import Testing

@Suite("The plain reader") struct CodeReaderTests {
    @Test(
        "finds a code behind a greeting in any script",
        arguments: [
            "Hello", "Здравствуйте", "Γεια σας", "שלום", "مرحبا", "नमस्ते", "হ্যালো", "வணக்கம்", "สวัสดี", "你好", "こんにちは", "안녕하세요",
        ])
    func greets(_ greeting: String) {
        for text in ["\(greeting), 482910", "\(greeting)! 482 910.", "\(greeting)\n482-910"] {
            #expect(CodeReader.plain.code(in: text, lengths: 6...6, alphabet: .digits) == .success("482910"), "\(text)")
        }
    }

    static let hostile: [Result<String, CodeInvalidInput>] = [
        .success(""), .success("12345"), .success("1234567"), .success("12345x"), .success("12 345"),
        .success("12345\u{301}6"), .success(String(repeating: "1", count: 100_000)), .failure(.full),
    ]

    @Test("of an app can answer nothing that a field can't hold", arguments: hostile)
    func checks(_ answer: Result<String, CodeInvalidInput>) {
        var editor = CodeEditor("98")
        editor.reader = CodeReader { _, _, _ in answer }
        let edit = editor.insert("some words")
        #expect(edit.invalidInput != nil && !edit.completed && editor.code == "98")
    }

    @Test("of an app gets the text, and its answer is spelled as in the alphabet") func own() {
        var editor = CodeEditor(length: 4...6, alphabet: .uppercaseLettersAndDigits)
        editor.reader = CodeReader { text, lengths, alphabet in
            #expect(lengths == 4...6 && alphabet == .uppercaseLettersAndDigits)
            return text.hasPrefix("wallet:") ? .success(String(text.dropFirst(7))) : .failure(.ambiguous)
        }
        #expect(editor.insert("wallet:a1b2").completed && editor.code == "A1B2")
        #expect(editor.insert("wallet:a1b-2c3").completed && editor.code == "A1B2C3")
        #expect(editor.insert("else: 1234").invalidInput == .ambiguous)
    }

    @Test("is asked for no text of more than 65,536 bytes") func long() {
        let text = String(repeating: "a ", count: 32_768) + "482910"
        #expect(CodeReader.plain.code(in: text, lengths: 6...6, alphabet: .digits) == .failure(.tooLong))
    }
}
