import CodeInputCore
import Testing

@Suite("Marked text")
struct MarkedTextTests {
    private func editor(_ code: String, length: Int = 6) -> CodeEditor {
        var editor = CodeEditor(length: length)
        editor.setCode(code)
        return editor
    }

    @Test("is shown, but is not part of the code, and completes nothing")
    func composing() {
        var editor = editor("12")
        let edit = editor.setMarkedText("3456", selection: 4..<4)
        #expect(editor.code == "12" && editor.count == 2 && !edit.completed && !edit.changesCode)
        #expect(editor.markedRange == 2..<6 && editor.selection == 6..<6 && edit.changedCells == 2..<6)
        #expect(editor.state().cells.map(\.isMarked) == [false, false, true, true, true, true])
        #expect(editor.text(in: 0..<99) == "123456")
        #expect(editor.unmarkText().completed)
        #expect(editor.code == "123456" && editor.markedRange == nil)
    }

    @Test("keeps its whole text even if the cells can't show it")
    func longText() {
        var editor = editor("1234")
        editor.setMarkedText("ni hao", selection: 6..<6)
        #expect(editor.markedRange == 4..<10)
        #expect(editor.text(in: 4..<10) == "ni hao")
        #expect(editor.state().cells.count == 6)
        let edit = editor.unmarkText()
        #expect(edit.invalidInput == .notInAlphabet && edit.changedCells == 4..<6)
        #expect(editor.code == "1234" && editor.selection == 4..<4)
    }

    @Test("replaces the marked range or the selection, which returns if the text is refused")
    func replacing() {
        var editor = editor("1234")
        editor.select(1..<2)
        #expect(editor.setMarkedText("n", selection: 1..<1).changesCode)
        #expect(editor.code == "134" && editor.text(in: 0..<9) == "1n34")
        editor.setMarkedText("ni", selection: 0..<1)
        #expect(editor.markedRange == 1..<3 && editor.selection == 1..<2)
        #expect(editor.text(in: 0..<9) == "1ni34")
        #expect(editor.unmarkText().invalidInput == .notInAlphabet)
        #expect(editor.code == "1234")
        editor.select(1..<2)
        editor.setMarkedText("９", selection: 1..<1)
        #expect(editor.unmarkText().invalidInput == nil)
        #expect(editor.code == "1934" && editor.selection == 2..<3)
    }

    @Test("ends when it is emptied, and the characters it replaced are deleted")
    func emptied() {
        var editor = editor("1234")
        editor.select(1..<2)
        editor.setMarkedText("n", selection: 1..<1)
        editor.setMarkedText("", selection: 0..<0)
        #expect(editor.markedRange == nil && editor.code == "134")
        #expect(editor.setMarkedText("", selection: 0..<0).invalidInput == nil)
        #expect(editor.unmarkText().changedCells.isEmpty)
    }

    @Test("has its own selection, which changes nothing when it moves")
    func selecting() {
        var editor = editor("12")
        #expect(editor.selectMarkedText(0..<1).changedCells.isEmpty && editor.selection == 2..<2)
        editor.setMarkedText("abc", selection: 3..<3)
        let edit = editor.selectMarkedText(1..<2)
        #expect(editor.selection == 3..<4 && editor.text(in: 0..<9) == "12abc")
        #expect(edit.changedCells.isEmpty && !edit.changesCode && edit.invalidInput == nil && !edit.completed)
        editor.selectMarkedText(-7..<Int.max)
        #expect(editor.selection == 2..<5)
        editor.selectMarkedText(9..<12)
        #expect(editor.selection == 5..<5)
        editor.deleteBackward()
        #expect(editor.text(in: 0..<9) == "12ab")
    }

    @Test("is counted again when a deletion merges two characters")
    func merging() {
        var editor = editor("12")
        editor.setMarkedText("e-\u{301}👩\u{200D}🚀", selection: 2..<2)
        #expect(editor.markedRange == 2..<5)
        editor.selectMarkedText(1..<2)
        editor.deleteBackward()
        #expect(editor.text(in: 2..<9) == "e👩\u{200D}🚀" && editor.markedRange == 2..<4)
        editor.setMarkedText("e👩", selection: 1..<1)
        editor.setMarkedText("🇩-🇪", selection: 1..<2)
        editor.deleteBackward()
        #expect(editor.text(in: 2..<9) == "🇩🇪" && editor.markedRange == 2..<3 && editor.shownCount == 3)
    }

