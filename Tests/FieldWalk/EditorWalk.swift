import CodeInputCore
import TestTools

/// A walk over an editor, and over the value behind a secure field that gets the same inputs.
///
/// A model predicts each edit of digits.
@MainActor final class EditorWalk: Walk {
    private var editor = CodeEditor()
    private var model = EditorModel(CodeEditor())
    private var field = CodeField(CodeEditor(length: 6))
    private let configuration = {
        var configuration = CodeField.Configuration()
        configuration.isSecure = true
        return configuration
    }()
    // The cells of the editor, updated after each input.
    private var state = CodeFieldState(cells: [])
    /// Text that several steps have put together: a step alone has only a few bytes.
    private var draft = ""

    override func perform(_ step: inout WalkStep) {
        calls += 1
        let kind = step.number(24)
        guard let input = input(kind, &step) else { return }
        note("input \(kind) to \(editor)")
        let before = editor
        guard let edit = countingSteps(of: input, { editor.make(input) }) else { return }
        check(before, edit, input)
        countingSteps(of: input) { _ = field.apply(input, with: configuration) }
        check(field.editor)
        checkState(edit)
    }

    private func input(_ kind: Int, _ step: inout WalkStep) -> CodeFieldInput? {
        switch kind {
        case 0...3:
            draft += step.raw()
            return nil
        case 4: return .edit(.insert(text(&step)))
        case 5: return .edit(.paste(text(&step)))
        case 6: return .edit(.replace(range(&step), with: text(&step)))
        case 7: return .edit(.deleteBackward)
        case 8: return .edit(.delete(step.choice([.backward, .forward, .toStart, .toEnd])))
        case 9: return .select(.range(range(&step)))
        case 10:
            return .select(
                .move(step.choice([CodeMovement.backward, .forward, .toStart, .toEnd]), extending: step.flag()))
        case 11, 12: return .edit(.mark(text(&step), selection: range(&step)))
        case 13: return .edit(.unmark())
        case 14: return .app(.set(text(&step)))
        case 15:
            let first = step.choice(WalkValues.lengths), second = step.choice(WalkValues.lengths)
            return .app(.length(min(first, second)...max(first, second)))
        case 16: return .app(.alphabet(step.choice(WalkValues.alphabets)))
        case 17: return .app(.caretPolicy(step.choice([CodeCaretPolicy.cells, .endOnly])))
        case 18: return .select(.tap(step.choice(WalkValues.offsets)))
        case 19: return .app(.status(step.choice(CodeStatus.allCases)))
        case 20: return step.flag() ? .edit(.submit) : .app(.focus(step.flag()))
        case 21: return .edit(.restore(text(&step)))
        case 22: return .app(.endTurn)
        default:
            editor.overflow = step.choice([CodeOverflow.refuse, .replaceLast])
            return nil
        }
    }

    /// The draft, if there is one.
    private func text(_ step: inout WalkStep) -> String {
        defer { draft = "" }
        return draft.isEmpty ? step.text() : draft
    }

    private func range(_ step: inout WalkStep) -> Range<Int> {
        let first = step.choice(WalkValues.offsets), second = step.choice(WalkValues.offsets)
        return min(first, second)..<max(first, second)
    }

    // Whatever reads text takes steps linear in its length. Marked text has 4,096 bytes at most.
    private func countingSteps<Result>(of input: CodeFieldInput, _ body: () -> Result) -> Result? {
        #if DEBUG
        var result: Result?
        let steps = readingSteps { result = body() }
        if steps > 200 * (input.bytes + 4096) { fail("\(steps) steps to read \(input.bytes) bytes") }
        return result
        #else
        return body()
        #endif
    }

    private func check(_ editor: CodeEditor) {
        checkCode(editor.code, of: editor.length, in: editor.alphabet)
        if editor.code.count != editor.count { fail("characters merge") }
        if editor.isFull != (editor.count == editor.length) { fail("isFull is wrong") }
        if editor.isComplete != (editor.count >= editor.lengthRange.lowerBound) { fail("isComplete is wrong") }
        if editor.selection.lowerBound < 0 || editor.selection.upperBound > editor.shownCount {
            fail("the selection is outside the text")
        }
        if let marked = editor.markedRange, marked.isEmpty || marked.upperBound > editor.shownCount {
            fail("marked text is empty, or outside the text")
        }
        if editor.caretPolicy == .cells, editor.markedRange == nil, editor.selection.isEmpty,
            editor.selection.lowerBound != editor.count
        {
            fail("the caret is between cells")
        }
        let hasText = !SystemText(editor, isHidden: false).text(in: 0..<1).isEmpty
        if hasText != (editor.shownCount > 0) { fail("the text is missing") }
    }

