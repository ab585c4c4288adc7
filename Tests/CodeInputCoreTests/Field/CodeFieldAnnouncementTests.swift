import CodeInputCore
import Testing

@Suite("Announcements to the text system")
struct CodeFieldAnnouncementTests {
    @Test(
        "only unexpected changes are announced to the text system",
        arguments: [
            (.insert("3"), .none), (.insert("34"), .none), (.insert("x"), .text), (.insert("٣"), .text),
            (.insert("3 4"), .text), (.insert("34567"), .text),
            (.deleteBackward, .none), (.paste("34"), .text), (.paste("x"), .none), (.delete(.toStart), .text),
            (.delete(.toEnd), .none), (.select(0..<1), .none), (.select(1..<1), .selection), (.select(2..<2), .none),
            (.tap(0), .selection), (.tap(5), .none), (.move(.backward), .selection), (.move(.forward), .none),
            (.replace(0..<2, with: "9"), .none), (.replace(0..<1, with: "9"), .selection),
            (.replace(0..<2, with: "x"), .text), (.mark("ka", selection: 2..<2), .none), (.set("12"), .none),
            (.set("9"), .text), (.set("13"), .text), (.set("92"), .text), (.length(1), .text), (.length(2), .none),
            (.caretPolicy(.endOnly), .none),
            (.focus(false), .none), (.status(.rejected), .none), (.insert("\n"), .none), (.insert(""), .none),
        ] as [(CodeFieldInput, CodeFieldOutcome.Announcement)])
    func announcements(input: CodeFieldInput, expected: CodeFieldOutcome.Announcement) {
        var driver = FieldDriver(4)
        driver.type("12")
        driver.apply(input)
        #expect(driver.announcement == expected)
    }

    @Test(
        "a keyboard that sees bullets expects its own text in a secure field only, and its deletions in any",
        arguments: [
            (.insert("3"), true, .none), (.insert("34"), true, .none), (.insert("٣"), true, .none),
            (.insert("x"), true, .text),
            (.insert("345"), true, .text), (.deleteBackward, true, .none), (.replace(0..<2, with: "9"), true, .none),
            (.insert("3"), false, .text), (.deleteBackward, false, .none),
        ] as [(CodeFieldInput, Bool, CodeFieldOutcome.Announcement)])
    func hidden(input: CodeFieldInput, isSecure: Bool, expected: CodeFieldOutcome.Announcement) {
        var driver = FieldDriver(4) {
            $0.isSecure = isSecure
            $0.masking = .immediate
        }
        driver.type("12")
        driver.apply(input)
        #expect(driver.announcement == expected)
    }

    @Test(
        "the longest code is what the keyboard expects of it, in an open and in a secure field",
        arguments: [false, true])
    func longest(isSecure: Bool) {
        var driver = FieldDriver(64) { $0.isSecure = isSecure }
        driver.apply(.insert(String(repeating: "7", count: 64)))
        #expect(driver.field.editor.isFull && driver.announcement == .none)
    }

    @Test("a paste that moves only the caret announces only the selection")
    func announcesCaret() {
        var driver = FieldDriver(4)
        driver.type("12")
        driver.apply(.tap(0))
        driver.apply(.paste("1"))
        #expect(driver.code == "12" && driver.field.editor.selection == 1..<2 && driver.announcement == .selection)
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

    @Test("a deletion in marked text is announced if the character is a part of a longer one in a string")
    func mergedDeletion() {
        for (marked, isSecure, expected) in [
            ("x", false, CodeFieldOutcome.Announcement.none), ("\u{301}", false, .text), ("\u{301}", true, .none),
        ] {
            var driver = FieldDriver(4) { $0.isSecure = isSecure }
            driver.type("1")
            driver.apply(.mark(marked + "y", selection: 1..<1))
            driver.apply(.deleteBackward)
            #expect(driver.announcement == expected && driver.field.editor.markedRange == 1..<2)
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

    @Test("a text that the app prepared is announced, and read as prepared")
    func prepared() {
        for input in [CodeFieldInput.insert("3"), .replace(2..<2, with: "3"), .paste("3")] {
            var driver = FieldDriver(4)
            driver.type("12")
            let outcome = driver.step(input) { $0 == "3" ? "4" : $0 }
            #expect(driver.code == "124" && outcome.announcement == .text, "\(input)")
        }
        var driver = FieldDriver(4)
        driver.apply(.mark("3", selection: 1..<1))
        #expect(driver.step(.tap(0)) { $0 + "4" }.announcement == .text && driver.code == "34")
        driver.step(.set("12")) { _ in "9" }
        #expect(driver.code == "12")
        #expect(driver.step(.insert("\n")) { _ in "9" }.effects.count == 2 && driver.code == "12")
    }
}
