import Testing

@testable import CodeInputCore

/// Edits one after the other, and what each makes of an editor.
///
/// A result is the editor's picture, and after a colon what the edit says: the changed cells, whether the code "changed",
/// was "completed" or "repeats", and why the input was invalid.
struct EditorStory: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let start: CodeEditor
    private var edits: [(edit: EditorEdit, result: String)] = []

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

    func then(_ edits: KeyValuePairs<EditorEdit, String>) -> Self {
        var story = self
        story.edits = edits.map { ($0, $1) }
        return story
    }

    func check() {
        var editor = start
        for (index, (edit, result)) in edits.enumerated() {
            let said = edit.make(&editor)
            let facts = [
                said.changedCells.isEmpty ? nil : "\(said.changedCells)", said.changesCode ? "changed" : nil,
                said.completed ? "completed" : nil, said.repeatsCode ? "repeats" : nil, said.invalidInput?.rawValue,
            ].compactMap(\.self)
            let found = editor.picture + (facts.isEmpty ? "" : ": " + facts.joined(separator: " "))
            #expect(found == result, "edit \(index + 1)")
            let shown = Array(editor.text(in: 0..<editor.shown.count)), marked = editor.markedRange ?? 0..<0
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

struct EditorEdit: Sendable {
    let make: @Sendable (inout CodeEditor) -> CodeEdit

    private init(_ make: @escaping @Sendable (inout CodeEditor) -> CodeEdit) { self.make = make }

    static func paste(_ text: String) -> Self { Self { $0.insert(text, isPasted: true) } }
    static func insert(_ text: String) -> Self { Self { $0.insert(text) } }
    static func replace(_ range: Range<Int>, _ text: String) -> Self { Self { $0.replace(range, with: text) } }
    static func set(_ code: String) -> Self { Self { $0.setCode(code) } }
    static func length(_ lengths: ClosedRange<Int>) -> Self { Self { $0.setLength(lengths) } }
    static func alphabet(_ alphabet: CodeAlphabet) -> Self { Self { $0.setAlphabet(alphabet) } }
    static func caret(_ policy: CodeCaretPolicy) -> Self {
        Self {
            $0.caretPolicy = policy
            return $0.insert("")
        }
    }
    static func select(_ range: Range<Int>) -> Self { Self { $0.select(range) } }
    static func move(_ movement: CodeMovement) -> Self { Self { $0.moveSelection(movement) } }
    static func extend(_ movement: CodeMovement) -> Self { Self { $0.moveSelection(movement, extending: true) } }
    static func mark(_ text: String, _ selection: Range<Int>) -> Self {
        Self { $0.setMarkedText(text, selection: selection) }
    }
    static let unmark = Self { $0.unmarkText() }
    static let back = Self { $0.deleteBackward() }
    static let forward = Self { $0.deleteForward() }
    static let toStart = Self { $0.delete(.toStart) }
    static let toEnd = Self { $0.delete(.toEnd) }
    static let clear = Self { $0.clear() }
}