    /// Compares the editor with the model, as long as no text is marked.
    private func check(_ before: CodeEditor, _ edit: CodeEdit, _ input: CodeFieldInput) {
        check(editor)
        let isByApp = if case .app = input { true } else { false }
        if edit.completed, isByApp || !editor.isComplete || edit.invalidInput != nil { fail("an invalid completion") }
        if before.markedRange == nil, editor.markedRange == nil {
            let old = Array(before.code), new = Array(editor.code)
            if edit.changesCode != (new != old) { fail("changesCode is wrong") }
            if edit.invalidInput != nil, new != old { fail("invalid input changed the code") }
            let isChanged = !isByApp && new != old
            if edit.completed && !isChanged || isChanged && editor.isFull && !edit.completed {
                fail("completed is wrong")
            }
            if edit.changedCells != Self.hull(of: 0..<max(old.count, new.count), where: { old.at($0) != new.at($0) }) {
                fail("the changed cells are \(edit.changedCells)")
            }
            model.overflow = before.overflow
            if let isMade = model.apply(input, of: before.alphabet) {
                if edit.completed, !editor.isFull, !model.bringsCode { fail("a part completed the code") }
                if isChanged, model.bringsCode, !edit.completed { fail("a whole code did not complete") }
                if isMade != (edit.invalidInput == nil) {
                    fail("the model finds the edit \(isMade ? "valid" : "invalid")")
                }
                if model.code != new || model.selection != editor.selection || model.lengths != editor.lengthRange {
                    fail("the model has \(String(model.code)), \(model.selection)")
                }
                return
            }
        }
        // The model begins anew.
        if editor.markedRange == nil {
            editor.select(editor.selection)
            model = EditorModel(editor)
        }
    }

    private func checkState(_ edit: CodeEdit) {
        var open = CodeField.Configuration()
        open.setPlaceholder("0")
        let old = state, changed = CodeField(editor, isFocused: true).update(&state, showing: open)
        if state != CodeField(editor, isFocused: true).state(showing: open) { fail("an updated state is another one") }
        if state.cells.count != editor.length { fail("the number of cells is not the length") }
        if state.cells.count(where: \.isFocused) > 1 { fail("more than one cell is focused") }
        guard old.cells.count == state.cells.count else { return }
        if changed != Self.hull(of: 0..<editor.length, where: { old.cells[$0] != state.cells[$0] }) {
            fail("the updated cells are \(changed)")
        }
        let contents = Self.hull(of: 0..<editor.length) { old.cells[$0].content != state.cells[$0].content }
        if !contents.isEmpty, contents.clamped(to: edit.changedCells) != contents {
            fail("an edit hides changed cells")
        }
    }

    private static func hull(of cells: Range<Int>, where hasChanged: (Int) -> Bool) -> Range<Int> {
        guard let first = cells.first(where: hasChanged), let last = cells.last(where: hasChanged) else { return 0..<0 }
        return first..<last + 1
    }
}

extension Array { fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }

extension CodeFieldInput {
    fileprivate var bytes: Int {
        switch self {
        case .edit(.insert(let text)), .edit(.paste(let text)), .edit(.replace(_, let text)), .edit(.mark(let text, _)),
            .edit(.restore(let text, _)), .app(.set(let text)):
            text.utf8.count
        default: 0
        }
    }
}

/// What edits of digits make of an editor: a second, simple implementation, over an array.
struct EditorModel {
    var lengths: ClosedRange<Int>
    var caret: CodeCaretPolicy
    var overflow: CodeOverflow
    private(set) var code: [Character]
    /// Whether the last edit brought a whole code.
    private(set) var bringsCode = false
    private(set) var selection = 0..<0
    // The cell or caret where an extended selection began, and the cell that it has reached.
    private var anchor = 0..<0
    private var head = 0

    /// Begins with an editor without marked text, whose selection nobody has extended.
    init(_ editor: CodeEditor) {
        (lengths, caret, overflow) = (editor.lengthRange, editor.caretPolicy, editor.overflow)
        code = Array(editor.code)
        select(editor.selection)
    }

    private var length: Int { lengths.upperBound }

