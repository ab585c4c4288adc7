import CodeInputCore
import Testing

/// The keyboard expects its own text in place of a range.
///
/// Anything else must be announced to it.
@Suite("What the text system believes")
struct SystemBeliefTests {
    private static let open: [(CodeFieldInput, CodeFieldOutcome.Announcement)] = [
        (.insert("3"), .none), (.insert("34"), .none), (.insert("x"), .text), (.insert("٣"), .text),
        (.insert("3 4"), .text), (.insert("34567"), .text), (.deleteBackward, .none), (.paste("34"), .text),
        (.paste("x"), .none), (.delete(.toStart), .text), (.delete(.toEnd), .none), (.select(0..<1), .none),
        (.select(1..<1), .selection), (.select(2..<2), .none), (.tap(0), .selection), (.tap(5), .none),
        (.move(.backward), .selection), (.move(.forward), .none), (.replace(0..<2, with: "9"), .none),
        (.replace(0..<1, with: "9"), .selection), (.replace(0..<2, with: "x"), .text),
        (.mark("ka", selection: 2..<2), .none), (.set("12"), .none), (.set("9"), .text), (.set("13"), .text),
        (.set("92"), .text), (.length(1), .text), (.length(2), .none), (.caretPolicy(.endOnly), .none),
        (.focus(false), .none), (.status(.rejected), .none), (.insert("\n"), .none), (.insert(""), .none),
    ]
    /// The system sees bullets.
    private static let secure: [(CodeFieldInput, CodeFieldOutcome.Announcement)] = [
        (.insert("3"), .none), (.insert("34"), .none), (.insert("x"), .text), (.insert("345"), .text),
        (.deleteBackward, .none), (.replace(0..<2, with: "9"), .none),
    ]
    private static let masked: [(CodeFieldInput, CodeFieldOutcome.Announcement)] = [
        (.insert("3"), .text), (.deleteBackward, .none),
    ]

    @Test(
        "is announced only where it is wrong",
        arguments: open.map { ($0, $1, false, CodeMasking?.none) } + secure.map { ($0, $1, true, nil) }
            + masked.map { ($0, $1, false, .immediate) })
    func announcements(
        input: CodeFieldInput, expected: CodeFieldOutcome.Announcement, isSecure: Bool, masking: CodeMasking?
    ) {
        var driver = FieldDriver(4, "12") { ($0.isSecure, $0.masking) = (isSecure, masking) }
        driver.apply(input)
        #expect(driver.announcement == expected)
    }

    @Test("has the longest code, in an open and in a secure field", arguments: [false, true])
    func longest(isSecure: Bool) {
        var driver = FieldDriver(64) { $0.isSecure = isSecure }
        driver.apply(.insert(String(repeating: "7", count: 64)))
        #expect(driver.field.editor.isFull && driver.announcement == .none)
    }

    static let composed = [
        FieldStory(
            "a paste that moves only the caret announces only the selection", "12",
            [.on(.tap(0)): "[1]2 →selection", .on(.paste("1")): "1[2] →selection"]),
        FieldStory(
            "a commit that the text system asked for is not announced", "",
            [
                .on(.mark("12", selection: 2..<2)): "{12|}",
                .on(.unmark()): "12|: insertion(0..<2), changed",
            ]),
        FieldStory(
            "any other commit is", "",
            [
                .on(.mark("12", selection: 2..<2)): "{12|}",
                .on(.unmark(isRequested: false)): "12| →text: insertion(0..<2), changed",
            ]),
        FieldStory(
            "a key over marked text is expected", "1",
            [.on(.mark("xy", selection: 2..<2)): "1{xy|}", .on(.insert("2")): "12|: insertion(1..<3), changed"]),
        FieldStory(
            "a deletion in marked text is expected", "1",
            [.on(.mark("xy", selection: 1..<1)): "1{x|y}", .on(.deleteBackward): "1{|y}"]),
        FieldStory(
            "it is announced if the character is a part of a longer one in a string", "1",
            [
                .on(.mark("\u{301}y", selection: 1..<1)): "1{\u{301}|y}",
                .on(.deleteBackward): "1{|y} →text",
            ]),
        FieldStory(
            "but not where the system sees bullets", "1", with: { $0.isSecure = true },
            [.on(.mark("\u{301}y", selection: 1..<1)): "1{\u{301}|y}", .on(.deleteBackward): "1{|y}"]),
        FieldStory(
            "an input method that empties its text ends the composition", "1",
            [.on(.mark("34", selection: 2..<2)): "1{34|}", .on(.mark("", selection: 0..<0)): "1|"]),
    ]

    @Test("follows a composition", arguments: composed) func composes(_ story: FieldStory) { story.check() }

    @Test("is wrong about a text that the app prepared, which is read as prepared")
    func prepared() {
        for input in [CodeFieldInput.insert("3"), .replace(2..<2, with: "3"), .paste("3")] {
            var driver = FieldDriver(4, "12")
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

    // MARK: - Comparing

    private static let codes = [
        "", "1", "2", "11", "12", "21", "22", "111", "112", "121", "122", "211", "212", "221", "222",
    ]

    private func editor(_ code: String) -> CodeEditor {
        var editor = CodeEditor(length: 3)
        editor.setCode(code)
        return editor
    }

    /// Whether every code is the shown text with a range replaced exactly if it is so as an array of characters.
    private func compare(_ before: CodeEditor, _ shown: [Character]) {
        let afters = Self.codes.map { (characters: Array($0), editor: editor($0)) }
        var wrong: [String] = []
        let ranges = (0...shown.count).flatMap { start in (start...shown.count).map { start..<$0 } } + [-5..<1, 1..<99]
        for range in ranges {
            for text in ["", "1", "2", "12", "212", "2121", "é"] {
                var expected = shown
                expected.replaceSubrange(range.clamped(to: 0..<shown.count), with: text)
                for after in afters
                where after.editor.shows(before, replacing: range, with: text) != (after.characters == expected) {
                    wrong.append("\(shown), \(range), \(text), \(after.characters)")
                }
            }
        }
        #expect(wrong == [])
    }

    @Test("is a code with a range replaced", arguments: codes)
    func code(_ code: String) { compare(editor(code), Array(code)) }

    @Test("is the shown text with a range replaced, during a composition", arguments: ["1", "21", "é2"])
    func composition(_ marked: String) {
        for range in [0..<1, 1..<2, 1..<3, 3..<3] {
            var editor = editor("121")
            editor.select(range)
            editor.setMarkedText(marked, selection: 0..<0)
            var shown = Array("121")
            shown.replaceSubrange(range, with: marked)
            compare(editor, shown)
        }
    }
}
