import CodeInputCore
import Testing

@Suite("A prefix of codes")
struct CodePrefixTests {
    private func editor(
        _ prefix: String = "HTW-", holding held: String = "98", of alphabet: CodeAlphabet = .digits,
        length: ClosedRange<Int> = 6...6, policy: CodePastePolicy = .smart
    ) -> CodeEditor {
        var editor = CodeEditor(length: length, alphabet: alphabet)
        editor.setCode(held)
        editor.prefix = prefix
        editor.pastePolicy = policy
        return editor
    }

    static let own = [
        "HTW-191206", "HTW191206", "htw-191206", "HTW 191206", "HTW\u{2011}191206", " HTW-191206\n", "HTW-191-206",
        "\u{2066}HTW-\u{2069}191206", "HTW-١٩١٢٠٦",
        "Your code is HTW-191206.", "Your code is HTW191206. It ends in 10 minutes.", "您的验证码HTW-191206，5分钟内有效",
        "Order 482913: HTW-191206", "(HTW-191206)", "HTW-191206 or 482913", "HTW-191206 is for ABC-482913",
        "HTW-191206. Again: HTW-191206.",
        "Your code is HTW-191-206, not 482913.",
        "Your code is HTW 191206, not 482913.", "HTW-191206 2 or 482913", "Your code is 191206 (HTW).", "191206",
        "191-206",
        "Your code is HTW-191206.\n\n@example.com #191206", "12-191206\n\n@example.com #191206",
        "Nr 12-191206\n\n@example.com #191206", "Your code is 191206 for ABC-482913.",
        "Your code is 191206 for ABC-1912067.", "Your code is 191206 for ABC-19x.",
    ]

    @Test("is stripped from whatever comes in, and so is no prefix", arguments: own)
    func stripped(_ text: String) {
        var editor = editor()
        let edit = editor.insert(text)
        #expect(editor.code == "191206" && edit.completed)
    }

    static let others = [
        "ABC-191206", "ABC191206", "TW-191206", "XHTW-191206", "G-191206", "Your code is ABC-191206.",
        "Your code is ABC-191206!", "Your code is ABC-191206 now.", "R3-191206\n\n@example.com #191206",
        "Your code is ABC-191-206.", "ABCDE-191206",
        "Your code is AHTW-191206", "ABC-\u{2068}191206\u{2069}",
        "Your code is ABC-191206.\n\n@example.com #191206", "HTW-ABC-191206",
    ]

    @Test("is refused if it is another one, which is accepted only in a field without a prefix", arguments: others)
    func other(_ text: String) {
        var editor = editor()
        #expect(editor.insert(text).invalidInput == .otherPrefix, "\(text)")
        #expect(editor.code == "98")
        editor.prefix = ""
        #expect(editor.insert(text).invalidInput != .otherPrefix)
    }

    @Test("leaves other reasons as they are")
    func reasons() {
        for (text, reason) in [
            ("HTW-191206 or HTW-482913", CodeInvalidInput.ambiguous), ("HTW-1912067", .tooLong),
            ("HTW-", .notInAlphabet),
            ("HTW", .notInAlphabet), ("HTW-19a206", .notInAlphabet), ("191206 or 482913", .ambiguous),
            ("H", .notInAlphabet), ("R3F-191206", .notInAlphabet), ("HTW2-191206", .tooLong), ("-", .notInAlphabet),
            ("Your code is HTW-191--206.", .notInAlphabet), ("HTW--191206 or 482913", .ambiguous),
            ("HTW- 191206 or 482913", .ambiguous), ("HTW  191206 or 482913", .ambiguous),
        ] {
            var editor = editor()
            #expect(editor.insert(text).invalidInput == reason, "\(text)")
        }
    }

    @Test("of a part of a code is stripped, too")
    func part() {
        var editor = editor()
        editor.insert("HTW-1206")
        #expect(editor.code == "981206")
        editor.clear()
        editor.insert(" HTW-1")
        #expect(editor.code == "1")
    }

    @Test("is stripped from a code that the app sets, but never makes a code of letters shorter")
    func byApp() {
        var editor = editor()
        editor.setCode("HTW-482913")
        #expect(editor.code == "482913")
        editor = self.editor("AB-", holding: "", of: .uppercaseLettersAndDigits)
        for code in ["AB", "AB1", "AB1234"] {
            editor.setCode(code)
            #expect(editor.code == code)
        }
        editor.setCode("AB123456")
        #expect(editor.code == "123456")
    }

