import CodeInputCore
import Testing

/// A row of the table in the article "How text becomes a code".
struct IncomingText: Sendable, CustomTestStringConvertible {
    var text: String
    var held: String
    var alphabet: CodeAlphabet
    var length: Int
    var expected: Result<String, CodeInvalidInput>

    var testDescription: String { "\(text.debugDescription) in \(held.debugDescription)" }

    /// A row for each text.
    func from(_ texts: [String]) -> [IncomingText] {
        texts.map { text in
            var row = self
            row.text = text
            return row
        }
    }

    /// Makes an edit of a field that holds something, and checks what it leaves.
    func check(isByUser: Bool = true, _ edit: (inout CodeEditor) -> CodeEdit) {
        var editor = CodeEditor(length: length, alphabet: alphabet)
        editor.setCode(held)
        let edit = edit(&editor)
        let code = (try? expected.get()) ?? held
        #expect(editor.code == code && editor.markedRange == nil && edit.changesCode == (code != held))
        #expect(edit.completed == (isByUser && code.count == length && code != held))
        if case .failure(let reason) = expected {
            #expect(edit.invalidInput == reason)
        } else {
            #expect(edit.invalidInput == nil)
        }
    }
}

extension [IncomingText] {
    /// A code that a field which holds something finds in texts.
    static func read(
        _ code: String, in held: String = "12", of alphabet: CodeAlphabet = .digits, length: Int = 6
    ) -> IncomingText {
        IncomingText(text: "", held: held, alphabet: alphabet, length: length, expected: .success(code))
    }

    /// Why texts change nothing.
    static func refused(
        _ reason: CodeInvalidInput, in held: String = "12", of alphabet: CodeAlphabet = .digits, length: Int = 6
    ) -> IncomingText {
        IncomingText(text: "", held: held, alphabet: alphabet, length: length, expected: .failure(reason))
    }
}

@Suite("Incoming text") struct IncomingTextTests {
    private static let several = separated.flatMap(\.self)

    @Test("is read by the rules when inserted", arguments: characters.flatMap(\.self) + several)
    func insertion(_ row: IncomingText) { row.check { $0.insert(row.text, isPasted: true) } }

    @Test("is read by the rules when the keyboard inserts it", arguments: characters.flatMap(\.self) + dictated)
    func typing(_ row: IncomingText) { row.check { $0.insert(row.text) } }

    private static let dictated: [IncomingText] =
        .read("123456", in: "98").from(["1234 56", "12345 6", "123 4 56", " 1234\n56 ", "1 23456"])
        + .refused(.notInAlphabet, in: "98").from(["1234-56", "12.3456"])

    @Test("is read by the rules when it replaces a range at the end", arguments: characters.flatMap(\.self) + several)
    func replacement(_ row: IncomingText) {
        row.check { $0.replace($0.count..<$0.count, with: row.text, isPasted: true) }
    }

    @Test("is read by the rules when an input method commits it", arguments: several)
    func composition(_ row: IncomingText) {
        row.check { editor in
            editor.setMarkedText(row.text, selection: 0..<0)
            #expect(editor.code == row.held)
            return editor.unmarkText()
        }
    }

    @Test(
        "in a field of 4 to 8 digits gives a code of any allowed length, if the text introduces only one",
        arguments: [
            ("", "4829", "4829"), ("12", "3456", "3456"), ("123456", "4829", "4829"), ("12345678", "48291", "48291"),
            ("12", "345", "12345"), ("1234567", "89", nil), ("", "123456789", nil), ("1", "482910", "482910"),
            ("12", "482-910", "482910"), ("12", "12345678", "12345678"), ("98", "4829 10", nil),
            ("98", "2026-11-20", nil),
            ("98", "4829\n1173", nil), ("98", "4829\n48", nil), ("98", "4829\n4829", "4829"), ("", "4829, 1173", nil),
            ("", "ABC1234", "1234"), ("", "ABC-12345", "12345"), ("", "ABC12345678", "12345678"), ("", "ABC-123", nil),
            ("", "ABC-123456789", nil),
        ])
    func lengths(held: String, text: String, code: String?) {
        var editor = CodeEditor(length: 4...8)
        editor.setCode(held)
        let edit = editor.insert(text, isPasted: true)
        #expect((edit.invalidInput == nil) == (code != nil) && editor.code == code ?? held)
        // Three characters are a part of a code.
        #expect(edit.completed == (code != nil && text.count > 3))
    }

