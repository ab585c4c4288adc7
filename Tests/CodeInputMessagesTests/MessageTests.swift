import CodeInputMessages
import TestTools
import Testing

@Suite("Messages") struct MessageTests {
    static let texts = IncomingText.sections(of: "MessageTexts.txt", beside: #filePath).values.joined().map {
        IncomingText($0)
    }

    @Test(
        "are read by the rules, and set by the app give the same code, which completes nothing", arguments: texts,
        [.paste, .replacement, .composition, .app] as [IncomingText.Way])
    func insertion(_ row: IncomingText, by way: IncomingText.Way) {
        let (found, expected) = row.outcome(by: way, reader: .messages)
        #expect(found == expected)
    }

    /// What a field of 4 to 8 digits makes of a text: what it holds, the code, or "-", and the text.
    private static let sections = IncomingText.sections(of: "TextsForLengths.txt", beside: #filePath)
        .mapValues { $0.map { IncomingText.columns(3, of: $0) } }
    static let rowsOfBoth = sections["both readers", default: []]
    static let rowsOfMessages = sections["messages alone", default: []]

    @Test(
        "in a field of 4 to 8 digits gives a code of any allowed length, if the text introduces only one",
        arguments: rowsOfBoth.map { ($0, CodeReader.plain) }
            + (rowsOfBoth + rowsOfMessages).map { ($0, CodeReader.messages) })
    func lengths(_ row: [String], reader: CodeReader) {
        let held = row[0] == "-" ? "" : row[0], code = row[1] == "-" ? nil : row[1]
        let text = IncomingText.unescaped(row[2])
        var editor = CodeEditor(length: 4...8)
        editor.reader = reader
        editor.setCode(held)
        let edit = editor.insert(text, isPasted: true)
        #expect((edit.invalidInput == nil) == (code != nil) && editor.code == code ?? held)
        // Three characters are a part of a code.
        #expect(edit.completed == (code != nil && text.count > 3))
    }

    private static let pieces = """
        code Code: is your PIN OTP for use enter not ref no. 验证码 是 使用 ist الرمز min € $ % 482910 117306 12 3 482 910 G- A1B2
        2GIS 23andMe ROOM12 ٤٨٢٩١٠ ４８２９１０ 10:45 1,250.00 +44 FA+9qCX9VSu subscribers @a.b #747723 https://a.b/?code=482910
        . , ; : - – / ( ) 【 】 “ ” * … # ? ! 。 1. 2) • é e\u{301} \u{200B} \u{A0} 🎉
        """.split { $0.isWhitespace }

    @Test("of any pieces give a code of the field or a reason", arguments: LongTests.sample(of: Array(0..<40)))
    func pieces(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let forms = [(6...6, CodeAlphabet.digits), (4...8, .digits), (1...64, .uppercaseLettersAndDigits)]
        var found = 0
        for number in 0..<500 {
            let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                "\(Self.pieces.randomElement(using: &random) ?? "")\([" ", " ", "", "\n", "-"].randomElement(using: &random) ?? "")"
            }.joined()
            let (lengths, alphabet) = forms[number % 3]
            guard let code = try? CodeReader.messages.code(in: text, lengths: lengths, alphabet: alphabet).get() else {
                continue
            }
            found += 1
            #expect(lengths.contains(code.count) && code.allSatisfy { alphabet.normalize($0) == $0 }, "\(text)")
        }
        #expect(found > 20)
    }

    private static let readers = [CodeReader.plain, .messages]
    private static let flags = String(repeating: "🇩🇪", count: 8000)

