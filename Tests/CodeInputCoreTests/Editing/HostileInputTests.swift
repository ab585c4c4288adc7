import CodeInputCore
import Testing

@Suite("Hostile input") struct HostileInputTests {
    private static let bounds = [Int.min, Int.min + 1, -1, 0, 1, 2, 4, 5, 99, Int.max - 1, .max]
    private static let allRanges = bounds.flatMap { lower in bounds.filter { $0 >= lower }.map { lower..<$0 } }

    /// Editors without marked text, and with marked text that is shorter and longer than the cells it replaces.
    private static let editors = [nil, "x", "xyzxyz"].map { marked in
        var editor = CodeEditor("12345")
        editor.select(1..<4)
        if let marked { editor.setMarkedText(marked, selection: 0..<1) }
        return editor
    }

    @Test("a range does what its part inside the text does", arguments: allRanges) func anyRange(_ range: Range<Int>) {
        for editor in Self.editors {
            let inside = range.clamped(to: 0..<editor.shown.count)
            for text in ["9", "", "x", "Your code is 482910"] {
                var (first, second) = (editor, editor)
                #expect(first.replace(range, with: text) == second.replace(inside, with: text))
                #expect(first.state(isFocused: true) == second.state(isFocused: true))
                var (one, two) = (CodeField(editor), CodeField(editor))
                let told = one.apply(.replace(range, text), with: CodeField.Configuration()).announcement
                #expect(told == two.apply(.replace(inside, text), with: CodeField.Configuration()).announcement)
            }
            // It ends the composition, and the code that returns may be longer: five cells of six.
            var selecting = editor
            #expect(selecting.select(range).completed == false)
            let cell = range.clamped(to: 0..<5).lowerBound
            #expect(selecting.selection == cell..<min(max(range.upperBound, cell + 1), 5))
            #expect(editor.text(in: range) == editor.text(in: inside))
            for isSecure in [false, true] {
                let text = SystemText(editor, isHidden: isSecure)
                #expect(text.text(in: range) == text.text(in: inside))
                #expect(text.offset(ofCell: range.lowerBound) == text.offset(ofCell: inside.lowerBound))
                let cell = text.cell(atOffset: range.upperBound, snapsForward: false)
                #expect((cell == nil) == !(0...text.offset(ofCell: .max)).contains(range.upperBound))
            }
        }
    }

    @Test("a selection in marked text is clamped", arguments: allRanges) func markedSelection(_ range: Range<Int>) {
        let inside = range.clamped(to: 0..<3)
        for editor in Self.editors {
            var editor = editor
            editor.setMarkedText("abc", selection: range)
            #expect(editor.selection == inside.lowerBound + 1..<inside.upperBound + 1)
        }
        #expect(SystemText.characters(of: range, in: "abc") == inside)
    }

    @Test("any length is clamped", arguments: allRanges) func anyLength(_ range: Range<Int>) {
        let lengths = range.lowerBound...range.upperBound
        var editor = CodeEditor(length: lengths)
        editor.setLength(lengths)
        #expect(
            editor.lengthRange == lengths.clamped(to: 1...64)
                && CodeEditor(length: range.upperBound).lengthRange.count == 1)
    }

    private static let routes: [@Sendable (inout CodeEditor, String) -> CodeEdit] = [
        { $0.insert($1) }, { $0.replace(0..<1, with: $1) }, { $0.setCode($1) },
        {
            $0.setMarkedText("9", selection: 0..<0)
            return $0.insert($1)
        },
    ]

    @Test("a text of 65,536 bytes is read, and a longer one is too long, by every route", arguments: routes.indices)
    func longText(_ route: Int) {
        var editor = CodeEditor("12")
        let longest = String(repeating: "é", count: 32_768 - 6) + " code 482910"
        #expect(longest.utf8.count == 65_536)
        let edit = Self.routes[route](&editor, longest + ".")
        #expect(edit.invalidInput == .tooLong && editor.code == "12" && editor.markedRange == nil)
        #expect(Self.routes[route](&editor, longest).invalidInput == nil && editor.isFull)
    }

    @Test("marked text has 4,096 bytes at most, and a longer one leaves the earlier one") func longMarkedText() {
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
