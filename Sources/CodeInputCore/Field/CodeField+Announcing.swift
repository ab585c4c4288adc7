// What the text system has to be told of an edit.
extension CodeField {
    /// What the text system expects of an edit, and is told of if something else comes of it.
    enum Telling {
        /// It is right whatever comes of it.
        case nothing
        /// It knows nothing of the edit.
        case ofChange
        /// It expects a range to be replaced by a text, and the caret behind it.
        case of(Range<Int>, String, isKey: Bool)
    }

    func announcement(
        _ telling: Telling, since before: CodeEditor, _ edit: CodeEdit
    ) -> CodeFieldOutcome.Announcement {
        guard case .of(let range, let text, _) = telling else {
            if edit.changesCode || before.markedRange != editor.markedRange { return .text }
            return before.selection == editor.selection ? .none : .selection
        }
        // The keyboard of a secret sees bullets, whatever became of a character.
        let isAsMeant =
            isSecure && editor.composition == nil
            ? editor.shownCount == before.shownCount - range.count + text.count
            : editor.shows(before, replacing: range, with: text)
        guard isAsMeant else { return .text }
        let caret = range.lowerBound + text.count
        return editor.selection == caret..<caret ? .none : .selection
    }

    /// Whether a key goes in just as it was typed.
    func isPlainKey(_ text: String, at range: Range<Int>) -> Bool {
        guard text.utf8.count == 1, let key = text.first, editor.composition == nil else { return false }
        return editor.alphabet.normalize(key) == key && editor.count - range.count < editor.length
    }

    /// Whether a backspace takes what the keyboard means: the selection, or the character before the caret.
    var deletesAsMeant: Bool {
        let selection = editor.selection
        if startsOver { return editor.shownCount == max(selection.count, min(selection.upperBound, 1)) }
        guard selection.isEmpty, selection.lowerBound > 0, editor.composition != nil else { return true }
        // In one string, the characters of cells that are composed may be one.
        let caret = selection.lowerBound
        return systemText.text(in: 0..<caret).last == systemText.text(in: caret - 1..<caret).last
    }

    /// Whether an input has to be tried before it is taken: somebody has to be told first, or it calls code of the app's, which
    /// must not meet a field in the midst of a change.
    ///
    /// - Parameters:
    ///   - input: What happens.
    ///   - isWatched: Whether the text system wants to be told of changes.
    /// - Returns: False for a key that goes in just as it was typed, and its deletion. By far the most inputs are.
    package func needsTrial(_ input: CodeFieldInput, isWatched: Bool) -> Bool {
        if case .complete = input { return !rules.isEmpty }
        return isWatched && !isRoutine(input)
    }

    private func isRoutine(_ input: CodeFieldInput) -> Bool {
        guard takesInput, editor.composition == nil, !startsOver else { return false }
        switch input {
        case .insert(let text, nil):
            let target = editor.committedSelection
            return target.upperBound == editor.count && turn.emptyInsertions < 2 && isPlainKey(text, at: target)
        case .deleteBackward: return editor.committedSelection.isEmpty
        default: return false
        }
    }
}
