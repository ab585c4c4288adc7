import CodeInputCore
import Testing

@Suite("The editor")
struct CodeEditorTests {
    private func editor(_ code: String, length: Int = 6) -> CodeEditor {
        var editor = CodeEditor(length: length)
        editor.setCode(code)
        return editor
    }

    @Test(
        "clamps its length to 1...64",
        arguments: [(-1, 1), (0, 1), (1, 1), (6, 6), (64, 64), (65, 64), (.max, 64), (.min, 1)])
    func length(_ asked: Int, _ got: Int) {
        #expect(CodeEditor(length: asked).length == got)
        var editor = CodeEditor()
        editor.setLength(asked...asked)
        #expect(editor.length == got)
    }

    @Test("takes keys one by one and completes once", arguments: [1, 6, 64])
    func typing(_ length: Int) {
        var editor = CodeEditor(length: length)
        var completions = 0
        for index in 0..<length {
            #expect(editor.selection == index..<index)
            let edit = editor.insert(String(index % 10))
            #expect(edit.changedCells == index..<(index + 1))
            #expect(edit.changesCode)
            if edit.completed { completions += 1 }
        }
        #expect(completions == 1 && editor.isFull && editor.count == length)
        #expect(editor.insert("0").invalidInput == .full)
        #expect(editor.code == String((0..<length).map { Character(String($0 % 10)) }))
    }

    @Test("replaces the last cell if the overflow policy says so")
    func replaceLast() {
        var editor = editor("123456")
        editor.overflow = .replaceLast
        let edit = editor.insert("7")
        #expect(editor.code == "123457" && edit.completed && edit.changedCells == 5..<6)
        #expect(editor.insert("7").completed == false)
        #expect(editor.insert("\u{2068}8\u{2069}").completed)
        #expect(editor.code == "123458")
        #expect(editor.insert("89").invalidInput == .full)
        #expect(editor.insert("x").invalidInput == .notInAlphabet)
    }

    @Test("typing over a selected cell moves on to the next")
    func typingOver() {
        var editor = editor("123456")
        editor.select(2..<3)
        let edit = editor.insert("9")
        #expect(editor.code == "129456" && edit.completed && edit.changedCells == 2..<3)
        #expect(editor.selection == 3..<4)
        #expect(editor.insert("4").completed == false)
        #expect(editor.selection == 4..<5)
        editor.select(5..<6)
        editor.insert("0")
        #expect(editor.code == "129450" && editor.selection == 6..<6)
    }

    @Test("typing over a range replaces it")
    func typingOverRange() {
        var editor = editor("123456")
        editor.select(1..<4)
        let edit = editor.insert("9")
        #expect(editor.code == "1956" && editor.selection == 2..<3)
        #expect(edit.changedCells == 1..<6 && !edit.completed)
    }

    @Test("deletes backward from the end")
    func deleteBackward() {
        var editor = editor("12")
        #expect(editor.deleteBackward().changedCells == 1..<2)
        #expect(editor.deleteBackward().changedCells == 0..<1)
        #expect(editor.isEmpty && editor.selection == 0..<0)
        #expect(editor.deleteBackward().invalidInput == .nothingToDelete)
        #expect(editor.deleteForward().invalidInput == .nothingToDelete)
        #expect(editor.deleteToStart().invalidInput == .nothingToDelete)
        #expect(editor.deleteToEnd().invalidInput == .nothingToDelete)
    }

    @Test("deleting a selected cell selects its left neighbor")
    func walkingLeft() {
        var editor = editor("123456")
        editor.select(3..<4)
        let edit = editor.deleteBackward()
        #expect(editor.code == "12356" && editor.selection == 2..<3 && edit.changedCells == 3..<6)
        editor.deleteBackward()
        #expect(editor.code == "1256" && editor.selection == 1..<2)
        editor.deleteBackward()
        editor.deleteBackward()
        #expect(editor.code == "56" && editor.selection == 0..<1)
    }

    @Test("deletes forward and keeps the caret")
    func deleteForward() {
        var editor = editor("1234")
        editor.select(1..<2)
        editor.deleteForward()
        #expect(editor.code == "134" && editor.selection == 1..<2)
        editor.deleteForward()
        editor.deleteForward()
        #expect(editor.code == "1" && editor.selection == 1..<1)
        #expect(editor.deleteForward().invalidInput == .nothingToDelete)
    }

    @Test("deletes a selected range in both directions")
    func deleteRange() {
        for delete in [{ $0.deleteBackward() }, { $0.deleteForward() }] as [@Sendable (inout CodeEditor) -> CodeEdit] {
            var editor = editor("12345")
            editor.select(1..<3)
            #expect(delete(&editor).invalidInput == nil)
            #expect(editor.code == "145" && editor.selection == 1..<2)
        }
    }

