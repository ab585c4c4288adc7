// Edits by the user and by the app.
extension CodeField {
    /// Whether the next edit by the user begins a new code, because the current one was rejected.
    var startsOver: Bool {
        status == .rejected && rejectionPolicy == .startOver && rejectedCode == codeToken && !editor.isEmpty
    }

    mutating func applyEdit(_ input: CodeFieldInput, _ step: inout Step) {
        guard input.isSelection ? takesSelection : takesInput else { return refuse(input, result: .held, &step) }
        switch input {
        case .insert(let text, let typed): insert(text, typed: typed ?? text, &step)
        case .paste(let text):
            edit(&step, telling: .ofChange, isInsertion: true) { $0.insert(text, replacingAll: $1) }
        case .replace(let range, let text, let typed): replace(range, with: text, typed: typed ?? text, &step)
        case .mark(let text, let selection): mark(text, selection: selection, &step)
        case .unmark(let text, let isRequested): unmark(as: text, isRequested: isRequested, &step)
        case .restore(let code):
            edit(&step, telling: .ofChange) { editor, _ in editor.replace(0..<editor.shownCount, with: code) }
        case .deleteBackward: deleteBackward(&step)
        case .delete(let deletion): edit(&step, telling: .ofChange) { $1 ? $0.clear() : $0.delete(deletion) }
        case .select(let range): select(range, &step)
        case .tap(let cell): move(input, &step) { $0.select(cell..<cell) }
        case .move(let movement, let extending):
            move(input, &step) { $0.moveSelection(movement, extending: extending) }
        default: break
        }
    }

    /// Refuses an edit.
    ///
    /// Marked text is removed, and the characters it replaced return.
    mutating func refuse(_ input: CodeFieldInput, result: CodeFieldOutcome.Result, _ step: inout Step) {
        step.outcome.result = result
        switch input {
        // An input method that composes nothing any more has ended.
        case .unmark where editor.composition != nil, .mark("", _) where editor.composition != nil:
            step.outcome.announcement = .text
            endUnmasking(&step)
            guard editor.endComposition().changesCode else { return }
            // The app's verdict stays: this ends an edit and does not begin one.
            codeToken = makeToken()
            step.add(.changed(codeToken, byUser: true))
        case .unmark, .tap, .move, .delete, .paste, .restore: break
        // The keyboard typed nothing.
        case .insert(_, typed: "") where editor.composition == nil: break
        case .insert("", typed: nil) where editor.composition == nil: break
        // The keyboard knows that there was nothing to delete.
        case .deleteBackward where editor.selection == 0..<0: break
        // The keyboard expects its text to be there.
        default: step.outcome.announcement = .text
        }
    }

    // MARK: - By the keyboard

    private mutating func insert(_ text: String, typed: String, _ step: inout Step) {
        if typed == "\n" || typed == "\r" || typed == "\r\n" {
            step.add(.next(.submit))
            // A refused submission keeps the keyboard, which must learn that there is no line break.
            if editor.shownCount < editor.minimumLength, editor.minimumLength < editor.length {
                step.outcome.announcement = .text
            }
            return
        }
        guard !typed.isEmpty else {
            turn.emptyInsertions += 1
            // Inserted text replaces the marked text, even when it is empty.
            if editor.composition != nil { mark("", selection: 0..<0, &step) }
            return
        }
        // The Tab key moves the focus. AutoFill and dictation may add a space. Neither is part of a code.
        guard !isLoneSeparator(typed) else {
            step.outcome.announcement = .text
            return
        }
        let beginsFill = beginsFill
        turn.emptyInsertions = 0
        let target = editor.markedRange ?? editor.selection
        edit(&step, telling: .of(target, typed, isKey: !beginsFill && text == typed), isInsertion: true) {
            $0.insert(text, replacingAll: $1 || beginsFill)
        }
    }

    private func isLoneSeparator(_ text: String) -> Bool {
        guard let character = text.first, text.dropFirst().isEmpty, character.isWhitespace else { return false }
        return editor.alphabet.normalize(character) == nil
    }

    private mutating func replace(_ range: Range<Int>, with text: String, typed: String, _ step: inout Step) {
        guard typed != "\n" else { return }
        edit(&step, telling: .of(range, typed, isKey: false), isInsertion: !text.isEmpty) {
            $0.replace($1 ? 0..<$0.shownCount : range, with: text)
        }
    }

    private mutating func mark(_ text: String, selection: Range<Int>, _ step: inout Step) {
        let clears = startsOver && !text.isEmpty
        edit(&step, telling: clears ? .ofChange : .nothing) { editor, _ in
            let cleared = clears ? editor.clear() : .none
            return editor.setMarkedText(text, selection: selection).following(cleared)
        }
    }

    private mutating func unmark(as text: String?, isRequested: Bool, _ step: inout Step) {
        guard let composition = editor.composition, let marked = editor.markedRange else { return }
        composition.withText { typed in
            edit(&step, telling: isRequested ? .of(marked, typed, isKey: false) : .ofChange, isInsertion: true) {
                editor, _ in
                let edit = editor.insert(text ?? typed)
                // The composition ends even if the app prepared its text to nothing.
                return editor.composition == nil ? edit : editor.endComposition()
            }
        }
    }

