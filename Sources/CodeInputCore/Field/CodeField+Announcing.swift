// What to announce to the text system.
extension CodeField {
    /// What the text system expects of an edit.
    ///
    /// Any other result is announced.
    enum Telling {
        /// Every result is right.
        case nothing
        /// The text system does not know of the edit.
        case ofChange
        /// The text system expects a text in place of a range, and the caret after it.
        case of(Range<Int>, String, isKey: Bool)
    }

    func announcement(
        _ telling: Telling, since before: CodeEditor, _ edit: CodeEdit
    ) -> CodeFieldOutcome.Announcement {
        guard case .of(let range, let text, _) = telling else {
            if edit.changesCode || before.markedRange != editor.markedRange { return .text }
            return before.selection == editor.selection ? .none : .selection
        }
        // The keyboard of a secure field sees only bullets.
        let isAsMeant =
            isSecure && editor.composition == nil
            ? editor.shownCount == before.shownCount - range.count + text.count
            : editor.shows(before, replacing: range, with: text)
        guard isAsMeant else { return .text }
        let caret = range.lowerBound + text.count
        return editor.selection == caret..<caret ? .none : .selection
    }

    /// Whether a key is inserted exactly as typed.
    func isPlainKey(_ text: String, at range: Range<Int>) -> Bool {
        guard text.utf8.count == 1, let key = text.first, editor.composition == nil else { return false }
        return editor.alphabet.normalize(key) == key && editor.count - range.count < editor.length
    }

    /// Whether a backspace deletes what the keyboard expects: the selection, or the character before the caret.
    var deletesAsMeant: Bool {
        let selection = editor.selection
        if startsOver { return editor.shownCount == max(selection.count, min(selection.upperBound, 1)) }
        guard selection.isEmpty, selection.lowerBound > 0, editor.composition != nil else { return true }
        // In one string, the characters of neighboring composed cells may merge.
        let caret = selection.lowerBound
        return systemText.text(in: 0..<caret).last == systemText.text(in: caret - 1..<caret).last
    }

    /// Whether an input must be tried before it is applied.
    ///
    /// An announcement must come before the change. The app's rules must not run while the field changes.
    ///
    /// - Parameters:
    ///   - input: What happens to the field.
    ///   - isWatched: Whether the text system listens to announcements.
    /// - Returns: False for a key that is inserted exactly as typed, and for its deletion: almost every input.
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
