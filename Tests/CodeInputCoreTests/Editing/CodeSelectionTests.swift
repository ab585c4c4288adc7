import CodeInputCore
import Testing

@Suite("The caret")
struct CodeSelectionTests {
    private func editor(_ code: String, length: Int = 6) -> CodeEditor {
        var editor = CodeEditor(length: length)
        editor.setCode(code)
        return editor
    }

    @Test("between cells selects the cell to its right", arguments: 0...5)
    func betweenCells(_ offset: Int) {
        var editor = editor("12345")
        editor.select(offset..<offset)
        #expect(editor.selection == (offset < 5 ? offset..<(offset + 1) : 5..<5))
    }

    @Test("is clamped to the code")
    func clamping() {
        var editor = editor("123")
        editor.select(-4..<2)
        #expect(editor.selection == 0..<2)
        editor.select(2..<99)
        #expect(editor.selection == 2..<3)
        editor.select(50..<60)
        #expect(editor.selection == 3..<3)
    }

    @Test("moves left over the cells and back to the end")
    func walking() {
        var editor = editor("123")
        var seen: [Range<Int>] = []
        for movement in [
            CodeMovement.backward, .backward, .backward, .backward, .forward, .forward, .forward, .forward,
        ] {
            editor.moveSelection(movement)
            seen.append(editor.selection)
        }
        #expect(seen == [2..<3, 1..<2, 0..<1, 0..<1, 1..<2, 2..<3, 3..<3, 3..<3])
    }

    @Test("stays on the last cell of a full field")
    func fullField() {
        var editor = editor("123456")
        editor.moveSelection(.forward)
        #expect(editor.selection == 6..<6)
        editor.moveSelection(.backward)
        #expect(editor.selection == 5..<6)
        editor.moveSelection(.forward)
        #expect(editor.selection == 5..<6)
        editor.moveSelection(.toEnd)
        #expect(editor.selection == 6..<6)
        editor.moveSelection(.toStart)
        #expect(editor.selection == 0..<1)
    }

    @Test("extends and shrinks a selection")
    func extending() {
        var editor = editor("123456")
        editor.select(2..<3)
        editor.moveSelection(.forward, extending: true)
        #expect(editor.selection == 2..<4)
        editor.moveSelection(.backward, extending: true)
        editor.moveSelection(.backward, extending: true)
        #expect(editor.selection == 1..<3)
        editor.moveSelection(.toStart, extending: true)
        #expect(editor.selection == 0..<3)
        editor.moveSelection(.toEnd, extending: true)
        #expect(editor.selection == 2..<6)
        editor.moveSelection(.backward)
        #expect(editor.selection == 2..<3)
        editor.select(4..<4)
        editor.select(6..<6)
        editor.moveSelection(.backward, extending: true)
        editor.moveSelection(.backward, extending: true)
        #expect(editor.selection == 4..<6)
        editor.moveSelection(.forward, extending: true)
        editor.moveSelection(.forward, extending: true)
        #expect(editor.selection == 6..<6)
    }

    @Test("extended past an end turns back at once")
    func extendingPastTheEnds() {
        var editor = editor("123456")
        editor.select(4..<5)
        for _ in 0..<3 { editor.moveSelection(.forward, extending: true) }
        #expect(editor.selection == 4..<6)
        editor.moveSelection(.backward, extending: true)
        #expect(editor.selection == 4..<5)
        editor.select(1..<2)
        for _ in 0..<3 { editor.moveSelection(.backward, extending: true) }
        #expect(editor.selection == 0..<2)
        editor.moveSelection(.forward, extending: true)
        #expect(editor.selection == 1..<2)
    }

    @Test("keeps the ends of an extended selection through a composition that comes to nothing")
    func extendedThroughComposition() {
        var editor = editor("123456")
        editor.select(2..<3)
        for _ in 0..<2 { editor.moveSelection(.backward, extending: true) }
        editor.setMarkedText("x", selection: 1..<1)
        #expect(editor.unmarkText().invalidInput == .notInAlphabet && editor.selection == 0..<3)
        editor.moveSelection(.forward, extending: true)
        #expect(editor.selection == 1..<3)
    }

    @Test("keeps the ends of an extended selection through a setting that changes nothing")
    func extendedThroughSettings() {
        for set in [{ $0.setLength(6...6) }, { $0.setCode("x") }, { $0.setAlphabet(.digits) }]
            as [(inout CodeEditor) -> CodeEdit]
        {
            var editor = editor("123456")
            editor.select(2..<3)
            for _ in 0..<2 { editor.moveSelection(.backward, extending: true) }
            #expect(!set(&editor).changesCode && editor.selection == 0..<3)
            editor.moveSelection(.forward, extending: true)
            #expect(editor.selection == 1..<3)
        }
    }

    @Test("collapses a range to its ends")
    func collapsing() {
        var editor = editor("12345")
        editor.select(1..<4)
        editor.moveSelection(.forward)
        #expect(editor.selection == 4..<5)
        editor.select(1..<4)
        editor.moveSelection(.backward)
        #expect(editor.selection == 1..<2)
    }

    @Test("does not move in an empty field", arguments: CodeMovement.allCases, [true, false])
    func emptyField(_ movement: CodeMovement, _ extending: Bool) {
        var editor = CodeEditor()
        editor.moveSelection(movement, extending: extending)
        #expect(editor.selection == 0..<0)
    }

    @Test("stays at the end if the caret policy says so")
    func endOnly() {
        var editor = editor("1234")
        editor.select(1..<3)
        editor.caretPolicy = .endOnly
        #expect(editor.selection == 4..<4)
        editor.select(1..<2)
        editor.moveSelection(.backward)
        editor.moveSelection(.toStart, extending: true)
        #expect(editor.selection == 4..<4)
        editor.deleteBackward()
        #expect(editor.code == "123" && editor.selection == 3..<3)
        editor.replace(0..<1, with: "9")
        #expect(editor.code == "923" && editor.selection == 3..<3)
    }

    @Test("works in a field of one cell")
    func oneCell() {
        var editor = editor("7", length: 1)
        editor.moveSelection(.backward)
        #expect(editor.selection == 0..<1)
        #expect(editor.insert("8").completed)
        #expect(editor.code == "8" && editor.selection == 1..<1)
        editor.moveSelection(.backward)
        editor.deleteBackward()
        #expect(editor.isEmpty && editor.selection == 0..<0)
    }
}