    /// One character.
    static let characters: [[IncomingText]] = [
        .read("123").from(["3", "٣", "𝟛"]),
        .read("121").from(["１"]),
        .read("125").from(["5\u{200D}"]),
        .refused(.notInAlphabet).from([
            "x", "-", "\u{301}", "3\u{301}", "3️⃣", "👨‍👩‍👧‍👦", "\u{2069}", "½",
        ]),
        .refused(.notInAlphabet, in: "123456").from(["\u{301}", "x"]),
        .refused(.notInAlphabet, in: "👩", of: CodeAlphabet("👨👩"), length: 2).from(["👨\u{200D}👩"]),
        .refused(.full, in: "123456").from(["7"]), .refused(.full, in: "1", length: 1).from(["٣"]),
        .read("12").from(["", " ", "\n", "\r\n", "\t", "\u{A0}", "\u{85}"]), .read("123456", in: "123456").from([""]),
    ]

    /// Code characters, and separators between them.
    static let separated: [[IncomingText]] = [
        .read("123456").from(["3456", "34-56", "34 56\n", "\u{2068}3456\u{2069}", "34 – 56", "123456"]),
        .read("12345").from(["3.4.5", "3\u{B7}4\u{2022}5"]), .read("123").from([" 3\t"]), .read("1234").from(["٣٤"]),
        .read("123456", in: "987654").from(["123456", "1 2 3 4 5 6"]), .read("123456", in: "123456").from(["123456"]),
        .read("123456", in: "9").from(["123-456"]),
        .refused(.notInAlphabet).from(["-1", "1-", "+5", "12ab", "0x1f", "--", " - "]),
        .read("12").from(["   ", "  \n", "\u{3000}\u{200B} "]), .read("123456", in: "123456").from(["   "]),
        .refused(.tooLong).from(["34567", "3456789", "12345678"]), .refused(.full, in: "123456").from(["78"]),
        .refused(.tooLong, in: "12345").from(["67"]),
    ]

    // MARK: - Long text

    private static let flags = String(repeating: "🇩🇪", count: 8000)

    @Test("of flags is a code, unless it is too long") func ofFlags() {
        var editor = CodeEditor(length: 3, alphabet: CodeAlphabet("🇩🇪🇫🇷"))
        #expect(editor.insert(Self.flags).invalidInput == .tooLong)
        #expect(editor.insert("🇩🇪🇫🇷🇩🇪").completed && editor.code == "🇩🇪🇫🇷🇩🇪")
    }

    @Test(
        "of anything takes steps linear in its length",
        arguments: [
            "Code 12, ", "1 ", "1-", "A ", "A 1 A ", "482910 ", "482910-A ", "code ", "order ", "*", "482910* ", "x-",
            ".", "…1", "1\u{200D}", "e\u{301}\u{302}", "验证码", "验 ", "12 分", "/a",
            "Code for your order is 482910, ", "@", "#", "🇩🇪", "1,2,3,4,5,6, ", "A-482910 ", "codecode", "\n482910\n",
            "a ", "-", "1\u{301}",
        ])
    func steps(_ unit: String) {
        for alphabet in [CodeAlphabet.digits, .uppercaseLettersAndDigits, CodeAlphabet("0123456789ä")] {
            let counts = [8_000, 32_000].map { size in
                readingSteps {
                    var editor = CodeEditor(length: 4...8, alphabet: alphabet)
                    editor.insert(String(repeating: unit, count: size / unit.utf8.count) + "!")
                }
            }
            #expect(counts[0] > 2_000 && counts[1] < 32_000 * 60, "\(counts)")
            #expect(counts[1] < counts[0] * 5, "\(counts)")
        }
    }

    @Test("of characters with marks looks up each different one once, and 1,024 at most, in an alphabet beyond ASCII")
    func lookups() {
        let size = 62_000
        // A letter with two of 112 marks makes 12,544 different characters.
        let marks = (0x300..<0x370).compactMap(Unicode.Scalar.init)
        var different = "", index = 0
        while different.utf8.count < size {
            different.unicodeScalars.append("a")
            different.unicodeScalars.append(marks[index % marks.count])
            different.unicodeScalars.append(marks[index / marks.count])
            index += 1
        }
        let members = String(repeating: "e\u{301}", count: size / 3)
        for text in [String(repeating: "a\u{301}\u{323}", count: size / 5), different, members] {
            for foldsCase in [false, true] {
                let alphabet = CodeAlphabet("0123456789É", foldsCase: foldsCase)
                let steps = readingSteps {
                    var editor = CodeEditor(length: 6, alphabet: alphabet)
                    #expect(editor.insert(text).invalidInput != nil)
                }
                // A lookup counts as 50 steps.
                #expect(steps < 4 * size, "\(steps)")
            }
        }
        var editor = CodeEditor(length: 6, alphabet: CodeAlphabet("0123456789É", foldsCase: true))
        editor.insert("Your code is e\u{301}2345e\u{301}, valid 10 minutes.")
        #expect(editor.code == "É2345É")
    }
}
