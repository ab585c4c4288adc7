import CodeInputCore
import Testing

@Suite("Edits of a field")
struct CodeFieldEditingTests {
    static let byUser = [
        FieldStory(
            "a code typed key by key completes once", "",
            [
                .type("123"):
                    "123|: insertion(0..<1), changed, insertion(1..<2), changed, insertion(2..<3), changed, completed",
                .on(.insert("4")): "123| full →text: invalidInput(full)",
                .on(.deleteBackward): "12|: removal(2..<3), changed",
            ]),
        FieldStory(
            "a key over a selected cell neither fills nor empties one", "123",
            [.on(.tap(0)): "[1]23 →selection", .type("9"): "9[2]3 →selection: changed, completed"]),
        FieldStory(
            "a selection that is there already is ignored", "12",
            [.on(.select(2..<2)): "12| ignored", .on(.select(0..<1)): "[1]2"]),
        FieldStory(
            "the caret stays at the end when the system selects a character to delete it", "123", in: 4...4,
            [
                .on(.select(2..<3)): "12[3]", .on(.deleteBackward): "12|: removal(2..<3), changed",
                .on(.endTurn): "12|",
                .on(.select(1..<2)): "1[2]", .on(.endTurn): "1[2]",
                .on(.deleteBackward): "[1] →selection: removal(1..<2), changed",
            ]),
        FieldStory(
            "it does not if the user saw a selected cell, and no caret", "123", in: 4...4,
            [
                .on(.select(0..<1)): "[1]23", .on(.endTurn): "[1]23", .on(.select(2..<3)): "12[3]",
                .on(.deleteBackward): "1[2] →selection: removal(2..<3), changed",
            ]),
        FieldStory(
            "AutoFill in pieces, after two empty strings in one turn, replaces the code", "98",
            [
                .on(.insert("")): "98|", .on(.insert("")): "98|",
                .on(.insert("1")): "1| →text: removal(1..<2), changed",
                .on(.insert("2")): "12|: insertion(1..<2), changed",
                .on(.insert("3")): "123|: insertion(2..<3), changed, completed",
            ]),
        FieldStory(
            "a code that is filled in and typed as well, in one turn, is entered once", "9",
            [
                .on(.insert("123")): "123| →text: insertion(0..<3), changed, completed",
                .on(.insert("1")): "123| →text", .on(.insert("2")): "123| →text",
                .on(.insert("4")): "123| full →text: invalidInput(full)", .on(.insert("3")): "123| →text",
                .on(.insert("1")): "123| full →text: invalidInput(full)",
                .on(.replace(0..<3, with: "456")):
                    "456|: changed, completed",
                .on(.insert("4")): "456| →text", .on(.endTurn): "456|",
                .on(.insert("5")): "456| full →text: invalidInput(full)",
            ]),
        FieldStory(
            "after empty strings in two turns, or with marked text, it does not", "1",
            [
                .on(.insert("")): "1|", .on(.endTurn): "1|", .on(.insert("")): "1|",
                .on(.insert("2")): "12|: insertion(1..<2), changed", .on(.endTurn): "12|", .on(.insert("")): "12|",
                .on(.insert("")): "12|", .on(.mark("x", selection: 1..<1)): "12{x|}",
                .on(.insert("3")): "123|: insertion(2..<3), changed, completed",
            ]),
        FieldStory(
            "texts are read as the app has set it", "",
            [
                .on(.paste("@example.net #123")): "123| →text: insertion(0..<3), changed, completed",
                .on(.set("")): "| →text: replaced", .settings { $0.domains = ["example.com"] }: "|",
                .on(.paste("@example.net #123")): "| otherDomain: invalidInput(otherDomain)",
            ]),
        FieldStory(
            "another caret policy that moves the caret is told the text system", "12",
            [.on(.tap(0)): "[1]2 →selection", .on(.caretPolicy(.endOnly)): "12| →selection"]),
    ]

