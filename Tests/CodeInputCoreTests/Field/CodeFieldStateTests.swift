import CodeInputCore
import Testing

@Suite("The state of a field")
struct CodeFieldStateTests {
    private func editor(_ code: String, length: Int = 6) -> CodeEditor {
        var editor = CodeEditor(length: length)
        editor.setCode(code)
        return editor
    }

    @Test("has a cell for each position", arguments: [1, 6, 64])
    func cells(_ length: Int) {
        let state = editor("1", length: length).state(status: .verifying)
        #expect(state.cells.map(\.index) == Array(0..<length))
        #expect(state.cells[0].content == .character("1"))
        #expect(state.cells.dropFirst().allSatisfy { $0.content == .empty })
        #expect(state.cells.allSatisfy { $0.status == .verifying } && state.filledCount == 1)
    }

    @Test("has no character in a masked cell")
    func masking() {
        let contents = editor("123").state(masking: .immediate).cells.map(\.content)
        #expect(contents == [.masked, .masked, .masked, .empty, .empty, .empty])
        #expect(editor("123").state(masking: .delayed(.seconds(1))).cells.filter { $0.content == .masked }.count == 3)
    }

    @Test("has a bullet for each character of a secret in the text that the system sees")
    func bullets() {
        for (isSecure, text) in [(false, "123"), (true, "•••")] {
            let system = SystemText(editor("123"), isSecure: isSecure)
            #expect(system.text(in: 0..<3) == text && system.text(in: 1..<9) == String(text.dropFirst()))
        }
    }

    @Test("counts the text that the system sees in UTF-16")
    func utf16() {
        var editor = CodeEditor(length: 3, alphabet: CodeAlphabet("🍎1"))
        editor.setCode("🍎1")
        let open = SystemText(editor, isSecure: false)
        #expect(open.utf16Count == 3 && open.offset(ofCell: 1) == 2 && open.cell(atOffset: 2, snapsForward: false) == 1)
        #expect(open.offset(ofCell: 0) == 0 && open.offset(ofCell: 9) == 3)
        #expect(SystemText(editor, isSecure: true).utf16Count == 2)
    }

    @Test("masks marked text too")
    func markedMasking() {
        var editor = editor("1")
        editor.setMarkedText("ab", selection: 0..<0)
        let cells = editor.state(masking: .immediate).cells
        #expect(cells.prefix(3).allSatisfy { $0.content == .masked } && cells[1].isMarked && cells[2].isMarked)
    }

    @Test("has placeholders in empty cells")
    func placeholder() {
        let one = editor("1", length: 3).state(placeholder: "0").cells.map(\.content)
        #expect(one == [.character("1"), .placeholder("0"), .placeholder("0")])
        let each = editor("1", length: 4).state(placeholder: "abc").cells.map(\.content)
        #expect(each == [.character("1"), .placeholder("b"), .placeholder("c"), .empty])
    }

    @Test("focuses the cell that the next key goes to, if the field has the keyboard")
    func focus() {
        func focused(_ editor: CodeEditor) -> [Int] {
            let state = editor.state(isFocused: true)
            let cells = state.cells.filter(\.isFocused)
            #expect(state.focusedCell == cells.first)
            return cells.map(\.index)
        }
        #expect(focused(editor("")) == [0])
        #expect(focused(editor("123")) == [3])
        #expect(focused(editor("123456")) == [])
        var selected = editor("123456")
        selected.select(1..<3)
        #expect(focused(selected) == [1])
        #expect(selected.state(isFocused: true).cells.filter(\.isSelected).map(\.index) == [1, 2])
        #expect(selected.state().cells.allSatisfy { !$0.isFocused && !$0.isSelected })
        var composing = editor("12")
        composing.setMarkedText("345678", selection: 2..<2)
        #expect(focused(composing) == [4])
        composing.setMarkedText("345678", selection: 6..<6)
        #expect(focused(composing) == [])
    }

    @Test("focuses a cell of a field that can't be edited only if the user has selected it")
    func focusWithoutEditing() {
        var driver = FieldDriver(3)
        driver.type("12")
        driver.configuration.isEditable = false
        #expect(driver.state.cells.allSatisfy { !$0.isFocused })
        driver.apply(.tap(1))
        #expect(driver.state.cells.map(\.isFocused) == [false, true, false])
    }

    @Test("is open, enabled and without the keyboard unless said otherwise")
    func defaults() {
        let cell = CodeCell(
            index: 0, content: .empty, isFocused: false, isSelected: false, isMarked: false, isEnabled: true,
            status: .editing)
        #expect(CodeCell(index: 0) == cell)
        #expect(CodeFieldState(cells: [cell]) == CodeFieldState(cells: [cell], isFocused: false, status: .editing))
    }

    @Test("disables every cell")
    func disabled() {
        let state = editor("1").state(isEnabled: false)
        #expect(!state.isEnabled && state.cells.allSatisfy { !$0.isEnabled })
        #expect(editor("1").state().isEnabled)
    }
}
