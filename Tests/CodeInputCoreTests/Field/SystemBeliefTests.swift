import Testing

@testable import CodeInputCore

/// The keyboard expects its own text in place of a range; anything else must be announced to it.
@Suite("What the text system believes") struct SystemBeliefTests {
    @Test(
        "is announced only where it is wrong",
        arguments: [
            (.none, [.insert("3"), .insert("34"), .deleteBackward, .paste("x"), .delete(.toEnd)], false, nil),
            (.none, [.select(0..<1), .select(2..<2), .tap(5), .move(.forward), .replace(0..<2, "9")], false, nil),
            (.none, [.mark("ka", 2..<2), .set("12"), .length(2), .caretPolicy(.endOnly), .focus(false)], false, nil),
            (.none, [.status(.rejected), .insert("\n"), .insert("")], false, nil),
            (.text, [.insert("x"), .insert("٣"), .insert("3 4"), .insert("34567"), .paste("34")], false, nil),
            (.text, [.delete(.toStart), .replace(0..<2, "x"), .set("9"), .set("13"), .set("92")], false, nil),
            (.text, [.length(1)], false, nil),
            (.selection, [.select(1..<1), .tap(0), .move(.backward), .replace(0..<1, "9")], false, nil),
            // The system sees bullets.
            (.none, [.insert("3"), .insert("34"), .deleteBackward, .replace(0..<2, "9")], true, nil),
            (.text, [.insert("x"), .insert("345")], true, nil),
            (.text, [.insert("3")], false, .immediate), (.none, [.deleteBackward], false, .immediate),
        ] as [(CodeFieldOutcome.Announcement, [CodeFieldInput], Bool, CodeMasking?)])
    func announcements(
        expected: CodeFieldOutcome.Announcement, inputs: [CodeFieldInput], isSecure: Bool, masking: CodeMasking?
    ) {
        for input in inputs {
            var driver = FieldDriver(4...4, "12") { ($0.isSecure, $0.masking) = (isSecure, masking) }
            driver.apply(input)
            #expect(driver.announcement == expected, "\(input)")
        }
    }

    @Test("has the longest code, open or secure", arguments: [false, true]) func longest(isSecure: Bool) {
        var driver = FieldDriver(64...64) { $0.isSecure = isSecure }
        driver.apply(.insert(String(repeating: "7", count: 64)))
        #expect(driver.field.editor.isFull && driver.announcement == .none)
    }

    static let composed = [
        FieldStory("a paste that moves only the caret announces only the selection", "12")
            .then([.tap(0): "[1]2 →selection", .paste("1"): "1[2] →selection"]),
        FieldStory("any other commit is", "")
            .then([.mark("12", 2..<2): "{12|}", .commit: "12| →text: insertion(0..<2), changed"]),
        FieldStory("it is announced if the character is a part of a longer one in a string", "1")
            .then([.mark("\u{301}y", 1..<1): "1{\u{301}|y}", .deleteBackward: "1{|y} →text"]),
        FieldStory("but not where the system sees bullets", "1", with: { $0.isSecure = true })
            .then([.mark("\u{301}y", 1..<1): "1{\u{301}|y}", .deleteBackward: "1{|y}"]),
        FieldStory("and so does text in place of the marked one", "")
            .then([.mark("12", 2..<2): "{12|}", .replace(0..<2, "34"): "34|: insertion(0..<2), changed"]),
        FieldStory("an input method that empties its text ends the composition", "1")
            .then([.mark("34", 2..<2): "1{34|}", .mark("", 0..<0): "1|"]),
    ]

    @Test("follows a composition", arguments: composed) func composes(_ story: FieldStory) { story.check() }

    @Test("has marked text of any length, and of characters of any length") func longMarkedText() {
        let (family, mothers) = ("👨‍👩‍👧‍👦", "👩‍👩‍👧‍👧")
        for (marked, rest) in [(String(repeating: "x", count: 70), 69), ("x" + family + mothers, 2)] {
            var driver = FieldDriver(4...4, "1")
            driver.apply(.mark(marked, 1..<1))
            #expect(driver.announcement == .none && driver.field.editor.markedRange?.count == rest + 1)
            driver.apply(.deleteBackward)
            #expect(driver.announcement == .none && driver.field.editor.markedRange?.count == rest)
        }
        let editors = [family, mothers, family].map { marked in
            var editor = CodeEditor()
            editor.setMarkedText(marked, selection: 0..<0)
            return editor
        }
        #expect(editors[0].shown.isEqual(to: editors[2].shown))
        #expect(!editors[0].shown.isEqual(to: editors[1].shown))
        var driver = FieldDriver(4...4)
        #expect([family, family, mothers].map { driver.step(.mark($0, 0..<0)).isChange } == [true, false, true])
    }

    @Test("is wrong about a text that the app prepared, which is read as prepared") func prepared() {
        for input in [CodeFieldInput.insert("3"), .replace(2..<2, "3"), .paste("3")] {
            var driver = FieldDriver(4...4, "12")
            let outcome = driver.step(input) { $0 == "3" ? "4" : $0 }
            #expect(driver.code == "124" && outcome.announcement == .text, "\(input)")
        }
        var driver = FieldDriver(4...4)
        driver.apply(.mark("3", 1..<1))
        #expect(driver.step(.tap(0)) { $0 + "4" }.announcement == .text && driver.code == "34")
        driver.step(.set("12")) { _ in "9" }
        #expect(driver.code == "12")
        #expect(driver.step(.insert("\n")) { _ in "9" }.effects.count == 2 && driver.code == "12")
    }
}