    @Test(
        "is read to its end",
        arguments: [
            String(repeating: "no 12 code, 123-45 here; ", count: 2600) + "but code 482910",
            "1 " + flags + " code 482910", "1 " + flags + "! code 482910", flags + "\u{1F1E9} 1  code 482910",
            "4829" + String(repeating: "\u{200B}", count: 10_000) + "10. " + String(repeating: "482910. ", count: 4000),
            String(repeating: "1-", count: 70) + "1\nCode: 482910!",
        ])
    func long(_ text: String) { #expect(CodeReader.messages.read(text) == .success("482910")) }

    @Test("a line of more words than any code has characters has no code") func manyWords() {
        let code = Array(repeating: "1", count: 64)
        for (words, isCode) in [
            (code, true), (code + ["A"], true), (code + ["A", "B"], false), (["A", "B"] + code, false),
        ] {
            let text = "Code: " + words.joined(separator: "-") + "!"
            let code = try? CodeReader.messages.read(text, 64...64, of: .uppercaseLettersAndDigits).get()
            #expect((code != nil) == isCode, "\(words.count)")
        }
    }

    private static let codes = ["482910", "4829", "48291063", "48"]
    private static let signs = [".", ":", "/", "-", " ", ",", "–"]

    @Test(
        "a long number hides no code that the text introduces, and takes one that a sign joins", arguments: codes, signs
    )
    func longNumber(_ code: String, _ sign: String) {
        let long = String(repeating: "9", count: 40), lengths = code.count...code.count
        for text in [
            "Your code is \(code), 12\(sign)\(long)", "\(long)\(sign)11\(sign)2026 code: \(code)",
            "12\(sign)\(long)\(sign)26: your code is \(code).", "um \(long)\(sign)30 Uhr Code \(code)",
        ] { #expect(CodeReader.messages.read(text, lengths) == .success(code), "\(text)") }
        for text in [
            "Code \(code)\(sign)\(long)", "\(code)\(sign)\(long)", "\(long)\(sign)\(code)",
            "\(long)\(sign)\(code)\(sign)\(long)",
        ] { #expect(CodeReader.messages.read(text, lengths) == .failure(.tooLong), "\(text)") }
    }

    @Test("a long number in two groups is a code, and no date", arguments: ["-", " "]) func inGroups(_ sign: String) {
        let half = String(repeating: "9", count: 20), text = "Your code is \(half)\(sign)\(half), valid until 21 May."
        #expect(CodeReader.messages.read(text, 40...40) == .success(half + half))
    }

    @Test(
        "of anything takes steps linear in its length",
        arguments: [
            "Code 12, ", "1 ", "1-", "A ", "A 1 A ", "482910 ", "482910-A ", "code ", "order ", "*", "482910* ", "x-",
            ".", "…1", "\u{200D}", "1\u{200D}", "e\u{301}\u{302}", "验证码", "验 ", "12 分", "/a",
            "Code for your order is 482910, ", "@", "#", "🇩🇪", "1,2,3,4,5,6, ", "A-482910 ", "codecode", "\n482910\n",
            "a ", "-", "1\u{301}",
        ], readers)
    func steps(_ unit: String, _ reader: CodeReader) {
        for alphabet in [CodeAlphabet.digits, .uppercaseLettersAndDigits, CodeAlphabet("0123456789ä")] {
            let counts = [1_000, 4_000].map { size in
                let text = String(repeating: unit, count: size / unit.utf8.count) + "!"
                return readingSteps { _ = reader.read(text, 4...8, of: alphabet) }
            }
            #expect(counts[0] > 0 && counts[1] < 4_000 * 60, "\(counts)")
            #expect(counts[1] < counts[0] * 5, "\(counts)")
        }
    }

    @Test("of characters with marks looks up 1,024 at most, in an alphabet beyond ASCII", arguments: readers)
    func lookups(_ reader: CodeReader) {
        let size = 62_000
        // A letter with two of 112 marks makes 12,544 different characters.
        let marks = (0x300..<0x370).compactMap(Unicode.Scalar.init)
        var different = String.UnicodeScalarView()
        for index in 0...size / 5 { different += ["a", marks[index % marks.count], marks[index / marks.count]] }
        let members = String(repeating: "e\u{301}", count: size / 3)
        for text in [String(repeating: "a\u{301}\u{323}", count: size / 5), String(different), members] {
            for foldsCase in [false, true] {
                let alphabet = CodeAlphabet("0123456789É", foldsCase: foldsCase)
                let steps = readingSteps { #expect((try? reader.read(text, of: alphabet).get()) == nil) }
                // A lookup counts as 50 steps.
                #expect(steps < 4 * size, "\(steps)")
            }
        }
        for text in [
            "Your code is e\u{301}2345e\u{301}, valid 10 minutes.",
            String(repeating: "Привет. ", count: 400) + "Your code is É2345É.",
        ] { #expect(reader.read(text, of: CodeAlphabet("0123456789É", foldsCase: true)) == .success("É2345É")) }
    }
}

extension CodeReader {
    /// What an empty editor makes of a text: the code, or why there is none.
    func read(
        _ text: String, _ lengths: ClosedRange<Int> = 6...6, of alphabet: CodeAlphabet = .digits, isPasted: Bool = false
    ) -> Result<String, CodeInvalidInput> {
        var editor = CodeEditor(length: lengths, alphabet: alphabet)
        editor.reader = self
        let edit = editor.insert(text, isPasted: isPasted)
        #expect(edit.completed == (edit.invalidInput == nil) && edit.completed != editor.isEmpty)
        return edit.invalidInput.map { .failure($0) } ?? .success(editor.code)
    }
}
