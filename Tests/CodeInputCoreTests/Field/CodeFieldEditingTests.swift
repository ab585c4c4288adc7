import CodeInputCore
import Testing

@Suite("Edits of a field") struct CodeFieldEditingTests {
    static let stories = [
        FieldStory("a code typed key by key completes once", "").then([
            .type("123"):
                "123|: insertion(0..<1), changed, insertion(1..<2), changed, insertion(2..<3), changed, completed",
            .insert("4"): "123| not made →text: invalidInput(full)", .deleteBackward: "12|: removal(2..<3), changed",
        ]),
        FieldStory("a key over a selected cell neither fills nor empties one", "123")
            .then([.tap(0): "[1]23 →selection", .type("9"): "9[2]3 →selection: changed, completed"]),
        FieldStory("a selection that is there already is ignored", "12")
            .then([.select(2..<2): "12|", .select(0..<1): "[1]2"]),
        FieldStory("the caret stays at the end when the system selects a character to delete", "123", in: 4...4).then([
            .select(2..<3): "12[3]", .deleteBackward: "12|: removal(2..<3), changed", .endTurn: "12|",
            .select(1..<2): "1[2]", .endTurn: "1[2]", .deleteBackward: "1|: removal(1..<2), changed",
        ]),
        FieldStory("the last cell is filled again after it was selected and deleted", "123").then([
            .tap(2): "12[3] →selection", .deleteBackward: "12|: removal(2..<3), changed",
            .type("4"): "124|: insertion(2..<3), changed, completed",
        ]),
        FieldStory("blanks, and a dash or a dot behind a character, are no part of a code", "", in: 4...4).then([
            .insert("-"): "| not made →text: invalidInput(notInAlphabet)", .insert("   "): "| →text",
            .type("1-2.3·–"):
                "123| →text: insertion(0..<1), changed, insertion(1..<2), changed, insertion(2..<3), changed",
            .insert("+"): "123| not made →text: invalidInput(notInAlphabet)",
            .alphabet(CodeAlphabet("123-")): "123|", .insert("-"): "123-|: insertion(3..<4), changed, completed",
        ]),
        FieldStory(
            "a complete code waits to be submitted if the app says so", "12",
            with: { ($0.submitsWhenComplete, $0.hasVerifier) = (false, true) }
        ).then([
            .type("3"): "123|: insertion(2..<3), changed", .paste("456"): "456| →text: changed",
            .submit:
                "456| verifying: submitted, completed, statusChanged(verifying), speak(verifying), verify, endEditing",
        ]),
        FieldStory("Return does not submit a code again, and the app does", "12").then([
            .type("3"): "123|: insertion(2..<3), changed, completed", .insert("\n"): "123|: submitted, endEditing",
            .submit: "123|: submitted, completed, endEditing", .insert("\n"): "123|: submitted, endEditing",
            .status(.editing): "123|", .insert("\n"): "123|: submitted, completed, endEditing",
            .deleteBackward: "12|: removal(2..<3), changed", .type("3"): "123|: insertion(2..<3), changed, completed",
        ]),
        FieldStory("Return does not submit a rejected code that is about to go, and the app does", "123").then([
            .status(.rejected): "123| rejected: statusChanged(rejected), feedback(error), speak(rejected), wait",
            .insert("\n"): "123| rejected: submitted, endEditing",
            .submit: "123|: submitted, cancel, statusChanged(editing), completed, endEditing",
        ]),
        FieldStory("Return submits a rejected code that stays", "123", with: { $0.rejectionPolicy = .edit }).then([
            .status(.rejected): "123| rejected: statusChanged(rejected), feedback(error), speak(rejected), wait",
            .insert("\n"): "123|: submitted, cancel, statusChanged(editing), completed, endEditing",
        ]),
        FieldStory("texts are read as the app has set it", "").then([
            .paste("@example.net #123"): "123| →text: insertion(0..<3), changed, completed",
            .set(""): "| →text: replaced",
            .settings { $0.reader = CodeReader { _, _, _ in .failure(.otherDomain) } }: "|",
            .paste("@example.net #123"): "| not made: invalidInput(otherDomain)",
        ]),
        FieldStory("another caret policy that moves the caret is told the text system", "12")
            .then([.tap(0): "[1]2 →selection", .caretPolicy(.endOnly): "12| →selection"]),
        FieldStory("marked text is committed before the caret moves, or the code is submitted", "12", in: 8...8).then([
            .mark("3", 1..<1): "12{3|}", .tap(0): "[1]23 →text: insertion(2..<3), changed", .select(3..<3): "123|",
            .mark("4", 1..<1): "123{4|}", .move(.toStart): "[1]234 →text: insertion(3..<4), changed",
            .select(4..<4): "1234|", .mark("5", 1..<1): "1234{5|}",
            .select(0..<1): "[1]2345 →text: insertion(4..<5), changed", .select(5..<5): "12345|",
            .mark("6", 1..<1): "12345{6|}", .submit: "123456| →text: insertion(5..<6), changed, submitted, endEditing",
            .mark("7", 1..<1): "123456{7|}", .caretPolicy(.endOnly): "1234567| →text: insertion(6..<7), changed",
        ]),
        FieldStory(
            "a tap that commits the last character selects nothing during the check", "12",
            with: verified
        ).then([
            .mark("3", 1..<1): "12{3|}",
            .tap(0):
                "123| verifying →text: insertion(2..<3), changed, completed, statusChanged(verifying), speak(verifying), verify",
        ]),
        FieldStory("a selection inside marked text stays inside it", "1", in: 6...6)
            .then([.mark("abc", 3..<3): "1{abc|}", .select(2..<3): "1{a[b]c}", .select(1..<4): "1{[abc]}"]),
        FieldStory("a selection commits marked text, even if that leads to the selection", "12345", in: 4...8).then([
            .select(3..<4): "123[4]5", .mark("29", 2..<2): "123{29|}5: removal(4..<5), changed",
            .select(5..<6): "12329[5] →text: insertion(3..<6), changed",
        ]),
        FieldStory("an empty insertion replaces marked text, and no selected cell", "1")
            .then([.mark("x", 1..<1): "1{x|}", .insert(""): "1|", .tap(0): "[1] →selection", .insert(""): "[1]"]),
        FieldStory("marked text waits while the field takes no input", "12", in: 4...4).then([
            .mark("34", 2..<2): "12{34|}",
            .status(.verifying): "12{34|} verifying: statusChanged(verifying), speak(verifying)",
            .insert("3"): "12{34|} verifying not made →text", .paste("34"): "12{34|} verifying not made",
            .replace(0..<1, "9"): "12{34|} verifying not made →text",
            .mark("x", 0..<1): "12{34|} verifying not made →text",
            .deleteBackward: "12{34|} verifying not made →text", .delete(.toStart): "12{34|} verifying not made",
            .restore("9"): "12{34|} verifying not made", .mark("", 0..<0): "12| verifying not made →text",
        ]),
        FieldStory("Undo and Redo complete a code only if every cell is filled", "4829", in: 4...6).then([
            .restore("48291"): "48291| →text: insertion(4..<5), changed",
            .restore("482910"): "482910| →text: insertion(5..<6), changed, completed",
        ]),
        FieldStory("Undo that brings back the code of the field does not submit it", "123").then([
            .type("4"): "123| not made →text: invalidInput(full)", .status(.editing): "123|", .restore("123"): "123|",
            .mark("4", 1..<1): "123{4|}", .restore("123"): "123| →text", .paste("123"): "123|: completed",
        ]),
        FieldStory("a code set by the app sends only a redraw", "").then([
            .set("123"): "123| →text: replaced", .set("123"): "123|", .set("12x"): "123|",
            .length(2): "12| →text: replaced", .alphabet(CodeAlphabet("2")): "2| →text: replaced",
        ]),
        FieldStory("a field without input holds the keyboard's edits, and tells it if it expects a change", "12").then([
            .status(.verifying): "12| verifying: statusChanged(verifying), speak(verifying)",
            .insert("3"): "12| verifying not made →text", .tap(0): "12| verifying",
            .select(0..<1): "12| verifying →selection", .replace(0..<2, "12"): "12| verifying not made →text",
            .deleteBackward: "12| verifying not made →text", .set(""): "| verifying →text: replaced",
            .deleteBackward: "| verifying not made",
        ]),
        FieldStory("the focus that is there already is no event", "")
            .then([.focus(true): "|", .focus(false): "|: ended", .focus(true): "|: began"]),
        FieldStory("the selection goes with the focus, and with it the text system, which is told nothing", "12").then([
            .tap(0): "[1]2 →selection", .focus(false): "12|: ended", .focus(true): "12|: began",
        ]),
        FieldStory("a selection is extended within the code, after marked text that was left without the focus", "2")
            .then([
                .mark("xyz", 3..<3): "2{xyz|}", .focus(false): "2{xyz|}: ended",
                .unmark: "2| not made →text: invalidInput(notInAlphabet)", .move(.forward, extending: true): "2|",
            ]),
        FieldStory("a shorter code is refused, and the field keeps the keyboard", "123", in: 4...8).then([
            .insert("\n"): "123| not made →text: invalidInput(tooShort)", .set(""): "| →text: replaced",
            .submit: "| not made: invalidInput(tooShort)",
        ]),
        FieldStory("marked text is committed before a code of any length is submitted", "482", in: 4...8).then([
            .mark("9", 1..<1): "482{9|}",
            .submit: "4829| →text: insertion(3..<4), changed, submitted, completed, endEditing",
        ]),
        FieldStory("a commit that fills a field completes the code alone", "4829106", in: 4...8, with: verified).then([
            .mark("3", 1..<1): "4829106{3|}",
            .submit:
                "48291063| verifying →text: insertion(7..<8), changed, completed, statusChanged(verifying), speak(verifying), verify",
        ]),
        FieldStory("a submitted code is checked and verified, and Return waits", "1111", in: 4...8, with: judged).then([
            .submit:
                "1111| rejected: submitted, statusChanged(rejected), feedback(error), speak(rule.repeats), wait, endEditing",
            .set("84726"): "84726| →text: cancel, statusChanged(editing), replaced",
            .submit:
                "84726| verifying: submitted, completed, statusChanged(verifying), speak(verifying), verify, endEditing",
            .submit: "84726| verifying not made",
        ]),
        FieldStory("a code that was typed or set, and not sent, is sent when it comes whole", "4829", in: 4...8).then([
            .insert("4829"): "4829| →text: completed", .insert("4829"): "4829| →text",
            .set("48291"): "48291| →text: replaced", .insert("48291"): "48291| →text: completed",
        ]),
        FieldStory("a code that fills a field of lengths is not submitted by Return again", "482910", in: 4...6)
            .then([.insert("\n"): "482910|: submitted, endEditing"]),
    ]

