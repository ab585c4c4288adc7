import CodeInputCore
import TestTools
import Testing

/// The rows of the table in the article "How text becomes a code".
@Suite("Incoming text") struct IncomingTextTests {
    private static let sections = IncomingText.sections(of: "IncomingTexts.txt", beside: #filePath)
    private static let characters = rows("characters"), separated = rows("separated"), dictated = rows("dictated")

    private static func rows(_ section: String) -> [IncomingText] {
        sections[Substring(section), default: []].map { IncomingText($0) }
    }

    @Test("is read by the rules when inserted", arguments: characters + separated) func insertion(_ row: IncomingText) {
        #expect(Self.characters.count > 20 && Self.separated.count >= 30 && Self.dictated.count > 6)
        let (found, expected) = row.outcome(reader: .plain) { $0.insert(row.text, isPasted: true) }
        #expect(found == expected)
    }

    @Test("is read by the rules when the keyboard inserts it", arguments: characters + dictated)
    func typing(_ row: IncomingText) {
        let (found, expected) = row.outcome(reader: .plain) { $0.insert(row.text) }
        #expect(found == expected)
    }

    @Test("is read by the rules when it replaces a range at the end", arguments: characters + separated)
    func replacement(_ row: IncomingText) {
        let (found, expected) = row.outcome(reader: .plain) {
            $0.replace($0.count..<$0.count, with: row.text, isPasted: true)
        }
        #expect(found == expected)
    }

    @Test("is read by the rules when an input method commits it", arguments: separated)
    func composition(_ row: IncomingText) {
        let (found, expected) = row.outcome(reader: .plain) { editor in
            let code = editor.code
            editor.setMarkedText(row.text, selection: 0..<0)
            #expect(editor.code == code)
            return editor.unmarkText()
        }
        #expect(found == expected)
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
