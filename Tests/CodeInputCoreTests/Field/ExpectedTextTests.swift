import CodeInputCore
import Testing

/// The keyboard expects its own text in place of a range.
///
/// Anything else must be announced to it.
@Suite("The text that the keyboard expects")
struct ExpectedTextTests {
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
                let lower = min(max(range.lowerBound, 0), shown.count), upper = min(range.upperBound, shown.count)
                var expected = shown
                expected.replaceSubrange(lower..<max(lower, upper), with: text)
                for after in afters
                where after.editor.shows(before, replacing: range, with: text) != (after.characters == expected) {
                    wrong.append("\(shown), \(range), \(text), \(after.characters)")
                }
            }
        }
        #expect(wrong == [])
    }

    @Test("is a code with a range replaced", arguments: codes)
    func code(_ code: String) {
        compare(editor(code), Array(code))
    }

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
