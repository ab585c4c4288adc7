// Edits by the user and by the app.
extension CodeField {
    /// Whether the next edit by the user begins a new code, because the current one was rejected.
    var startsOver: Bool {
        status == .rejected && configuration.rejectionPolicy == .startOver && rejectedCode == codeToken
            && !editor.isEmpty
    }

    // MARK: - By the keyboard

    mutating func insert(_ text: String, _ prepare: (String) -> String, _ outcome: inout CodeFieldOutcome) {
        let expectation = expectation(of: .insert(text))
        guard takesInput else { return refuse(&outcome, .held, expectation) }
        if text.isReturn {
            commit(before: .submit, prepare, &outcome)
            return submit(&outcome, expectation)
        }
        guard !text.isEmpty else {
            turn.emptyInsertions += 1
            // Inserted text replaces the marked text, even when it is empty.
            if editor.composition != nil { mark("", selection: 0..<0, &outcome) }
            return
        }
        // The Tab key moves the focus. AutoFill and dictation may add a space. Neither is part of a code.
        guard !isLoneSeparator(text) else { return outcome.announce(.text) }
        let range = beginsFill ? 0..<editor.shownCount : nil
        turn.emptyInsertions = 0
        enter(text.allSatisfy(\.isNewline) ? text : prepare(text), in: range, &outcome, expectation)
    }

    mutating func paste(_ text: String, _ prepare: (String) -> String, _ outcome: inout CodeFieldOutcome) {
        enter(prepare(text), in: nil, &outcome, .nothing)
    }

    private func isLoneSeparator(_ text: String) -> Bool {
        guard let character = text.first, character.isWhitespace, text.index(after: text.startIndex) == text.endIndex
        else { return false }
        return editor.alphabet.normalize(character) == nil
    }

    mutating func replace(
        _ range: Range<Int>, with text: String, _ prepare: (String) -> String, _ outcome: inout CodeFieldOutcome
    ) {
        let range = range.clampedInto(0..<editor.shownCount)
        // A line break is a key, and no text.
        guard text != "\n" || !takesInput else { return }
        enter(prepare(text), in: range, &outcome, expectation(of: .replace(range, with: text)))
    }

    /// Enters text in place of a range or of the selection.
    ///
    /// It may be the current code once more.
    private mutating func enter(
        _ text: String, in range: Range<Int>?, _ outcome: inout CodeFieldOutcome, _ expectation: SystemExpectation
    ) {
        edit(&outcome, expectation, isInsertion: !text.isEmpty) { editor, startsOver in
            guard let range = startsOver ? 0..<editor.shownCount : range else { return editor.insert(text) }
            return editor.replace(range, with: text)
        }
        guard outcome.result == .accepted, outcome.changedCells == nil, retryableCode == codeToken, !turn.hasRetried,
            editor.isComplete, text.utf8.count >= editor.length, text.utf8.count > 1
        else { return }
        turn.hasRetried = true
        complete(&outcome)
    }

    mutating func mark(_ text: String, selection: Range<Int>, _ outcome: inout CodeFieldOutcome) {
        let clears = startsOver && !text.isEmpty
        edit(&outcome, clears ? .nothing : .markedText, endsComposition: text.isEmpty) { editor, _ in
            let cleared = clears ? editor.clear() : .none
            return editor.setMarkedText(text, selection: selection).following(cleared)
        }
    }

    mutating func unmark(isRequested: Bool, _ prepare: (String) -> String, _ outcome: inout CodeFieldOutcome) {
        guard let composition = editor.composition, let marked = editor.markedRange else { return }
        composition.withText { typed in
            edit(
                &outcome, isRequested ? .text(typed, in: marked) : .nothing, isInsertion: true, endsComposition: true
            ) { editor, _ in
                let edit = editor.insert(prepare(typed))
                // The composition ends even if the app prepared its text to nothing.
                return editor.composition == nil ? edit : editor.endComposition()
            }
        }
    }

    mutating func deleteBackward(_ outcome: inout CodeFieldOutcome) {
        let expectation = expectation(of: .deleteBackward)
        // The system may select a character in order to delete it. The user saw the caret after that character, and
        // expects it there after the deletion.
        if takesInput, let before = turn.selectionBefore, before == editor.count..<editor.count,
            editor.composition == nil, editor.selection == (editor.count - 1)..<editor.count
        {
            editor.select(before)
        }
        edit(&outcome, expectation) { $1 ? $0.clear() : $0.deleteBackward() }
    }

    // MARK: - The selection

    /// Commits marked text before an input that moves the selection out of it.
    mutating func commit(
        before input: CodeFieldInput, _ prepare: (String) -> String, _ outcome: inout CodeFieldOutcome
    ) {
        guard let marked = editor.markedRange else { return }
        if case .select(let range) = input, marked.lowerBound <= range.lowerBound, range.upperBound <= marked.upperBound
        {
            return
        }
        unmark(isRequested: false, prepare, &outcome)
    }