    @Test("follow one another", arguments: stories) func edits(_ story: FieldStory) { story.check() }

    @Test("line breaks submit, and the Enter of a keypad", arguments: ["\n", "\r", "\r\n", "\u{3}"])
    func submit(_ key: String) {
        let replace = CodeFieldInput.replace(0..<2, key)
        FieldStory("", "12").then([.insert(key): "12|: submitted, endEditing", .on(replace): "12| →text"]).check()
    }

    @Test("a lone separator is ignored, unless it is in the alphabet", arguments: [" ", "\t", "\u{00A0}"])
    func loneSeparator(_ text: String) {
        FieldStory("", "1").then([
            .insert(text): "1| →text", .insert(text + "2"): "12| →text: insertion(1..<2), changed",
            .alphabet(CodeAlphabet("12 ")): "12|", .insert(" "): "12 |: insertion(2..<3), changed, completed",
        ]).check()
    }

    @Test("a field without input holds every edit by the user", arguments: [true, false]) func held(isVerifying: Bool) {
        var driver = FieldDriver(4...4, "12")
        if isVerifying { driver.apply(.status(.verifying)) } else { driver.configuration.isEnabled = false }
        let inputs: [CodeFieldInput] = [
            .insert("3"), .paste("34"), .replace(0..<1, "9"), .mark("x", 0..<1), .deleteBackward, .delete(.toStart),
            .select(0..<1), .tap(0), .move(.backward), .insert("\n"), .insert(""), .insert(" "), .submit,
        ]
        for input in inputs {
            let isEdit = if case .edit = input { true } else { false }
            #expect(driver.after(input) == [] && driver.isMade == !isEdit, "\(input)")
            #expect(driver.field.editor.picture == "12|")
        }
    }