    @Test("counts under every policy", arguments: [CodePastePolicy.filter, .exact])
    func policies(_ policy: CodePastePolicy) {
        var editor = editor("A1-", holding: "", policy: policy)
        editor.insert("A1-191206")
        #expect(editor.code == "191206")
        editor.clear()
        editor.insert("A1-19x1206")
        #expect(editor.code == (policy == .exact ? "" : "191206"))
        editor.clear()
        editor.insert("Take A1-191206")
        // Only a smart field looks for the prefix behind other text.
        #expect(editor.code == (policy == .exact ? "" : "119120"))
        #expect(editor.insert("ABC-482913").invalidInput == .otherPrefix)
        #expect(
            editor.insert("ABC\u{2060}482913").invalidInput == (policy == .exact ? .notInAlphabet : .otherPrefix))
        #expect(editor.insert("ABC-48").invalidInput == (policy == .exact ? .notInAlphabet : .otherPrefix))
        editor.clear()
        editor.insert("482913")
        #expect(editor.code == "482913")
    }

    @Test(
        "suits codes with letters",
        arguments: [
            ("HTW-A1B2C3", "A1B2C3"), ("HTWA1B2C3", "A1B2C3"), ("htw-a1b2c3", "A1B2C3"),
            ("Please enter HTW-A1B2C3", "A1B2C3"), ("HTW please enter HTW-A1B2C3", "A1B2C3"), ("A1B2C3", "A1B2C3"),
            ("A1B-2C3", "A1B2C3"), ("HTW123", "HTW123"),
        ])
    func letters(_ text: String, _ code: String) {
        var editor = editor(of: .uppercaseLettersAndDigits)
        editor.insert(text)
        #expect(editor.code == code)
        #expect(editor.insert("Please enter ABC-482913").invalidInput == .otherPrefix)
    }

    @Test("that ends in a space is separated by one, which is else the end of a word", arguments: ["HTW ", "HTW-"])
    func space(_ prefix: String) {
        var editor = editor(prefix, holding: "", of: .uppercaseLettersAndDigits)
        let edit = editor.insert("Use HTW A1B2C3 or Z9Y8X7")
        #expect(editor.code == (prefix == "HTW " ? "A1B2C3" : ""))
        #expect(edit.invalidInput == (prefix == "HTW " ? nil : .ambiguous))
    }

    @Test("is no letter that touches a code with letters, because the letter may belong to the code")
    func touchingLetter() {
        var editor = editor(holding: "", of: .uppercaseLettersAndDigits, policy: .filter)
        editor.insert("é191206")
        #expect(editor.code == "191206")
        editor.clear()
        #expect(editor.insert("é-191206").invalidInput == .otherPrefix)
    }

    @Test("leads to a code of any accepted length, and never cuts one")
    func lengths() {
        for (text, code) in [("HTW-4829", "4829"), ("Your code is HTW-482910, not 4829.", "482910")] {
            var editor = editor(holding: "", length: 4...8)
            #expect(editor.insert(text).invalidInput == nil)
            #expect(editor.code == code)
        }
        var editor = editor(holding: "", length: 4...8)
        for (lengths, code) in [(4...8, "482913"), (5...6, "")] {
            var editor = self.editor(holding: "", length: lengths)
            editor.insert("HTW-48291 3")
            #expect(editor.code == code)
        }
        #expect(editor.insert("Call HTW-555123456789").invalidInput != nil && editor.isEmpty)
    }

    @Test("of the app's own domain needs that domain, too")
    func domains() {
        var editor = editor()
        editor.domains = ["bank.example"]
        #expect(editor.insert("HTW-191206\n@shop.example #191206").invalidInput == .otherDomain)
        #expect(editor.insert("HTW-191206\n@bank.example #191206").completed)
    }

    @Test("of separators only accepts every prefix", arguments: ["", "-", " - "])
    func separators(_ prefix: String) {
        var editor = editor(prefix)
        #expect(editor.insert("ABC-191206").completed)
    }

    @Test("of any characters traps nowhere")
    func hostile() {
        let prefixes = ["é-", "🇩🇪", "A/B-", "№ ", "\u{301}", "КОД-", "1-", String(repeating: "x", count: 9_000)]
        let texts = ["", "é-191206", "e\u{301}-191206", "🇩🇪191206", "A/B-191206", "№ 191206", "КОД-191206", "1-191206"]
        for prefix in prefixes {
            for text in texts + [texts.joined(), String(repeating: "H-1", count: 20_000)] {
                var editor = editor(prefix, holding: "")
                let edit = editor.insert(text)
                #expect(edit.invalidInput == nil || editor.isEmpty)
            }
        }
        for (prefix, text) in zip(prefixes, texts.dropFirst()) where text.hasPrefix(prefix) {
            var editor = editor(prefix, holding: "")
            editor.insert(text)
            #expect(editor.code == "191206", "\(text)")
        }
    }
}
