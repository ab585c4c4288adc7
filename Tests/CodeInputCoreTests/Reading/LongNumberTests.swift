import CodeInputCore
import Testing

@Suite("A number of any length")
struct LongNumberTests {
    private static let codes = ["482910", "4829", "48291063", "48"]
    private static let signs = [".", ":", "/", "-", " ", ",", "–"]
    private static let long = String(repeating: "9", count: 40)

    @Test("beside a code that the text introduces hides nothing", arguments: codes, signs)
    func beside(_ code: String, _ sign: String) {
        let long = Self.long
        for text in [
            "Your code is \(code), 12\(sign)\(long)", "\(long)\(sign)11\(sign)2026 code: \(code)",
            "12\(sign)\(long)\(sign)26: your code is \(code).", "um \(long)\(sign)30 Uhr Code \(code)",
        ] {
            var editor = CodeEditor(length: code.count)
            editor.insert(text)
            #expect(editor.code == code, "\(text)")
        }
    }

    @Test("that one sign joins to a short one makes it a part of itself", arguments: codes, signs)
    func joined(_ code: String, _ sign: String) {
        for text in [
            "Code \(code)\(sign)\(Self.long)", "\(code)\(sign)\(Self.long)", "\(Self.long)\(sign)\(code)",
            "\(Self.long)\(sign)\(code)\(sign)\(Self.long)",
        ] {
            var editor = CodeEditor(length: code.count)
            #expect(editor.insert(text).invalidInput == .tooLong, "\(text)")
        }
    }

    @Test("in two groups is read as a code, and not as a time or a date")
    func groups() {
        let half = String(repeating: "9", count: 20)
        for sign in ["-", " "] {
            var editor = CodeEditor(length: 40)
            editor.insert("Your code is \(half)\(sign)\(half), valid until 21 May.")
            #expect(editor.code == half + half)
        }
    }

    @Test(
        "or a text of anything takes steps linear in its length",
        arguments: [
            "Code 12, ", "1 ", "1-", "A ", "A 1 A ", "482910 ", "482910-A ", "code ", "order ", "*", "482910* ", "x-",
            ".", "…1",
            "\u{200D}", "1\u{200D}", "e\u{301}\u{302}", "验证码", "验 ", "12 分", "/a", "Code for your order is 482910, ",
            "@", "#", "🇩🇪", "1,2,3,4,5,6, ", "A-482910 ", "codecode", "\n482910\n",
        ])
    func steps(_ unit: String) {
        for alphabet in [CodeAlphabet.digits, .uppercaseLettersAndDigits, CodeAlphabet("0123456789ä")] {
            let counts = [8_000, 32_000].map { size in
                ReadingSteps.count {
                    var editor = CodeEditor(length: 4...8, alphabet: alphabet)
                    editor.insert(String(repeating: unit, count: size / unit.utf8.count) + "!")
                }
            }
            #expect(counts[0] > 4_000 && counts[1] < 32_000 * 60, "\(counts)")
            #expect(counts[1] < counts[0] * 5, "\(counts)")
        }
    }
}
