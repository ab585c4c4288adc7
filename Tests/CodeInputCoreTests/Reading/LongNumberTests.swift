import CodeInputCore
import Testing

@Suite("A number of any length")
struct LongNumberTests {
    @Test("beside a code is only another number", arguments: ["482910", "4829", "48291063", "48"])
    func beside(code: String) {
        let long = String(repeating: "9", count: 40)
        for sign in [".", ":", "/", "-", " ", ",", "–"] {
            let texts = [
                "Your code is \(code), 12\(sign)\(long)", "\(long)\(sign)11\(sign)2026 code: \(code)",
                "12\(sign)\(long)\(sign)26: your code is \(code).", "Code \(code)\(sign)\(long)",
                "\(code)\(sign)\(long)",
                "\(long)\(sign)\(code)", "\(long)\(sign)\(code)\(sign)\(long)", "um \(long)\(sign)30 Uhr Code \(code)",
            ]
            for text in texts {
                var editor = CodeEditor(length: code.count)
                editor.insert(text)
                #expect(editor.code == code || editor.isEmpty, "\(text)")
            }
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
}