    @Test("word and line deletion reach the start or the end, or delete the selection")
    func deleteToEnds() {
        var editor = editor("12345")
        editor.select(2..<3)
        editor.deleteToEnd()
        #expect(editor.code == "1245" && editor.selection == 2..<3)
        editor.deleteToStart()
        #expect(editor.code == "125" && editor.selection == 2..<3)
        editor.select(3..<3)
        #expect(editor.deleteToEnd().invalidInput == .nothingToDelete)
        editor.deleteToStart()
        #expect(editor.isEmpty)
    }

    @Test("reports exactly the changed cells")
    func changedCells() {
        var editor = editor("111111")
        editor.select(0..<1)
        #expect(editor.deleteForward().changedCells == 5..<6)
        editor.setCode("123456")
        #expect(editor.setCode("123956").changedCells == 3..<4)
        #expect(editor.replace(0..<6, with: "113956").changedCells == 1..<2)
    }

    @Test("a code set by the app replaces everything and completes nothing, and the same code changes nothing")
    func setCode() {
        var editor = editor("12")
        let edit = editor.setCode("123456")
        #expect(editor.code == "123456" && !edit.completed && edit.changesCode && edit.changedCells == 2..<6)
        editor.select(1..<2)
        let same = editor.setCode("123456")
        #expect(!same.changesCode && same.changedCells.isEmpty && same.invalidInput == nil)
        #expect(editor.selection == 1..<2)
        #expect(editor.setCode("1234567").invalidInput == .tooLong)
        #expect(editor.setCode("12a").invalidInput == .notInAlphabet)
        #expect(editor.code == "123456")
        editor.setCode("")
        #expect(editor.isEmpty)
        #expect(editor.clear().changesCode == false)
    }

    @Test("a shorter length drops the tail and completes nothing")
    func setLength() {
        var editor = editor("123456")
        editor.select(5..<6)
        let edit = editor.setLength(4...4)
        #expect(editor.code == "1234" && !edit.completed && edit.changesCode && editor.isFull)
        #expect(editor.selection == 4..<4)
        #expect(editor.setLength(8...8).changesCode == false)
        #expect(editor.code == "1234" && !editor.isFull)
    }

    @Test("a new alphabet drops characters outside it")
    func setAlphabet() {
        var editor = CodeEditor(length: 6, alphabet: .lettersAndDigits)
        editor.setCode("a1b2")
        editor.setAlphabet(.digits)
        #expect(editor.code == "12" && editor.alphabet == .digits)
        editor.setAlphabet(.lettersAndDigits)
        editor.insert("z")
        editor.setAlphabet(.uppercaseLettersAndDigits)
        #expect(editor.code == "12Z")
    }

    @Test("replaces any range, clamped")
    func replace() {
        var editor = editor("1234")
        editor.replace(1..<3, with: "9")
        #expect(editor.code == "194" && editor.selection == 2..<3)
        editor.replace(-5..<1, with: "")
        #expect(editor.code == "94")
        editor.replace(90..<99, with: "5")
        #expect(editor.code == "945")
        editor.select(0..<1)
        #expect(editor.replace(3..<3, with: "") == editor.insert("") && editor.selection == 0..<1)
    }

    @Test("holds 64 emoji, each in its own cell")
    func emoji() {
        var editor = CodeEditor(length: 64, alphabet: CodeAlphabet("🍎🍐é"))
        for _ in 0..<64 { editor.insert("🍎") }
        #expect(editor.isFull && editor.code == String(repeating: "🍎", count: 64))
        editor.select(3..<4)
        editor.insert("e\u{301}")
        #expect(editor.code.count == 64)
        #expect(editor.text(in: 2..<5) == "🍎é🍎")
    }

    @Test("a copy is independent of the original")
    func valueSemantics() {
        let original = editor("123")
        var copy = original
        copy.deleteBackward()
        copy.insert("9")
        #expect(original.code == "123" && copy.code == "129")
    }

    @Test("descriptions have the number of characters, never the characters")
    func redaction() {
        var editor = CodeEditor(length: 8)
        editor.setCode("48291057")
        editor.setMarkedText("48291057", selection: 0..<0)
        let state = editor.state()
        var dumped = ""
        dump(editor, to: &dumped)
        dump(state, to: &dumped)
        dump(state.cells, to: &dumped)
        let texts = [
            "\(editor)", String(reflecting: editor), "\(state)", String(reflecting: state), "\(state.cells)", dumped,
        ]
        for text in texts {
            #expect(!text.isEmpty && !text.contains("4829") && !text.contains("\""))
        }
        // The counts and indices in the output have no 9.
        #expect(texts.allSatisfy { !$0.contains("9") })
    }
}