    @Test("a text that is too long to read is refused before the app prepares it") func tooLong() {
        let text = String(repeating: "1", count: 100_000)
        for input in [CodeFieldInput.insert(text), .paste(text), .replace(0..<1, text)] {
            var driver = FieldDriver(4...4, "12"), prepared = 0
            let outcome = driver.step(input) { text in
                prepared += 1
                return text
            }
            #expect(outcome.effects.map(\.name) == ["invalidInput(tooLong)"] && prepared == 0 && driver.code == "12")
        }
    }

    @Test("the app may keep the marked text that it prepares") func kept() {
        var driver = FieldDriver(6...6), kept = ""
        driver.step(.mark("Your code is 482910", 19..<19))
        driver.step(.unmark) { text in
            kept = text
            return text
        }
        #expect(kept == "Your code is 482910" && driver.code == "482910")
    }

    @Test("a selection behind marked text moves with the code that returns") func behindMarkedText() {
        let inputs: [(CodeFieldInput, String)] = [
            (.tap(3), "12[3]"), (.select(3..<4), "12[3]"), (.select(1..<4), "1[23]"), (.select(2..<4), "12[3]"),
            (.tap(0), "[1]23"), (.tap(4), "123|"), (.tap(.max), "123|"), (.select(4..<4), "123|"),
        ]
        for (input, result) in inputs {
            for act in [FieldAct.on(input), .veto(input)] {
                FieldStory("", "123", in: 6...6)
                    .then([.tap(1): "1[2]3", .mark("ni", 2..<2): "1{ni|}3", act: result]).check(\.field.editor.picture)
            }
        }
        // It may be longer than the marked text, too, and its selection the range that was asked for before it moved.
        FieldStory("", "12345", in: 6...6).then([
            .select(1..<4): "1[234]5", .mark("x", 1..<1): "1{x|}5", .tap(2): "1234[5]", .select(1..<4): "1[234]5",
            .mark("x", 1..<1): "1{x|}5", .select(1..<3): "1[2345]", .set("123456"): "123456|",
            .select(1..<4): "1[234]56", .mark("x", 1..<1): "1{x|}56", .select(1..<4): "1[23456]",
        ]).check(\.field.editor.picture)
    }
}