    static let marked = [
        FieldStory(
            "marked text is committed before the caret moves, or the code is submitted", "12", in: 8...8,
            [
                .on(.mark("3", selection: 1..<1)): "12{3|}",
                .on(.tap(0)): "[1]23 →text: insertion(2..<3), changed", .on(.select(3..<3)): "123|",
                .on(.mark("4", selection: 1..<1)): "123{4|}",
                .on(.move(.toStart)): "[1]234 →text: insertion(3..<4), changed", .on(.select(4..<4)): "1234|",
                .on(.mark("5", selection: 1..<1)): "1234{5|}",
                .on(.select(0..<1)): "[1]2345 →text: insertion(4..<5), changed", .on(.select(5..<5)): "12345|",
                .on(.mark("6", selection: 1..<1)): "12345{6|}",
                .on(.submit): "123456| →text: insertion(5..<6), changed, submitted, endEditing",
                .on(.mark("7", selection: 1..<1)): "123456{7|}",
                .on(.caretPolicy(.endOnly)): "1234567| →text: insertion(6..<7), changed",
            ]),
        FieldStory(
            "a tap that commits the last character selects nothing while the code is verified", "12",
            with: { $0.hasVerifier = true },
            [
                .on(.mark("3", selection: 1..<1)): "12{3|}",
                .on(.tap(0)):
                    "123| verifying →text: insertion(2..<3), changed, completed, statusChanged(verifying), speak(verifying), verify",
            ]),
        FieldStory(
            "a selection inside marked text stays inside it", "1", in: 6...6,
            [
                .on(.mark("abc", selection: 3..<3)): "1{abc|}", .on(.select(2..<3)): "1{a[b]c}",
                .on(.select(1..<4)): "1{[abc]}",
            ]),
        FieldStory(
            "a selection commits marked text, even if the commit itself leads to that selection", "12345", in: 4...8,
            [
                .on(.mark("4829", selection: 4..<4)): "12345{4829|}",
                .on(.select(4..<4)): "4829| →text: removal(4..<5), changed",
            ]),
        FieldStory(
            "an empty insertion replaces marked text, and no selected cell", "1",
            [
                .on(.mark("x", selection: 1..<1)): "1{x|}", .on(.insert("")): "1|", .on(.tap(0)): "[1] →selection",
                .on(.insert("")): "[1]",
            ]),
        FieldStory(
            "marked text waits while the field takes no input", "12", in: 4...4,
            [
                .on(.mark("34", selection: 2..<2)): "12{34|}",
                .on(.status(.verifying)): "12{34|} verifying: statusChanged(verifying), speak(verifying)",
                .on(.insert("3")): "12{34|} verifying held →text", .on(.paste("34")): "12{34|} verifying held",
                .on(.replace(0..<1, with: "9")): "12{34|} verifying held →text",
                .on(.mark("x", selection: 0..<1)): "12{34|} verifying held →text",
                .on(.deleteBackward): "12{34|} verifying held →text",
                .on(.delete(.toStart)): "12{34|} verifying held", .on(.restore("9")): "12{34|} verifying held",
                .on(.mark("", selection: 0..<0)): "12| verifying held →text",
            ]),
    ]

    static let byOthers = [
        FieldStory(
            "a code set by the app sends only a redraw", "",
            [
                .on(.set("123")): "123| →text: replaced", .on(.set("123")): "123| ignored",
                .on(.set("12x")): "123| notInAlphabet", .on(.length(2)): "12| →text: replaced",
                .on(.alphabet(CodeAlphabet("2"))): "2| →text: replaced",
            ]),
        FieldStory(
            "a field without input holds the keyboard's edits, and tells it so if it expects a change", "12",
            [
                .on(.status(.verifying)): "12| verifying: statusChanged(verifying), speak(verifying)",
                .on(.insert("3")): "12| verifying held →text", .on(.tap(0)): "12| verifying held",
                .on(.select(0..<1)): "12| verifying held →selection",
                .on(.replace(0..<2, with: "12")): "12| verifying held →text",
                .on(.deleteBackward): "12| verifying held →text", .on(.set("")): "| verifying →text: replaced",
                .on(.deleteBackward): "| verifying held",
            ]),
        FieldStory(
            "the focus that is there already is no event", "",
            [.on(.focus(true)): "| ignored", .on(.focus(false)): "|: ended", .on(.focus(true)): "|: began"]),
    ]