    @Test("can be read in every range of the shown text", arguments: ["n", "ni hao", "٣４e\u{301}", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "\r\n1"])
    func parts(_ marked: String) {
        var editor = editor("1234")
        editor.select(1..<3)
        editor.setMarkedText(marked, selection: 0..<0)
        let shown = Array("1" + marked + "4")
        #expect(editor.shownCount == shown.count)
        for start in 0...shown.count {
            for end in start...shown.count { #expect(editor.text(in: start..<end) == String(shown[start..<end])) }
        }
        #expect(
            Array(editor.state().cells.prefix(shown.count).map(\.content)) == shown.prefix(6).map { .character($0) })
    }

    @Test("is replaced by inserted text")
    func insertion() {
        var editor = editor("12")
        editor.setMarkedText("san", selection: 3..<3)
        editor.insert("3")
        #expect(editor.code == "123" && editor.markedRange == nil)
        editor.setMarkedText("x", selection: 1..<1)
        let edit = editor.insert("y")
        #expect(edit.invalidInput == .notInAlphabet && edit.changedCells == 3..<4)
        #expect(editor.code == "123" && editor.markedRange == nil)
    }

    @Test("loses one character at a time to deletion")
    func deletion() {
        var editor = editor("12")
        editor.setMarkedText("abc", selection: 2..<2)
        editor.deleteBackward()
        #expect(editor.text(in: 2..<9) == "ac" && editor.selection == 3..<3)
        editor.deleteForward()
        #expect(editor.text(in: 2..<9) == "a")
        editor.deleteBackward()
        #expect(editor.markedRange == nil && editor.code == "12")
        editor.setMarkedText("abc", selection: 3..<3)
        #expect(editor.deleteToEnd().invalidInput == .nothingToDelete)
        editor.setMarkedText("abc", selection: 0..<0)
        #expect(editor.deleteToStart().invalidInput == .nothingToDelete)
        editor.setMarkedText("abc", selection: 2..<2)
        editor.deleteToStart()
        #expect(editor.text(in: 2..<9) == "c")
        editor.setMarkedText("abc", selection: 1..<2)
        editor.deleteToStart()
        #expect(editor.text(in: 2..<9) == "ac")
        editor.setMarkedText("abc", selection: 0..<1)
        editor.deleteToEnd()
        #expect(editor.text(in: 2..<9) == "bc")
        editor.deleteToEnd()
        #expect(editor.markedRange == nil)
    }

    @Test("over a cell of a full code completes it again, even with the same character")
    func committingTheSame() {
        for commit in [{ $0.unmarkText() }, { $0.insert("3") }, { $0.replace(2..<3, with: "3") }]
            as [(inout CodeEditor) -> CodeEdit]
        {
            var editor = editor("123456")
            editor.select(2..<3)
            #expect(editor.setMarkedText("3", selection: 1..<1).changesCode && editor.code == "12456")
            let edit = commit(&editor)
            #expect(edit.changesCode && edit.completed && editor.code == "123456")
        }
    }

    @Test("changes no code when it ends together with the cells it replaced")
    func deletingTheMarked() {
        for delete in [
            { $0.setMarkedText("", selection: 0..<0) }, { $0.deleteBackward() }, { $0.replace(2..<3, with: "") },
        ]
            as [(inout CodeEditor) -> CodeEdit]
        {
            var editor = editor("123456")
            editor.select(2..<3)
            editor.setMarkedText("n", selection: 1..<1)
            let edit = delete(&editor)
            #expect(!edit.changesCode && !edit.completed && edit.changedCells == 2..<6)
            #expect(editor.code == "12456" && editor.markedRange == nil)
        }
    }

    @Test("changes the code when the first character is another, though the code has as many as before")
    func replacingFirst() {
        var editor = editor("12")
        editor.select(0..<1)
        editor.setMarkedText("n", selection: 1..<1)
        #expect(editor.replace(0..<2, with: "7").changesCode && editor.code == "7")
    }

    @Test("continues when a character next to it is deleted")
    func deletionBeside() {
        var editor = editor("1234")
        editor.select(1..<3)
        editor.setMarkedText("abc", selection: 0..<0)
        let before = editor.deleteBackward()
        #expect(before.changesCode && before.changedCells == 0..<5 && before.invalidInput == nil)
        #expect(editor.code == "4" && editor.text(in: 0..<9) == "abc4")
        #expect(editor.markedRange == 0..<3 && editor.selection == 0..<0)
        #expect(editor.deleteBackward().invalidInput == .nothingToDelete)
        editor.setMarkedText("abc", selection: 3..<3)
        let after = editor.deleteForward()
        #expect(after.changesCode && after.changedCells == 3..<4)
        #expect(editor.code == "" && editor.text(in: 0..<9) == "abc" && editor.selection == 3..<3)
        #expect(editor.deleteForward().invalidInput == .nothingToDelete)
        #expect(editor.unmarkText().invalidInput == .notInAlphabet)
        #expect(editor.code == "23" && editor.state().cells.count(where: \.isFilled) == 2)
        #expect(editor.selection == 0..<2)
    }

