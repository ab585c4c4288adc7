import TestTools
import Testing

@testable import CodeInputCore

/// Edits one after the other, and what each makes of an editor.
///
/// A result is the editor's picture, and after a colon what the edit says: the changed cells, whether the code "changed",
/// was "completed" or "repeats", and why the input was invalid.
struct EditorStory: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let start: CodeEditor
    private var edits: [(edit: CodeFieldInput, result: String)] = []

    init(
        _ name: String, _ start: String, length: ClosedRange<Int> = 6...6, of alphabet: CodeAlphabet = .digits,
        overflow: CodeOverflow = .refuse
    ) {
        testDescription = name
        var editor = CodeEditor(start.filter { !"|[]".contains($0) }, length: length, of: alphabet)
        editor.overflow = overflow
        let parts = start.split(separator: "[", omittingEmptySubsequences: false)
        if parts.count > 1 { editor.select(parts[0].count..<parts[0].count + parts[1].prefix { $0 != "]" }.count) }
        self.start = editor
    }

    func then(_ edits: KeyValuePairs<CodeFieldInput, String>) -> Self {
        var story = self
        story.edits = edits.map { ($0, $1) }
        return story
    }

    func check() {
        var editor = start
        for (index, (edit, result)) in edits.enumerated() {
            let said = editor.make(edit)
            let facts = [
                said.changedCells.isEmpty ? nil : "\(said.changedCells)", said.changesCode ? "changed" : nil,
                said.completed ? "completed" : nil, said.repeatsCode ? "repeats" : nil, said.invalidInput?.rawValue,
            ].compactMap(\.self)
            let found = editor.picture + (facts.isEmpty ? "" : ": " + facts.joined(separator: " "))
            #expect(found == result, "edit \(index + 1)")
            let shown = Array(editor.text(in: 0..<editor.shownCount)), marked = editor.markedRange ?? 0..<0
            #expect(editor.code == String(shown[..<marked.lowerBound] + shown[marked.upperBound...]))
            let cells = editor.state().cells
            #expect(cells.filter(\.isMarked).map(\.index) == Array(marked.clamped(to: 0..<editor.length)))
        }
    }
}

extension CodeEditor {
    init(_ code: String, length: ClosedRange<Int> = 6...6, of alphabet: CodeAlphabet = .digits) {
        self.init(length: length, alphabet: alphabet)
        setCode(code)
    }

    /// The characters of some cells, with the marked text.
    func text(in cells: Range<Int>) -> String { SystemText(self, isHidden: false).text(in: cells) }

    /// The shown text with a caret "|" or the selected cells in "[]", and with marked text in "{}".
    var picture: String {
        var text = ""
        for index in 0...shown.count {
            let caret = selection == index..<index ? "|" : ""
            if index == selection.upperBound, caret.isEmpty { text += "]" }
            if index == markedRange?.lowerBound { text += "{" }
            text += caret
            if index == markedRange?.upperBound { text += "}" }
            if index == selection.lowerBound, caret.isEmpty { text += "[" }
            text += self.text(in: index..<index + 1)
        }
        return text
    }
}

// Short names, for stories of an editor.
extension MadeOfInputs {
    static var back: Self { .deleteBackward }
    static var forward: Self { .delete(.forward) }
    static var toStart: Self { .delete(.toStart) }
    static var toEnd: Self { .delete(.toEnd) }
    static func extend(_ movement: CodeMovement) -> Self { .move(movement, extending: true) }
}
