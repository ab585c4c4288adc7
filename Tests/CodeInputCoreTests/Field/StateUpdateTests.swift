import CodeInputCore
import TestTools
import Testing

@Suite("An updated state")
struct StateUpdateTests {
    private static let texts = ["1", "22", "482910", "a", "x1", "é", "", "٣", "12-34", "日本"]

    @Test("equals a new state, after any edit", arguments: 1...8 as ClosedRange<UInt64>)
    func agreesAfterEdits(_ seed: UInt64) {
        var random = SeededGenerator(seed)
        var editor = CodeEditor(
            length: [1, 6, 64][Int(seed % 3)], alphabet: seed % 2 == 0 ? .digits : .lettersAndDigits)
        var state = editor.state(placeholder: "0", isFocused: true)
        var configuration = CodeField.Configuration()
        configuration.placeholder = "0"
        for step in 0..<5000 {
            let before = state
            let edit = Self.edit(&editor, &random)
            let changed = CodeField(editor, isFocused: true).update(&state, showing: configuration)
            let expected = editor.state(placeholder: "0", isFocused: true)
            let differing = state.cells.indices.filter { state.cells[$0] != before.cells[$0] }
            let hull = differing.isEmpty ? 0..<0 : differing[0]..<differing[differing.count - 1] + 1
            // An edit reports every cell whose content it changed.
            let contents = differing.filter { state.cells[$0].content != before.cells[$0].content }
            guard state == expected, changed == hull, contents.allSatisfy(edit.changedCells.contains) else {
                Issue.record("seed \(seed), step \(step): \(edit), \(differing) differ, \(changed) was said")
                return
            }
        }
        #expect(editor.state(isFocused: true).cells.count == editor.length)
    }

    private static func edit(_ editor: inout CodeEditor, _ random: inout SeededGenerator) -> CodeEdit {
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
        let range = [number(-1...8), number(-1...8)].sorted()
        let text = texts.randomElement(using: &random) ?? ""
        return switch number(0...9) {
        case 0...2: editor.insert(text)
        case 3: editor.setMarkedText(text, selection: 0..<number(0...2))
        case 4: editor.unmarkText()
        case 5: editor.deleteBackward()
        case 6: editor.deleteForward()
        case 7: editor.select(range[0]..<range[1])
        case 8: editor.replace(range[0]..<range[1], with: text)
        default: editor.clear()
        }
    }

    @Test("follows a new masking")
    func newMasking() {
        var editor = CodeEditor(length: 4)
        editor.setCode("123")
        var state = editor.state(), masked = CodeField.Configuration()
        masked.masking = .immediate
        let field = CodeField(editor)
        #expect(field.update(&state, showing: masked) == 0..<3)
        #expect(state == editor.state(masking: .immediate) && field.update(&state, showing: masked).isEmpty)
    }

    @Test("reports no cells when none changed")
    func noChange() {
        var editor = CodeEditor(length: 4)
        editor.setCode("12")
        var state = editor.state(isFocused: true)
        let open = CodeField.Configuration()
        #expect(CodeField(editor, isFocused: true).update(&state, showing: open).isEmpty)
        #expect(CodeField(editor, isFocused: true, status: .rejected).update(&state, showing: open) == 0..<4)
        #expect(state == editor.state(isFocused: true, status: .rejected))
    }

    @Test("fits a state of another length", arguments: [0, 1, 6, 64])
    func fitsOtherLengths(_ length: Int) {
        var editor = CodeEditor(length: 3)
        editor.setCode("12")
        var state = CodeFieldState(cells: (0..<length).map { CodeCell(index: $0, content: .masked) })
        #expect(CodeField(editor).update(&state, showing: CodeField.Configuration()) == 0..<3)
        #expect(state == editor.state())
    }
}
