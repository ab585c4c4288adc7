import CodeInputCore

/// A walk over an editor, and over the value behind a secure field that gets the same inputs.
@MainActor final class EditorWalk: ScreenWalk {
    var log: WalkLog

    private var editor = CodeEditor()
    private var field = CodeField(length: 6)
    private var configuration = CodeField.Configuration()
    /// Text that several steps have put together: a step alone has only a few bytes.
    private var draft = ""

    init(isTracing: Bool) {
        log = WalkLog(isTracing: isTracing)
        configuration.isSecure = true
    }

    func perform(_ step: WalkStep) {
        log.calls += 1
        var step = step
        guard let input = input(&step) else { return }
        note("\(input)")
        let before = editor
        let edit = edit(for: input)
        field.apply(input, with: configuration)
        check(before, edit, isByApp: input.isByApp)
        check(field.editor)
    }

    private func input(_ step: inout WalkStep) -> CodeFieldInput? {
        switch step.number(24) {
        case 0...3:
            draft += step.raw()
            return nil
        case 4: return .edit(.insert(text(&step)))
        case 5: return .edit(.paste(text(&step)))
        case 6: return .edit(.replace(range(&step), with: text(&step)))
        case 7: return .edit(.deleteBackward)
        case 8: return .edit(.delete(step.choice([.backward, .forward, .toStart, .toEnd, .selection])))
        case 9: return .select(.range(range(&step)))
        case 10: return .select(.move(step.anyCase(of: CodeMovement.self), extending: step.flag()))
        case 11, 12: return .edit(.mark(text(&step), selection: range(&step)))
        case 13: return .edit(.unmark())
        case 14: return .app(.set(text(&step)))
        case 15: return .app(.length(lengths(&step)))
        case 16: return .app(.alphabet(step.choice(WalkValues.alphabets)))
        case 17: return .app(.caretPolicy(step.anyCase(of: CodeCaretPolicy.self)))
        case 18: return .select(.tap(step.choice(WalkValues.offsets)))
        case 19: return .app(.status(step.anyCase(of: CodeStatus.self)))
        case 20: return step.flag() ? .edit(.submit) : .app(.focus(step.flag()))
        case 21: return .edit(.restore(text(&step)))
        case 22: return .app(.endTurn)
        default:
            editor.overflow = step.anyCase(of: CodeOverflow.self)
            return nil
        }
    }

    /// The draft, if there is one.
    private func text(_ step: inout WalkStep) -> String {
        defer { draft = "" }
        return draft.isEmpty ? step.text() : draft
    }

    private func range(_ step: inout WalkStep) -> Range<Int> {
        let ends = [step.choice(WalkValues.offsets), step.choice(WalkValues.offsets)].sorted()
        return ends[0]..<ends[1]
    }

    private func lengths(_ step: inout WalkStep) -> ClosedRange<Int> {
        let ends = [step.choice(WalkValues.lengths), step.choice(WalkValues.lengths)].sorted()
        return ends[0]...ends[1]
    }

    /// What the input is for the editor, if it is an edit.
    private func edit(for input: CodeFieldInput) -> CodeEdit? {
        switch input {
        case .edit(.insert(let text)), .edit(.paste(let text)): return editor.insert(text)
        case .edit(.replace(let range, let text)): return editor.replace(range, with: text)
        case .edit(.deleteBackward), .edit(.delete(.backward)), .edit(.delete(.selection)):
            return editor.deleteBackward()
        case .edit(.delete(.forward)): return editor.deleteForward()
        case .edit(.delete(.toStart)): return editor.deleteToStart()
        case .edit(.delete(.toEnd)): return editor.deleteToEnd()
        case .select(.range(let range)): return editor.select(range)
        case .select(.move(let movement, let extending)): return editor.moveSelection(movement, extending: extending)
        case .edit(.mark(let text, let selection)): return editor.setMarkedText(text, selection: selection)
        case .edit(.unmark): return editor.unmarkText()
        case .app(.set(let code)): return editor.setCode(code)
        case .app(.length(let lengths)): return editor.setLength(lengths)
        case .app(.alphabet(let alphabet)): return editor.setAlphabet(alphabet)
        case .app(.caretPolicy(let policy)):
            editor.caretPolicy = policy
            return nil
        default: return nil
        }
    }

    // MARK: - Checks

    private func check(_ editor: CodeEditor) {
        let code = editor.code
        if code.count != editor.count || editor.count > editor.length { fail("the code is too long, or merges") }
        if !code.allSatisfy({ editor.alphabet.normalize($0) == $0 }) { fail("a character is not in the alphabet") }
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
        if editor.text(in: 0..<editor.shownCount).isEmpty != (editor.shownCount == 0) { fail("the text is missing") }
        let state = editor.state(masking: .immediate, placeholder: "0", isFocused: true)
        if state.cells.count != editor.length { fail("the number of cells is not the length") }
        if state.cells.count(where: \.isFocused) > 1 { fail("more than one cell is focused") }
    }

    private func check(_ before: CodeEditor, _ edit: CodeEdit?, isByApp: Bool) {
        check(editor)
        guard let edit else { return }
        let code = editor.code
        if edit.changedCells.lowerBound < 0 || edit.changedCells.upperBound > CodeEditor.lengths.upperBound {
            fail("the changed cells are no cells")
        }
        if edit.completed, isByApp || !editor.isFull || edit.invalidInput != nil { fail("an invalid completion") }
        guard before.markedRange == nil, editor.markedRange == nil else { return }
        if edit.changesCode != (code != before.code) { fail("changesCode is wrong") }
        if edit.invalidInput != nil, code != before.code { fail("invalid input changed the code") }
    }

    // MARK: - The end

    func letGo() {}

    var leaks: [String] { log.failures }
}

extension CodeFieldInput {
    /// Whether an app asks for it, not a user.
    fileprivate var isByApp: Bool {
        switch self {
        case .app(.set), .app(.length), .app(.alphabet): true
        default: false
        }
    }
}