    @Test("changes every cell behind a character that is deleted before it, up to the last")
    func deletionBeforeInFullField() {
        var editor = editor("123456")
        editor.select(1..<3)
        editor.setMarkedText("ab", selection: 0..<0)
        #expect(editor.deleteBackward().changedCells == 0..<6 && editor.text(in: 0..<9) == "ab456")
    }

    @Test("is committed before the caret moves, and dropped when the app sets the code")
    func otherEdits() {
        var editor = editor("12")
        editor.setMarkedText("3", selection: 1..<1)
        editor.moveSelection(.backward)
        #expect(editor.code == "123" && editor.selection == 2..<3)
        editor.select(3..<3)
        editor.setMarkedText("4", selection: 1..<1)
        editor.select(0..<1)
        #expect(editor.code == "1234" && editor.selection == 0..<1)
        editor.setMarkedText("z", selection: 1..<1)
        editor.setCode("9")
        #expect(editor.code == "9" && editor.markedRange == nil)
        editor.setMarkedText("z", selection: 1..<1)
        editor.setLength(4...4)
        #expect(editor.code == "9" && editor.markedRange == nil && editor.length == 4)
    }

    @Test("allows replacing a range of the shown text in the code")
    func replacingShownRange() {
        var editor = editor("1234")
        editor.select(1..<2)
        editor.setMarkedText("abc", selection: 3..<3)
        #expect(editor.text(in: 0..<9) == "1abc34")
        editor.replace(4..<5, with: "9")
        #expect(editor.code == "1294")
        editor.setMarkedText("abc", selection: 0..<0)
        editor.replace(3..<6, with: "56")
        #expect(editor.code == "12956")
    }

    @Test("leaves the caret at the end if a policy that was set meanwhile wants it there")
    func caretPolicy() {
        let endings: [(inout CodeEditor) -> Void] = [
            { #expect($0.unmarkText().invalidInput == .notInAlphabet) }, { $0.setLength(6...6) }, { $0.select(0..<1) },
            { #expect($0.insert("y").invalidInput == .notInAlphabet) }, { $0.replace(1..<2, with: "z") },
            { $0.setCode("1234") }, { $0.moveSelection(.toStart) },
        ]
        for end in endings {
            var editor = editor("1234")
            editor.select(1..<2)
            editor.setMarkedText("x", selection: 1..<1)
            editor.caretPolicy = .endOnly
            #expect(editor.markedRange == 1..<2 && editor.selection == 2..<2)
            end(&editor)
            #expect(editor.code == "1234" && editor.markedRange == nil && editor.selection == 4..<4)
        }
    }

    @Test("replaces its cells when committed, whatever the caret policy became and the app tried to set")
    func committingAfterPolicy() {
        var editor = editor("1234")
        editor.select(1..<2)
        editor.setMarkedText("9", selection: 1..<1)
        editor.caretPolicy = .endOnly
        #expect(editor.setCode("x").invalidInput == .notInAlphabet)
        editor.unmarkText()
        #expect(editor.code == "1934" && editor.selection == 4..<4)
        editor.caretPolicy = .cells
        editor.select(2..<3)
        editor.setMarkedText("7", selection: 0..<0)
        editor.caretPolicy = .endOnly
        editor.deleteBackward()
        #expect(editor.code == "14" && editor.markedRange == 1..<2)
        editor.setMarkedText("8", selection: 0..<0)
        #expect(editor.code == "14" && editor.markedRange == 1..<2)
        editor.unmarkText()
        #expect(editor.code == "184")
    }

    @Test("counts characters, even next to emoji and combining marks")
    func graphemes() {
        var editor = CodeEditor(length: 6, alphabet: CodeAlphabet("🍎1"))
        editor.insert("🍎")
        editor.setMarkedText("e\u{301}👨‍👩‍👧‍👦", selection: 2..<9)
        #expect(editor.markedRange == 1..<3 && editor.selection == 3..<3)
        #expect(editor.text(in: 0..<3) == "🍎e\u{301}👨‍👩‍👧‍👦")
    }
}
