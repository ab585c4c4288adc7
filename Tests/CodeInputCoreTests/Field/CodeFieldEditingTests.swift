import CodeInputCore
import Testing

@Suite("Edits of a field")
struct CodeFieldEditingTests {
    @Test("a code typed key by key completes once")
    func typing() {
        var driver = FieldDriver(3)
        driver.type("123")
        #expect(
            driver.heard() == ["pop(0..<1)", "changed", "pop(1..<2)", "changed", "pop(2..<3)", "changed", "completed"])
        driver.type("4")
        #expect(driver.heard() == ["refused(full)"])
        driver.apply(.deleteBackward)
        #expect(driver.heard() == ["changed"])
    }

    @Test("a code set by the app sends only a change")
    func byApp() {
        var driver = FieldDriver(3)
        driver.apply(.set("123"))
        #expect(driver.code == "123" && driver.heard() == ["changedByApp"] && driver.announcement == .text)
        driver.apply(.set("123"))
        #expect(driver.heard() == [] && driver.announcement == .none)
        driver.apply(.set("12x"))
        #expect(driver.code == "123" && driver.result == .refused(.notInAlphabet) && driver.heard() == [])
        driver.apply(.length(2))
        #expect(driver.code == "12" && driver.heard() == ["changedByApp"])
        driver.apply(.alphabet(CodeAlphabet("2")))
        #expect(driver.code == "2" && driver.heard() == ["changedByApp"])
    }

    @Test("a field that accepts no input holds edits by the user, but not by the app", arguments: [true, false])
    func held(isVerifying: Bool) {
        var driver = FieldDriver(4)
        driver.type("12")
        if isVerifying { driver.apply(.status(.verifying)) } else { driver.field.isEnabled = false }
        _ = driver.heard()
        let inputs: [CodeFieldInput] = [
            .insert("3"), .paste("34"), .replace(0..<1, with: "9"), .mark("x", selection: 0..<1), .deleteBackward,
            .delete(.toStart), .select(0..<1), .tap(0), .move(.backward),
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
            #expect(driver.heard().prefix(2) == ["pop(2..<3)", "changed"])
        }
    }

    @Test("a selection inside marked text stays inside it")
    func selectsMarked() {
        var driver = FieldDriver(6)
        driver.type("1")
        driver.apply(.mark("abc", selection: 3..<3))
        driver.apply(.select(2..<3))
        #expect(driver.field.editor.selection == 2..<3 && driver.field.editor.markedRange == 1..<4)
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
    }

    // MARK: - Announcements to the text system

    @Test(
        "only unexpected changes are announced to the text system",
        arguments: [
            (.insert("3"), .none), (.insert("34"), .none), (.insert("x"), .text), (.insert("٣"), .text),
            (.insert("3 4"), .text), (.insert("34567"), .text), (.insert("4", typed: "3"), .text),
            (.deleteBackward, .none), (.paste("34"), .text), (.paste("x"), .none), (.delete(.toStart), .text),
            (.delete(.toEnd), .none), (.select(0..<1), .none), (.select(1..<1), .selection), (.select(2..<2), .none),
            (.tap(0), .selection), (.tap(5), .none), (.move(.backward), .selection), (.move(.forward), .none),
            (.replace(0..<2, with: "9"), .none), (.replace(0..<1, with: "9"), .selection),
            (.replace(0..<2, with: "x"), .text), (.mark("ka", selection: 2..<2), .none), (.set("12"), .none),
            (.set("9"), .text), (.length(1), .text), (.length(2), .none), (.caretPolicy(.endOnly), .none),
            (.focus(false), .none), (.status(.rejected), .none), (.insert("\n"), .none), (.insert(""), .none),
        ] as [(CodeFieldInput, CodeFieldOutcome.Announcement)])
    func announcements(input: CodeFieldInput, expected: CodeFieldOutcome.Announcement) {
        var driver = FieldDriver(4)
        driver.type("12")
        #expect(driver.field.trying(input).outcome.announcement == expected)
        driver.apply(input)
        #expect(driver.announcement == expected)
    }

    @Test("a commit is announced unless the text system asked for it")
    func announcesCommit() {
        for (isRequested, expected) in [(true, CodeFieldOutcome.Announcement.none), (false, .text)] {
            var driver = FieldDriver(4)
            driver.apply(.mark("12", selection: 2..<2))
            driver.apply(.unmark(isRequested: isRequested))
            #expect(driver.code == "12" && driver.announcement == expected)
        }
    }

    @Test("an input method that empties its text ends the composition, also in a field without input")
    func emptied() {
        for status in [CodeStatus.editing, .verifying] {
            var driver = FieldDriver(4)
            driver.type("12")
            driver.apply(.mark("34", selection: 2..<2))
            driver.apply(.status(status))
            driver.apply(.mark("", selection: 0..<0))
            #expect(driver.field.editor.markedRange == nil && driver.code == "12")
            #expect(driver.announcement == (status == .editing ? .none : .text))
        }
    }

    @Test("only a key inserted as typed, and its deletion, need no trial")
    func trials() {
        var driver = FieldDriver(3)
        driver.type("12")
        #expect(!driver.field.needsTrial(.insert("3"), isWatched: true))
        #expect(!driver.field.needsTrial(.deleteBackward, isWatched: true))
        let others: [CodeFieldInput] = [
            .insert("x"), .insert("34"), .insert("٣"), .insert("4", typed: "3"), .paste("3"), .set("9"), .tap(0),
        ]
        for input in others {
            #expect(driver.field.needsTrial(input, isWatched: true), "\(input)")
            #expect(!driver.field.needsTrial(input, isWatched: false))
        }
        driver.apply(.status(.rejected))
        #expect(driver.field.needsTrial(.insert("3"), isWatched: true))
        driver.field.rules = [CommonPINRule()]
        #expect(driver.field.needsTrial(.complete(driver.token), isWatched: false))
    }

    // MARK: - Veto

    @Test("a trial describes the change, and a veto changes nothing")
    func veto() throws {
        var driver = FieldDriver(3)
        driver.type("12")
        _ = driver.heard()
        let trial = driver.field.trying(.insert("3"))
        let change = try #require(trial.change)
        #expect(change.current == "12" && change.proposed == "123" && change.changedCells == 2..<3)
        #expect(driver.code == "12")
        let outcome = driver.field.apply(driver.field.vetoing(trial))
        #expect(outcome.result == .vetoed && outcome.announcement == .text && outcome.effects.isEmpty)
        #expect(driver.code == "12")
        #expect(driver.field.apply(trial).result == .accepted && driver.code == "123")
    }

    @Test(
        "an edit that changes no code has no change to veto",
        arguments: [.insert("x"), .tap(0), .mark("k", selection: 0..<0)]
            as [CodeFieldInput])
    func asksNobody(input: CodeFieldInput) {
        var driver = FieldDriver(3)
        driver.type("12")
        #expect(driver.field.trying(input).change == nil)
    }

    @Test("a veto ends a composition, and the replaced characters return")
    func vetoOfComposition() {
        var driver = FieldDriver(4)
        driver.type("1234")
        driver.apply(.select(1..<3))
        driver.apply(.mark("9", selection: 1..<1))
        #expect(driver.code == "14")
        _ = driver.heard()
        driver.carryOut(driver.field.apply(driver.field.vetoing(driver.field.trying(.unmark()))))
        #expect(driver.code == "1234" && driver.heard() == ["changed"])
    }

    @Test("an outdated trial applies to the current field")
    func overtaken() {
        var driver = FieldDriver(3)
        driver.type("1")
        let trial = driver.field.trying(.insert("2"))
        driver.apply(.set("9"))
        driver.field.apply(trial)
        #expect(driver.code == "92")
        let other = driver.field.trying(.insert("3"))
        driver.field.isEnabled = false
        #expect(driver.field.apply(other).result == .held && driver.code == "92")
    }
}

extension FieldDriver {
    /// The token of the current code.
    var token: CodeToken {
        for case .changed(let token, _) in field.trying(.set(field.editor.isEmpty ? "1" : "")).outcome.effects {
            return token
        }
        preconditionFailure("a change has a token")
    }
}