    static let lengths = [
        FieldStory(
            "a code is complete when it is full", "1234567", in: 4...8,
            [.type("8"): "12345678|: insertion(7..<8), changed, completed"]),
        FieldStory(
            "it is complete when it is submitted and long enough", "4829", in: 4...8,
            [.on(.submit): "4829|: submitted, completed, endEditing"]),
        FieldStory(
            "a shorter code is refused, and the field keeps the keyboard", "123", in: 4...8,
            [
                .on(.insert("\n")): "123| tooShort →text: invalidInput(tooShort)", .on(.set("")): "| →text: replaced",
                .on(.submit): "| tooShort: invalidInput(tooShort)",
            ]),
        FieldStory(
            "marked text is committed before a code of any length is submitted", "482", in: 4...8,
            [
                .on(.mark("9", selection: 1..<1)): "482{9|}",
                .on(.submit): "4829| →text: insertion(3..<4), changed, submitted, completed, endEditing",
            ]),
        FieldStory(
            "a commit that fills the field completes the code alone", "4829106", in: 4...8,
            with: { $0.hasVerifier = true },
            [
                .on(.mark("3", selection: 1..<1)): "4829106{3|}",
                .on(.submit):
                    "48291063| verifying →text: insertion(7..<8), changed, completed, statusChanged(verifying), speak(verifying), verify",
            ]),
        FieldStory(
            "a submitted code is checked and verified, and Return does nothing meanwhile", "1111", in: 4...8,
            with: {
                $0.rules = [RepeatsRule()]
                $0.hasVerifier = true
            },
            [
                .on(.submit):
                    "1111| rejected: submitted, statusChanged(rejected), feedback(error), speak(rule.repeats), rejection, wait(0.5 seconds), endEditing",
                .on(.set("84726")): "84726| rejected →text: cancel, replaced",
                .on(.submit):
                    "84726| verifying: submitted, completed, statusChanged(verifying), speak(verifying), verify, endEditing",
                .on(.submit): "84726| verifying held",
            ]),
        FieldStory(
            "in a field of one length, Return completes nothing that is short", "12",
            [.on(.submit): "12|: submitted, endEditing"]),
    ]

    @Test("by the user", arguments: byUser) func isEdited(_ story: FieldStory) { story.check() }

    @Test("of marked text", arguments: marked) func isMarked(_ story: FieldStory) { story.check() }

    @Test("by the app and the system", arguments: byOthers) func isChanged(_ story: FieldStory) { story.check() }

    @Test("with a range of lengths", arguments: lengths) func isLong(_ story: FieldStory) { story.check() }

    @Test("line breaks submit", arguments: ["\n", "\r", "\r\n"])
    func submit(_ key: String) {
        let replace = CodeFieldInput.replace(0..<2, with: key)
        FieldStory("", "12", [.on(.insert(key)): "12|: submitted, endEditing", .on(replace): "12| →text"]).check()
    }

    @Test("a lone separator is ignored, unless it is in the alphabet", arguments: [" ", "\t", "\u{00A0}"])
    func loneSeparator(_ text: String) {
        FieldStory(
            "", "1",
            [
                .on(.insert(text)): "1| →text", .on(.insert(text + "2")): "12| →text: insertion(1..<2), changed",
                .on(.alphabet(CodeAlphabet("12 "))): "12|",
                .on(.insert(" ")): "12 |: insertion(2..<3), changed, completed",
            ]
        ).check()
    }

    @Test("a field that accepts no input holds every edit by the user", arguments: [true, false])
    func held(isVerifying: Bool) {
        var driver = FieldDriver(4, "12")
        if isVerifying { driver.apply(.status(.verifying)) } else { driver.configuration.isEnabled = false }
        let inputs: [CodeFieldInput] = [
            .insert("3"), .paste("34"), .replace(0..<1, with: "9"), .mark("x", selection: 0..<1), .deleteBackward,
            .delete(.toStart), .select(0..<1), .tap(0), .move(.backward), .insert("\n"), .insert(""), .insert(" "),
        ]
        for input in inputs {
            #expect(driver.after(input) == [] && driver.result == .held, "\(input)")
            #expect(driver.field.editor.picture == "12|")
        }
    }

    @Test("a text that is too long to read is refused before the app prepares it")
    func tooLong() {
        let text = String(repeating: "1", count: 100_000)
        for input in [CodeFieldInput.insert(text), .paste(text), .replace(0..<1, with: text)] {
            var driver = FieldDriver(4, "12"), prepared = 0
            let outcome = driver.step(input) { text in
                prepared += 1
                return text
            }
            #expect(outcome.result == .invalid(.tooLong) && prepared == 0 && driver.code == "12")
        }
    }
}
