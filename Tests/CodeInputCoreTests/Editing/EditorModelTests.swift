import CodeInputCore
import TestTools
import Testing

@Suite("The editor against a plain array")
struct EditorModelTests {
    @Test("agrees after 1,000,000 random edits, 100,000 for each seed", arguments: 1...10 as ClosedRange<UInt64>)
    func randomEdits(_ seed: UInt64) {
        var random = SeededGenerator(seed)
        var oracle = EditorOracle()
        var editor = CodeEditor(length: oracle.length)
        for step in 0..<100_000 {
            let edit = perform(&oracle, &editor, &random)
            let isSame =
                editor.count == oracle.digits.count && editor.selection == oracle.selection
                && editor.length == oracle.length && editor.code == String(oracle.digits)
            guard isSame, edit.changedCells.upperBound <= 64 else {
                Issue.record(
                    "seed \(seed), step \(step): \(editor.code), \(editor.selection), not \(String(oracle.digits)), \(oracle.selection)"
                )
                return
            }
        }
        #expect(editor.code == String(oracle.digits))
    }

    private func perform(
        _ oracle: inout EditorOracle, _ editor: inout CodeEditor, _ random: inout SeededGenerator
    ) -> CodeEdit {
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
        func digits(_ count: Int) -> [Character] { (0..<count).map { _ in Character(String(number(0...9))) } }
        func range() -> Range<Int> {
            let bounds = [number(-2...9), number(-2...9)].sorted()
            return bounds[0]..<bounds[1]
        }
        switch number(0...15) {
        case 0...4:
            let digit = digits(1)
            oracle.type(digit[0])
            return editor.insert(String(digit))
        case 5:
            let text = digits(number(2...8))
            oracle.paste(text)
            return editor.insert(String(text))
        case 6:
            let target = range()
            let text = digits(number(0...7))
            oracle.replace(target, with: text)
            return editor.replace(target, with: String(text))
        case 7...8:
            oracle.deleteBackward()
            return editor.deleteBackward()
        case 9:
            oracle.deleteForward()
            return editor.deleteForward()
        case 10:
            guard number(0...3) == 0 else { return editor.insert("") }
            oracle.deleteToStart()
            return editor.deleteToStart()
        case 11:
            guard number(0...3) == 0 else { return editor.insert("") }
            oracle.deleteToEnd()
            return editor.deleteToEnd()
        case 12:
            let target = range()
            oracle.select(target)
            return editor.select(target)
        case 13:
            let movement = CodeMovement.allCases[number(0...3)]
            let extending = number(0...2) == 0
            oracle.move(movement, extending: extending)
            return editor.moveSelection(movement, extending: extending)
        case 14:
            guard number(0...9) == 0 else { return editor.insert("") }
            let length = number(0...9)
            oracle.setLength(length)
            return editor.setLength(length...length)
        default:
            guard number(0...9) == 0 else { return editor.insert("x") }
            oracle.overflow = CodeOverflow.allCases[number(0...1)]
            oracle.caret = CodeCaretPolicy.allCases[number(0...1)]
            editor.overflow = oracle.overflow
            editor.caretPolicy = oracle.caret
            oracle.select(oracle.selection)
            return editor.select(editor.selection)
        }
    }
}