    /// Makes an edit, and returns whether it was made, or nil if the model does not know.
    mutating func apply(_ input: CodeFieldInput, of alphabet: CodeAlphabet) -> Bool? {
        func digits(_ text: String) -> [Character]? {
            text.allSatisfy { ("0"..."9").contains($0) && alphabet.normalize($0) == $0 } ? Array(text) : nil
        }
        bringsCode = false
        switch input {
        case .edit(.insert(let text)), .edit(.paste(let text)):
            let isWhole = selection.count < 2 || selection.count == code.count
            return digits(text).map { $0.isEmpty || insert($0, over: selection, mayBeWhole: isWhole) }
        case .edit(.replace(let range, let text)):
            let range = clamped(range)
            return digits(text).map { insert($0, over: range, mayBeWhole: range.count == code.count) }
        case .app(.set(let text)): return digits(text).map { set($0) }
        case .edit(.deleteBackward), .edit(.delete(.backward)): return deleteBackward()
        case .edit(.delete(.forward)): return delete(selection)
        case .edit(.delete(.toStart)): return delete(selection.isEmpty ? 0..<selection.upperBound : selection)
        case .edit(.delete(.toEnd)): return delete(selection.isEmpty ? selection.lowerBound..<code.count : selection)
        case .select(.range(let range)): select(range)
        case .select(.move(let movement, let extending)):
            if caret == .cells, !code.isEmpty { if extending { extend(movement) } else { move(movement) } }
        case .app(.length(let newLengths)):
            lengths = newLengths.clamped(to: 1...64)
            if code.count > length {
                code.removeLast(code.count - length)
                select(selection)
            }
        default: return nil
        }
        return true
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let lower = min(max(range.lowerBound, 0), code.count)
        return lower..<max(min(range.upperBound, code.count), lower)
    }

    private mutating func insert(_ text: [Character], over range: Range<Int>, mayBeWhole: Bool) -> Bool {
        let isWhole = text.count == length || mayBeWhole && text.count > 3 && lengths.contains(text.count)
        if text.count > 1, isWhole {
            bringsCode = true
            place(text, over: 0..<code.count)
        } else if code.count - range.count + text.count <= length {
            if !text.isEmpty || !range.isEmpty { place(text, over: range) }
        } else {
            guard text.count == 1, overflow == .replaceLast else { return false }
            place(text, over: length - 1..<length)
        }
        return true
    }

    private mutating func set(_ text: [Character]) -> Bool {
        guard text.count <= length else { return false }
        if text != code { place(text, over: 0..<code.count) }
        return true
    }

    private mutating func deleteBackward() -> Bool {
        guard !selection.isEmpty else { return delete(selection.lowerBound - 1..<selection.lowerBound) }
        let removed = selection
        place([], over: removed)
        let before = removed.lowerBound - 1
        if removed.count == 1, before >= 0, !selection.isEmpty { select(before..<before + 1) }
        return true
    }

    private mutating func delete(_ range: Range<Int>) -> Bool {
        guard range.lowerBound >= 0, !range.isEmpty else { return false }
        place([], over: range)
        return true
    }

    private mutating func place(_ new: [Character], over range: Range<Int>) {
        code.replaceSubrange(range, with: new)
        select(range.lowerBound + new.count..<range.lowerBound + new.count)
    }

    mutating func select(_ range: Range<Int>) {
        selection = caret == .endOnly ? code.count..<code.count : clamped(range)
        if selection.isEmpty, selection.lowerBound < code.count {
            selection = selection.lowerBound..<selection.lowerBound + 1
        }
        anchor = selection.isEmpty ? selection : selection.lowerBound..<selection.lowerBound + 1
        head = selection.isEmpty ? selection.lowerBound : selection.upperBound - 1
    }

    private mutating func move(_ movement: CodeMovement) {
        let cell =
            switch movement {
            case .toStart: 0
            case .toEnd: code.count
            case .backward: selection.count > 1 ? selection.lowerBound : max(selection.lowerBound - 1, 0)
            case .forward: selection.upperBound == length && !selection.isEmpty ? length - 1 : selection.upperBound
            }
        select(cell..<cell)
    }

    private mutating func extend(_ movement: CodeMovement) {
        let last = anchor.isEmpty ? code.count : code.count - 1
        switch movement {
        case .backward: head = max(head - 1, 0)
        case .forward: head = min(head + 1, last)
        case .toStart: head = 0
        case .toEnd: head = last
        }
        selection = min(anchor.lowerBound, head)..<max(anchor.upperBound, min(head + 1, code.count))
    }
}