    private mutating func deleteBackward(_ step: inout Step) {
        // The system may select a character in order to delete it. The user saw the caret after that character, and
        // expects it there after the deletion.
        if let before = turn.selectionBefore, before == editor.count..<editor.count, editor.composition == nil,
            editor.selection == (editor.count - 1)..<editor.count
        {
            editor.select(before)
        }
        let walksLeft = editor.composition == nil && !editor.selection.isEmpty
        let isMeant = deletesAsMeant
        edit(&step, telling: .nothing) { $1 ? $0.clear() : $0.deleteBackward() }
        // The keyboard does not expect the neighbor to be selected.
        step.outcome.announcement = !isMeant ? .text : walksLeft ? .selection : .none
    }

    // MARK: - The selection

    private mutating func select(_ range: Range<Int>, _ step: inout Step) {
        let before = editor.selection
        guard range != before else { return }
        if let marked = editor.markedRange {
            guard marked.lowerBound <= range.lowerBound, range.upperBound <= marked.upperBound else {
                return commit(thenApply: .select(range), &step)
            }
            editor.selectMarkedText(range.shifted(by: -marked.lowerBound))
        } else {
            editor.select(range)
            step.outcome.announcement = editor.selection == range ? .none : .selection
        }
        turn.selectionBefore = before
    }

    private mutating func move(_ input: CodeFieldInput, _ step: inout Step, _ body: (inout CodeEditor) -> CodeEdit) {
        guard editor.composition == nil else { return commit(thenApply: input, &step) }
        let before = editor.selection
        _ = body(&editor)
        step.outcome.announcement = editor.selection == before ? .none : .selection
    }

    mutating func setCaretPolicy(_ policy: CodeCaretPolicy, _ step: inout Step) {
        guard editor.composition == nil else { return commit(thenApply: .caretPolicy(policy), &step) }
        let before = editor.selection
        editor.caretPolicy = policy
        step.outcome.announcement = editor.selection == before ? .none : .selection
    }

    /// Commits the marked text first, as an edit of its own that the app can veto.
    private func commit(thenApply input: CodeFieldInput, _ step: inout Step) {
        step.outcome.effects = [.next(.unmark(isRequested: false)), .next(input)]
    }

    // MARK: - Making an edit

    private mutating func edit(
        _ step: inout Step, telling: Telling, isInsertion: Bool = false, _ body: (inout CodeEditor, Bool) -> CodeEdit
    ) {
        let startsOver = startsOver
        let count = editor.count
        let edit: CodeEdit
        switch telling {
        case .of(let range, let text, isKey: true) where !startsOver && isPlainKey(text, at: range):
            // The result of a key is known without a copy of the editor.
            step.outcome.announcement = range.upperBound == count ? .none : .selection
            edit = body(&editor, false)
        case .nothing: edit = body(&editor, startsOver)
        case .of, .ofChange:
            let before = editor
            edit = body(&editor, startsOver)
            step.outcome.announcement = announcement(telling, since: before, edit)
        }
        settle(edit, countBefore: count, isInsertion: isInsertion, &step)
    }

    /// Adds the consequences of an edit by the user.
    private mutating func settle(
        _ edit: CodeEdit, countBefore: Int, isInsertion: Bool = false, _ step: inout Step
    ) {
        step.edit = edit
        if edit.changesCode {
            codeDidChange(&step)
            if status != .editing { setStatus(.editing, &step) }
            if editor.count > countBefore { step.add(.pop(edit.changedCells)) }
            if isInsertion { unmaskLastTyped(&step) }
            step.add(.changed(codeToken, byUser: true))
        }
        if let reason = edit.invalidInput {
            step.outcome.result = .refused(reason)
            step.add(.refused(reason))
        }
        if edit.completed { step.add(.next(.complete(codeToken))) }
    }

    /// Makes an edit for the app.
    ///
    /// It never completes the code, and VoiceOver does not speak it.
    mutating func editByApp(_ step: inout Step, _ body: (inout CodeEditor) -> CodeEdit) {
        let before = editor
        let edit = body(&editor)
        step.outcome.announcement = announcement(.ofChange, since: before, edit)
        if let reason = edit.invalidInput { step.outcome.result = .refused(reason) }
        guard edit.changesCode else { return }
        codeDidChange(&step)
        step.add(.changed(codeToken, byUser: false))
    }

    /// Ends everything that was about the previous code.
    private mutating func codeDidChange(_ step: inout Step) {
        codeToken = makeToken()
        cancelVerification(&step)
        endStartOver(&step)
        endUnmasking(&step)
    }

    /// With delayed masking, shows the character typed last for a while.
    private mutating func unmaskLastTyped(_ step: inout Step) {
        guard case .delayed(let duration) = effectiveMasking else { return }
        let cell = (editor.selection.isEmpty ? editor.count : editor.selection.lowerBound) - 1
        let token = makeToken()
        unmasking = Unmasking(cell: cell, token: token)
        step.add(.wait(token, max(duration, .zero)))
    }
}

extension CodeFieldInput {
    /// Whether the input changes only the selection.
    fileprivate var isSelection: Bool {
        switch self {
        case .select, .tap, .move: true
        default: false
        }
    }
}

extension CodeEditor {
    /// Inserts text, or replaces the whole code with it.
    fileprivate mutating func insert(_ text: String, replacingAll: Bool) -> CodeEdit {
        replacingAll ? replace(0..<shownCount, with: text) : insert(text)
    }

    fileprivate mutating func delete(_ deletion: CodeDeletion) -> CodeEdit {
        switch deletion {
        case .backward: deleteBackward()
        case .forward: deleteForward()
        case .toStart: deleteToStart()
        case .toEnd: deleteToEnd()
        case .selection: replace(selection, with: "")
        }
    }
}