@Suite("A veto by the app") struct CodeFieldVetoTests {
    static let stories = [
        FieldStory("of a commit leaves the selection and the submission that led to it", "12", in: 4...4).then([
            .mark("3", 1..<1): "12{3|}", .veto(.tap(0)): "[1]2 →text",
            .mark("3", 1..<1): "{3|}2: removal(1..<2), changed",
            .veto(.submit): "[1]2 not made →text: changed, submitted, endEditing",
        ]),
        FieldStory("of an edit that ends no composition leaves the composition as it is", "12", in: 4...4).then([
            .mark("34", 0..<0): "12{|34}", .veto(.insert("5")): "12{|34} not made →text",
            .veto(.paste("5")): "12{|34} not made", .veto(.replace(0..<1, "5")): "12{|34} not made →text",
            .veto(.deleteBackward): "12{|34} not made →text",
        ]),
        FieldStory("of a deletion leaves the caret that the system has moved to delete", "123", in: 4...4).then([
            .select(2..<3): "12[3]", .veto(.deleteBackward): "123| not made →text", .endTurn: "123|",
            .select(0..<3): "[123]",
            .veto(.deleteBackward, because: .interrupted): "123| not made →text: invalidInput(interrupted)",
            .endTurn: "123|", .tap(0): "[1]23 →selection", .select(2..<3): "12[3]",
            .veto(.insert("9")): "[1]23 not made →text",
        ]),
    ]

    @Test("is followed", arguments: stories) func isVetoed(_ story: FieldStory) { story.check() }

    @Test("ends a composition, and the replaced characters return") func vetoOfComposition() {
        for input in [CodeFieldInput.unmark, .tap(0), .submit, .insert("\n")] {
            var driver = FieldDriver(4...4, "1234")
            driver.apply(.select(1..<3))
            let marked = driver.step(.mark("9", 1..<1)).effects.filter { $0.name == "changed" }
            #expect(driver.code == "14" && marked.contains { driver.field.begin($0) })
            FieldAct.veto(input).make(&driver)
            #expect(!marked.contains { driver.field.begin($0) })
            #expect(driver.code == "1234" && driver.log.first == "changed" && driver.announcement == .text)
        }
    }

    @Test("is asked about the cells that an edit of the code would change") func changedCells() {
        let inputs: [(CodeFieldInput, Range<Int>?)] = [
            (.insert("3"), 2..<3), (.deleteBackward, 1..<2), (.insert("x"), nil), (.tap(0), nil),
            (.mark("k", 0..<0), nil), (.set("9"), nil), (.length(1), nil), (.insert("\n"), nil),
        ]
        for (input, cells) in inputs {
            var driver = FieldDriver(3...3, "12")
            #expect(driver.step(input).changedCells == cells, "\(input)")
        }
        var driver = FieldDriver(3...3, "123")
        driver.apply(.select(1..<2))
        #expect(driver.step(.mark("9", 1..<1)).changedCells == 1..<3)
    }
}
