import CodeInputCore
import Testing

@Suite("The plain reader") struct CodeReaderTests {
    typealias Text = (text: String, length: ClosedRange<Int>, code: String)

    static let found: [Text] = [
        ("Your code is 123-456, valid 10 minutes", 6...6, "123456"), ("G-482910 is your code", 6...6, "482910"),
        ("Hello!\n\n482910\n\nYour friends at Larkspur", 6...6, "482910"),
        ("482910\nExpires in 10 min", 6...6, "482910"), ("482910. 3 attempts", 6...6, "482910"),
        ("482910 10 minutes", 6...6, "482910"), ("验证码【482910】", 6...6, "482910"),
        ("747723.\n\n@example.com #747723", 6...6, "747723"), ("Your code: 482 - 910", 6...6, "482910"),
        ("code: 4 8 2 - 9 1 0", 6...6, "482910"), ("Your code is 482·910", 6...6, "482910"),
        ("1,2,3,4,5,6", 6...6, "123456"), ("1. 1234 5678", 8...8, "12345678"), ("Code 482 9107!", 7...7, "4829107"),
        ("Your code\u{B}482910\u{C}Ref 11\u{85}", 6...6, "482910"), ("Code:482910", 6...6, "482910"),
        ("您的验证码是483920，5分钟内有效", 6...6, "483920"), ("คือ918273ใช้", 6...6, "918273"), ("هو٤٨٢٩١٠", 6...6, "482910"),
        ("*482910* is your code\naB3dE5gH7jK", 6...6, "482910"), ("**482910**", 6...6, "482910"),
        ("482910 - until 18h30", 6...6, "482910"), ("- 482910, 10 min", 6...6, "482910"),
        ("\u{2212}482910, 10 min", 6...6, "482910"), ("771204'tür", 6...6, "771204"),
        ("Code 48291, 10 minutes", 4...8, "48291"), ("482910\n482 910", 6...6, "482910"),
        ("https://example.com/verify?code=482910", 6...6, "482910"), ("app://confirm#token=482-910\n", 6...6, "482910"),
        ("https://example.com/v/482910", 6...6, "482910"), ("https://example.com/?a=1&OTP=4829&b=2", 4...8, "4829"),
        ("example.com/verify?pin=482910", 6...6, "482910"),
        // What ends in a word before a slash is a host.
        ("a.example/482910", 6...6, "482910"), ("163.com:80/482910", 6...6, "482910"),
        ("пример.рф/482910", 6...6, "482910"), ("例え.テスト/482910", 6...6, "482910"),
    ]

    @Test("finds the only number, or the code of a link", arguments: found)
    func finds(_ text: String, _ lengths: ClosedRange<Int>, _ code: String) {
        #expect(CodeReader.plain.code(in: text, lengths: lengths, alphabet: .digits) == .success(code))
    }

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

    static let refused: [(text: String, reason: CodeInvalidInput)] = [
        ("482910\n117306", .ambiguous), ("482910, 117306", .ambiguous), ("482910 → 117306", .ambiguous),
        ("1. 482910\n2. 117306", .ambiguous), ("• 482910\n• 117306", .ambiguous), ("482910 - 117306", .ambiguous),
        ("Your backup codes are:\n482910\n117306\n550021", .ambiguous), ("482910 or 117306", .ambiguous),
        ("482910 at 10:45", .notInAlphabet), ("482910, paid 25.00", .notInAlphabet),
        ("482910 on 21.11.2026", .notInAlphabet), ("482910, ring 0800 555 0142", .notInAlphabet),
        ("+44 7903 561 836", .notInAlphabet), ("ring 0800 482910", .notInAlphabet), ("1,249.99", .notInAlphabet),
        ("$482910", .notInAlphabet), ("482910 €", .notInAlphabet), ("482910%", .notInAlphabet),
        ("-482910", .notInAlphabet), (" +482910\n", .notInAlphabet), ("- 482910", .notInAlphabet),
        ("\u{2212}482910", .notInAlphabet), ("－482910\n", .notInAlphabet), ("＋ 482910", .notInAlphabet),
        ("card *482910", .notInAlphabet), ("card •••• 482910", .notInAlphabet), ("card ** 482910", .notInAlphabet),
        ("4829 10 minutes", .notInAlphabet), ("abc123456def", .notInAlphabet),
        ("kod771204x", .notInAlphabet), ("482910@example.com", .notInAlphabet), ("IMG_482910.jpg", .notInAlphabet),
        ("see https://example.com/482910", .notInAlphabet), ("example.com/?c=482910", .notInAlphabet),
        ("https://example.com/?code=482910&otp=117306", .notInAlphabet), ("482910.example.com", .notInAlphabet),
        ("call 555123456789", .tooLong), ("Hello", .notInAlphabet), ("12-AB-482910", .notInAlphabet),
        ("XX-482910", .notInAlphabet), ("Order 117306 48 29 10", .ambiguous), ("Ref 117306 - 4 8 2 9 1 0", .ambiguous),
    ]

    @Test("refuses what has another number, or no candidate", arguments: refused)
    func refuses(_ text: String, _ reason: CodeInvalidInput) {
        #expect(CodeReader.plain.code(in: text, lengths: 6...6, alphabet: .digits) == .failure(reason))
    }

    @Test("asks for a digit where an alphabet has letters") func letters() {
        func code(_ text: String) -> String? {
            try? CodeReader.plain.code(in: text, lengths: 6...6, alphabet: .uppercaseLettersAndDigits).get()
        }
        #expect(code("Please enter A1B2C3!") == "A1B2C3" && code("it is a1b-2c3.") == "A1B2C3")
        #expect(code("Please enter!") == nil && code("https://example.com/verify") == nil)
        #expect(code("https://example.com/?token=abcdef") == "ABCDEF")
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

    @Test(
        "takes a date, an amount or a telephone number before a slash for no host",
        arguments: [
            "21.11/2026", "+49.30/482910", "Tel.030/482910", "12.50/1000", "1.250/482910", "$4.50/2026", "€4.50/2026",
            "11.30/1145", "3.5/482910", "21.Nov/2026", "100.—/482910",
        ])
    func noHost(text: String) {
        for length in [4, 6] {
            #expect((try? CodeReader.plain.code(in: text, lengths: length...length, alphabet: .digits).get()) == nil)
        }
    }
}
