import CodeInputCore
import Testing

@Suite("Hostile input") struct HostileInputTests {
    private static let bounds = [Int.min, Int.min + 1, -1, 0, 1, 2, 4, 5, 99, Int.max - 1, .max]
    private static let allRanges = bounds.flatMap { lower in bounds.filter { $0 >= lower }.map { lower..<$0 } }

    /// Editors without marked text, and with marked text that is shorter and longer than the cells it replaces.
    private static let editors = [nil, "x", "xyzxyz"].map { marked in
        var editor = CodeEditor()
        editor.insert("12345")
        editor.select(1..<4)
        if let marked { editor.setMarkedText(marked, selection: 0..<1) }
        return editor
    }

    private typealias Edit = @Sendable (inout CodeEditor, Range<Int>) -> CodeEdit

    private static let edits: [Edit] = [
        { $0.replace($1, with: "9") }, { $0.replace($1, with: "") }, { $0.replace($1, with: "x") },
        { $0.replace($1, with: "Your code is 482910") },
    ]

    @Test("a range of any bounds does what its part inside the shown text does", arguments: allRanges)
    func anyRange(_ range: Range<Int>) {
        for editor in Self.editors {
            let count = editor.shown.count
            let lower = min(max(range.lowerBound, 0), count)
            let inside = lower..<max(lower, min(range.upperBound, count))
            for edit in Self.edits {
                var (first, second) = (editor, editor)
                #expect(edit(&first, range) == edit(&second, inside))
                #expect(first.state(isFocused: true) == second.state(isFocused: true))
            }
            // It ends the composition, and the code that returns may be longer.
            var selecting = editor
            #expect(selecting.select(range).completed == false)
            #expect(selecting.selection == Self.selected(by: range))
            #expect(editor.text(in: range) == editor.text(in: inside))
            for text in ["", "9"] {
                var (first, second) = (CodeField(editor), CodeField(editor))
                let told = first.apply(.replace(range, text), with: CodeField.Configuration()).announcement
                #expect(told == second.apply(.replace(inside, text), with: CodeField.Configuration()).announcement)
            }
            for isSecure in [false, true] {
                let text = SystemText(editor, isHidden: isSecure)
                #expect(text.text(in: range) == text.text(in: inside))
                #expect(text.offset(ofCell: range.lowerBound) == text.offset(ofCell: lower))
                let cell = text.cell(atOffset: range.upperBound, snapsForward: false)
                #expect((cell == nil) == !(0...text.offset(ofCell: .max)).contains(range.upperBound))
            }
        }
    }

    /// The selection in five cells of six.
    private static func selected(by range: Range<Int>) -> Range<Int> {
        let lower = min(max(range.lowerBound, 0), 5)
        return lower..<min(max(range.upperBound, lower + 1), 5)
    }

    @Test("a selection of any bounds in marked text is clamped to it", arguments: allRanges)
    func markedSelection(_ range: Range<Int>) {
        let lower = min(max(range.lowerBound, 0), 3)
        let inside = lower..<max(lower, min(range.upperBound, 3))
        for editor in Self.editors {
            var editor = editor
            editor.setMarkedText("abc", selection: range)
            #expect(editor.selection == inside.lowerBound + 1..<inside.upperBound + 1)
        }
        #expect(SystemText.characters(of: range, in: "abc") == inside)
    }

    @Test("any length is clamped", arguments: allRanges) func anyLength(_ range: Range<Int>) {
        var editor = CodeEditor(length: range.lowerBound...range.upperBound)
        editor.setLength(range.lowerBound...range.upperBound)
        let lengths = min(max(range.lowerBound, 1), 64)...min(max(range.upperBound, 1), 64)
        #expect(editor.lengthRange == lengths && CodeEditor(length: range.upperBound).lengthRange.count == 1)
    }

    // MARK: - Long text

    private static let routes: [@Sendable (inout CodeEditor, String) -> CodeEdit] = [
        { $0.insert($1) }, { $0.replace(0..<1, with: $1) }, { $0.setCode($1) },
        {
            $0.setMarkedText("9", selection: 0..<0)
            return $0.insert($1)
        },
    ]

    @Test("a text of 65,536 bytes is read, and a longer one is too long, by every route", arguments: routes.indices)
    func longText(_ route: Int) {
        var editor = CodeEditor()
        editor.insert("12")
        let before = editor
        let longest = String(repeating: "é", count: 32_768 - 6) + " code 482910"
        #expect(longest.utf8.count == 65_536)
        let edit = Self.routes[route](&editor, longest + ".")
        #expect(edit.invalidInput == .tooLong && editor.code == before.code && editor.markedRange == nil)
        #expect(Self.routes[route](&editor, longest).invalidInput == nil && editor.isFull)
    }

    @Test("marked text has 4,096 bytes at most, and a longer one leaves the earlier one as it is")
    func longMarkedText() {
        var editor = CodeEditor()
        editor.setMarkedText("34", selection: 1..<2)
        let longest = String(repeating: "é", count: 2_048 - 6) + " code 482910"
        #expect(longest.utf8.count == 4_096)
        let edit = editor.setMarkedText(longest + ".", selection: 0..<0)
        #expect(edit.invalidInput == .tooLong && !edit.changesCode && edit.changedCells.isEmpty)
        #expect(editor.text(in: 0..<9) == "34" && editor.selection == 1..<2)
        #expect(SystemText.characters(of: 0..<9, in: longest + ".").isEmpty)
        #expect(editor.setMarkedText(longest, selection: 0..<0).invalidInput == nil)
        #expect(SystemText.characters(of: 0..<9, in: longest) == 0..<9)
        #expect(editor.unmarkText().completed && editor.code == "482910")
    }

    @Test("one character of any length is refused, and counted no further than the limit") func longCharacter() {
        var editor = CodeEditor()
        let long = "1" + String(repeating: "\u{301}", count: 40_000)
        #expect(editor.insert("1" + String(repeating: "\u{301}", count: 100)).invalidInput == .notInAlphabet)
        #expect(editor.insert(long).invalidInput == .tooLong && editor.isEmpty)
        for input in [CodeFieldInput.insert(long), .replace(0..<0, long), .mark(long, 0..<0)] {
            var field = CodeField(editor)
            #expect(field.apply(input, with: CodeField.Configuration()).announcement == .text)
        }
        #expect(SystemText.characters(of: 0..<9, in: long).isEmpty)
    }
}