    /// Makes the selection that an input asks for.
    mutating func select(_ input: CodeFieldInput, _ outcome: inout CodeFieldOutcome) {
        let before = editor.selection
        var expected = before
        switch input {
        case .caretPolicy(let policy): editor.caretPolicy = policy
        case _ where !takesSelection:
            if outcome.effects.isEmpty { outcome.result = .held }
            return outcome.announce(announcement(since: editor, expectation(of: input), isMade: false))
        case .select(let range):
            guard range != before else {
                if outcome.effects.isEmpty { ignore(&outcome) }
                return
            }
            if let marked = editor.markedRange {
                editor.selectMarkedText(range.clampedInto(marked).shifted(by: -marked.lowerBound))
            } else {
                editor.select(range)
            }
            turn.selectionBefore = before
            expected = editor.markedRange == nil ? range : editor.selection
        case .tap(let cell): editor.select(cell..<cell)
        case .move(let movement, let extending): editor.moveSelection(movement, extending: extending)
        default: break
        }
        outcome.announce(editor.selection == expected ? .none : .selection)
    }

    // MARK: - Making an edit

    mutating func edit(
        _ outcome: inout CodeFieldOutcome, _ expectation: SystemExpectation = .nothing, isInsertion: Bool = false,
        endsComposition: Bool = false, _ body: (inout CodeEditor, _ startsOver: Bool) -> CodeEdit
    ) {
        guard takesInput else {
            return refuse(&outcome, .held, expectation, endsComposition: endsComposition)
        }
        let before = editor
        finish(body(&editor, startsOver), since: before, &outcome, expectation, isInsertion: isInsertion)
    }

    /// Carries out what follows from an edit by the user.
    ///
    /// Not a part of the method above, whose every use the compiler copies.
    @inline(never) private mutating func finish(
        _ edit: CodeEdit, since before: CodeEditor, _ outcome: inout CodeFieldOutcome,
        _ expectation: SystemExpectation, isInsertion: Bool
    ) {
        outcome.announce(announcement(since: before, expectation, isMade: true))
        if edit.changesCode {
            outcome.changedCells = edit.changedCells
            codeDidChange(&outcome)
            if status != .editing { setStatus(.editing, &outcome) }
            if editor.count > before.count { outcome.add(.insertion(edit.changedCells)) }
            if editor.count < before.count { outcome.add(.removal(editor.count..<before.count)) }
            if isInsertion { unmaskLastTyped(&outcome) }
            tell(.changed, &outcome)
        }
        if let reason = edit.invalidInput { report(reason, &outcome) }
        if edit.completed { complete(&outcome) }
    }

    /// Makes no edit.
    ///
    /// A composition that would have ended does, and the characters that it replaced return.
    @inline(never) mutating func refuse(
        _ outcome: inout CodeFieldOutcome, _ result: CodeFieldOutcome.Result, _ expectation: SystemExpectation,
        endsComposition: Bool = false
    ) {
        outcome.result = result
        let before = editor
        // The app's verdict stays: this ends an edit and does not begin one.
        if endsComposition, editor.endComposition().changesCode {
            codeToken = makeToken()
            tell(.changed, &outcome)
        }
        outcome.announce(announcement(since: before, expectation, isMade: false))
    }

    /// Carries out what follows from an edit by the app.
    ///
    /// It never completes the code, and VoiceOver does not speak it.
    mutating func finishByApp(since before: CodeEditor, _ edit: CodeEdit, _ outcome: inout CodeFieldOutcome) {
        outcome.announce(announcement(since: before, .nothing, isMade: true))
        if let reason = edit.invalidInput { outcome.result = .invalid(reason) }
        guard edit.changesCode else { return }
        codeDidChange(&outcome)
        outcome.add(.replaced(codeToken))
    }

    /// Reports an edit that was not made.
    func report(_ reason: CodeInvalidInput, _ outcome: inout CodeFieldOutcome) {
        outcome.result = .invalid(reason)
        tell(.invalidInput(reason), &outcome)
    }

    func tell(_ event: CodeInputEvent, _ outcome: inout CodeFieldOutcome) {
        outcome.add(.event(event, codeToken))
    }

    /// Ends everything that was about the previous code.
    private mutating func codeDidChange(_ outcome: inout CodeFieldOutcome) {
        endWaits(&outcome)
        let isUntold = status != toldStatus
        cancelVerification(&outcome)
        // A verdict that nobody heard of goes with its code.
        if isUntold, status != .editing { setStatus(.editing, &outcome) }
    }

    private mutating func endWaits(_ outcome: inout CodeFieldOutcome) {
        codeToken = makeToken()
        endStartOver(&outcome)
        endUnmasking(&outcome)
    }

    /// Forgets a code that must go, unless it is being verified.
    ///
    /// A verdict of this step stays: the app has yet to hear of it.
    mutating func forgetJudgedCode(_ outcome: inout CodeFieldOutcome) {
        guard forgottenCode == codeToken, status != .verifying else { return }
        let before = editor
        editor.clear()
        outcome.announce(announcement(since: before, .nothing, isMade: true))
        endWaits(&outcome)
        outcome.add(.replaced(codeToken))
    }

    /// With delayed masking, shows the character typed last for a while.
    private mutating func unmaskLastTyped(_ outcome: inout CodeFieldOutcome) {
        guard case .delayed(let duration) = effectiveMasking else { return }
        let cell = (editor.selection.isEmpty ? editor.count : editor.selection.lowerBound) - 1
        let token = makeToken()
        unmasking = (cell, token)
        outcome.add(.wait(token, max(duration, .zero)))
    }
}

extension String {
    /// Whether a text is the Return key.
    var isReturn: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}

extension CodeEditor {
    mutating func delete(_ deletion: CodeDeletion) -> CodeEdit {
        switch deletion {
        case .backward: deleteBackward()
        case .forward: deleteForward()
        case .toStart: deleteToStart()
        case .toEnd: deleteToEnd()
        case .selection: replace(selection, with: "")
        }
    }
}
