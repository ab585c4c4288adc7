import CodeInputCore
import Testing

@Suite("Edits of a field")
struct CodeFieldEditingTests {
    @Test("a code typed key by key completes once")
    func typing() {
        var driver = FieldDriver(3)
        driver.type("123")
        #expect(
            driver.heard() == [
                "insertion(0..<1)", "changed", "insertion(1..<2)", "changed", "insertion(2..<3)", "changed",
                "completed",
            ])
        driver.type("4")
        #expect(driver.heard() == ["invalidInput(full)"] && driver.result == .invalid(.full))
        driver.apply(.deleteBackward)
        #expect(driver.heard() == ["removal(2..<3)", "changed"])
    }

    @Test("a code set by the app sends only a change")
    func byApp() {
        var driver = FieldDriver(3)
        driver.apply(.set("123"))
        #expect(driver.code == "123" && driver.heard() == ["replaced"] && driver.announcement == .text)
        driver.apply(.set("123"))
        #expect(driver.heard() == [] && driver.announcement == .none)
        driver.apply(.set("12x"))
        #expect(driver.code == "123" && driver.result == .invalid(.notInAlphabet) && driver.heard() == [])
        driver.apply(.length(2))
        #expect(driver.code == "12" && driver.heard() == ["replaced"])
        driver.apply(.alphabet(CodeAlphabet("2")))
        #expect(driver.code == "2" && driver.heard() == ["replaced"])
    }

    @Test("a field that accepts no input holds edits by the user, but not by the app", arguments: [true, false])
    func held(isVerifying: Bool) {
        var driver = FieldDriver(4)
        driver.type("12")
        if isVerifying { driver.apply(.status(.verifying)) } else { driver.configuration.isEnabled = false }
        _ = driver.heard()
        let inputs: [CodeFieldInput] = [
            .insert("3"), .paste("34"), .replace(0..<1, with: "9"), .mark("x", selection: 0..<1), .deleteBackward,
            .delete(.toStart), .select(0..<1), .tap(0), .move(.backward), .insert("\n"), .insert(""), .insert(" "),
        ]
        for input in inputs {
            driver.apply(input)
            #expect(driver.result == .held, "\(input)")
            #expect(
                driver.code == "12" && driver.field.editor.selection == 2..<2 && driver.field.editor.markedRange == nil)
        }
        #expect(driver.heard() == [])
        driver.apply(.set("9"))
        #expect(driver.code == "9")
    }

    @Test("a key of a held field is announced, because the keyboard expects it")
    func heldKey() {
        var driver = FieldDriver(4)
        driver.apply(.status(.verifying))
        driver.apply(.insert("3"))
        #expect(driver.announcement == .text)
        driver.apply(.tap(0))
        #expect(driver.announcement == .none)
        driver.apply(.set("12"))
        driver.apply(.select(0..<1))
        #expect(driver.announcement == .selection)
    }

    @Test("a refused replacement is announced, even of characters by the same ones")
    func heldReplacement() {
        var driver = FieldDriver(4)
        driver.type("12")
        driver.apply(.status(.verifying))
        driver.apply(.replace(0..<2, with: "12"))
        #expect(driver.announcement == .text)
    }

    @Test("a deletion of a held field is announced if there is something to delete")
    func heldDeletion() {
        for (code, announcement) in [("", CodeFieldOutcome.Announcement.none), ("12", .text)] {
            var driver = FieldDriver(4)
            driver.type(code)
            driver.apply(.status(.verifying))
            driver.apply(.deleteBackward)
            #expect(driver.result == .held && driver.announcement == announcement)
        }
    }

    @Test("a new caret policy that moves the caret is announced")
    func announcesPolicy() {
        var driver = FieldDriver(4)
        driver.type("12")
        driver.apply(.tap(0))
        driver.apply(.caretPolicy(.endOnly))
        #expect(driver.announcement == .selection && driver.field.editor.selection == 2..<2)
    }

    @Test("line breaks submit", arguments: ["\n", "\r", "\r\n"])
    func submit(_ key: String) {
        var driver = FieldDriver(4)
        driver.type("12")
        _ = driver.heard()
        driver.apply(.insert(key))
        #expect(driver.heard() == ["submitted", "endEditing"] && driver.code == "12")
        driver.apply(.replace(0..<2, with: "\n"))
        #expect(driver.code == "12" && driver.heard() == [])
    }

    @Test("marked text is committed before the caret moves")
    func commitsFirst() {
        let inputs: [CodeFieldInput] = [.tap(0), .move(.toStart), .select(0..<1), .submit, .caretPolicy(.endOnly)]
        for input in inputs {
            var driver = FieldDriver(4)
            driver.type("12")
            driver.apply(.mark("3", selection: 1..<1))
            #expect(driver.code == "12" && driver.shown == "123_")
            _ = driver.heard()
            driver.apply(input)
            #expect(driver.code == "123" && driver.field.editor.markedRange == nil, "\(input)")
            #expect(driver.heard().prefix(2) == ["insertion(2..<3)", "changed"] && driver.announcement == .text)
        }
    }

    @Test("a tap that commits the last character is accepted, and selects nothing while the code is verified")
    func commitCompletes() {
        var driver = FieldDriver(3) { $0.hasVerifier = true }
        driver.type("12")
        driver.apply(.mark("3", selection: 1..<1))
        driver.apply(.tap(0))
        #expect(driver.result == .accepted && driver.code == "123" && driver.field.status == .verifying)
        #expect(driver.field.editor.selection == 3..<3)
    }

    @Test("a text is read as the configuration says")
    func configuration() {
        var driver = FieldDriver(3)
        driver.apply(.paste("@example.net #123"))
        #expect(driver.result == .accepted)
        driver.apply(.set(""))
        driver.configuration.domains = ["example.com"]
        driver.apply(.paste("@example.net #123"))
        #expect(driver.result == .invalid(.otherDomain))
    }

    @Test("a selection that is there already is ignored")
    func sameSelection() {
        var driver = FieldDriver(3)
        driver.type("12")
        driver.apply(.select(2..<2))
        #expect(driver.result == .ignored)
        driver.apply(.select(0..<1))
        #expect(driver.result == .accepted && driver.field.editor.selection == 0..<1)
    }

    @Test("a selection inside marked text stays inside it")
    func selectsMarked() {
        var driver = FieldDriver(6)
        driver.type("1")
        driver.apply(.mark("abc", selection: 3..<3))
        driver.apply(.select(2..<3))
        #expect(driver.field.editor.selection == 2..<3 && driver.field.editor.markedRange == 1..<4)
        driver.apply(.select(1..<4))
        #expect(driver.field.editor.selection == 1..<4 && driver.field.editor.markedRange == 1..<4)
    }

    @Test("the caret stays at the end when the system selects a character to delete it")
    func systemDeletes() {
        var driver = FieldDriver(4)
        driver.type("123")
        driver.apply(.select(2..<3))
        driver.apply(.deleteBackward)
        #expect(driver.code == "12" && driver.field.editor.selection == 2..<2)
        driver.apply(.endTurn)
        driver.apply(.select(1..<2))
        driver.apply(.endTurn)
        driver.apply(.deleteBackward)
        #expect(driver.code == "1" && driver.field.editor.selection == 0..<1)
        // The user saw a selected cell, and no caret.
        driver.apply(.set("123"))
        driver.apply(.select(0..<1))
        driver.apply(.endTurn)
        driver.apply(.select(2..<3))
        driver.apply(.deleteBackward)
        #expect(driver.code == "12" && driver.field.editor.selection == 1..<2)
    }

    @Test("AutoFill in pieces, after two empty strings in one turn, replaces the code")
    func autoFillInPieces() {
        var driver = FieldDriver(3)
        driver.type("98")
        for text in ["", "", "1", "2", "3"] { driver.apply(.insert(text)) }
        #expect(driver.code == "123")
        driver.apply(.endTurn)
        driver.apply(.deleteBackward)
        driver.apply(.insert(""))
        driver.apply(.endTurn)
        driver.apply(.insert(""))
        driver.apply(.insert("4"))
        #expect(driver.code == "124")
    }

    @Test("a lone separator is ignored, unless it is in the alphabet", arguments: [" ", "\t", "\u{00A0}"])
    func loneSeparator(_ text: String) {
        var driver = FieldDriver(3)
        driver.type("1")
        _ = driver.heard()
        driver.apply(.insert(text))
        #expect(driver.heard() == [] && driver.code == "1" && driver.announcement == .text)
        driver.apply(.insert(text + "2"))
        #expect(driver.code == "12")
        driver.apply(.set("1"))
        driver.apply(.alphabet(CodeAlphabet("1 ")))
        driver.apply(.insert(" "))
        #expect(driver.code == "1 ")
    }

    @Test("an empty insertion replaces marked text")
    func emptyOverMarked() {
        var driver = FieldDriver(3)
        driver.type("1")
        driver.apply(.mark("x", selection: 1..<1))
        driver.apply(.insert(""))
        #expect(driver.code == "1" && driver.field.editor.markedRange == nil)
        // It replaces no selected cell.
        driver.apply(.tap(0))
        driver.apply(.insert(""))
        #expect(driver.code == "1")
    }

    @Test("a key over a selected cell neither fills nor empties one")
    func keyOverCell() {
        var driver = FieldDriver(3)
        driver.type("123")
        driver.apply(.tap(0))
        _ = driver.heard()
        driver.type("9")
        #expect(driver.code == "923" && driver.heard() == ["changed", "completed"])
    }

    @Test("a key over marked text is what the keyboard expects")
    func keyOverMarked() {
        var driver = FieldDriver(3)
        driver.type("1")
        driver.apply(.mark("xy", selection: 2..<2))
        driver.apply(.insert("2"))
        #expect(driver.code == "12" && driver.announcement == .none)
    }

    @Test("marked text waits while the field takes no input")
    func heldComposition() {
        let inputs: [CodeFieldInput] = [
            .insert("3"), .paste("34"), .replace(0..<1, with: "9"), .mark("x", selection: 0..<1), .deleteBackward,
            .delete(.toStart), .restore("9"),
        ]
        for input in inputs {
            var driver = FieldDriver(4)
            driver.type("12")
            driver.apply(.mark("34", selection: 2..<2))
            driver.apply(.status(.verifying))
            driver.apply(input)
            #expect(driver.result == .held && driver.shown == "1234" && driver.field.editor.markedRange == 2..<4)
        }
    }

    @Test("a text that is too long to read is refused before the app prepares it")
    func tooLong() {
        let text = String(repeating: "1", count: 100_000)
        for input in [CodeFieldInput.insert(text), .paste(text), .replace(0..<1, with: text)] {
            var driver = FieldDriver(4), prepared = 0
            driver.type("12")
            _ = driver.heard()
            let outcome = driver.step(input) { text in
                prepared += 1
                return text
            }
            #expect(outcome.result == .invalid(.tooLong) && prepared == 0 && driver.code == "12")
        }
    }

    // MARK: - Numbers of any size

    @Test("no range traps", arguments: [false, true], ["", "12", "1234"])
    func anyRange(isSecure: Bool, code: String) {
        let ends = [Int.min, -1, 0, 1, 4, 64, Int.max]
        for lower in ends {
            for upper in ends where upper >= lower {
                for marked in ["", "ab"] {
                    var driver = FieldDriver(4) { $0.isSecure = isSecure }
                    driver.apply(.set(code))
                    if !marked.isEmpty { driver.apply(.mark(marked, selection: lower..<upper)) }
                    for input in [
                        CodeFieldInput.replace(lower..<upper, with: "9"), .select(lower..<upper), .tap(upper),
                    ] {
                        var copy = driver
                        copy.apply(input)
                        #expect(copy.field.editor.count <= 4)
                    }
                }
            }
        }
    }
}
