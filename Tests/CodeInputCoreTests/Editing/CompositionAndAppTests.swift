import CodeInputCore
import Testing

@Suite("A composition and the app")
struct CompositionAndAppTests {
    private func composing(over range: Range<Int>) -> CodeEditor {
        var editor = CodeEditor(length: 6)
        editor.setCode("1234")
        editor.select(range)
        editor.setMarkedText("ni", selection: 1..<2)
        return editor
    }

    @Test("a refused code leaves the field and the composition unchanged", arguments: ["no code", "1234567"])
    func refusedCode(_ code: String) {
        for range in [1..<3, 4..<4] {
            var editor = composing(over: range)
            let before = editor
            let edit = editor.setCode(code)
            #expect(edit.invalidInput != nil && edit.changedCells.isEmpty && !edit.changesCode)
            #expect(editor.code == before.code && editor.selection == before.selection)
            #expect(editor.markedRange == before.markedRange)
            #expect(editor.state().cells == before.state().cells)
            #expect(editor.unmarkText().invalidInput == .notInAlphabet)
            #expect(editor.code == "1234")
        }
    }

    @Test("an accepted code ends the composition")
    func takenCode() {
        var editor = composing(over: 1..<3)
        #expect(editor.setCode("98").invalidInput == nil)
        #expect(editor.code == "98" && editor.markedRange == nil)
    }
}
