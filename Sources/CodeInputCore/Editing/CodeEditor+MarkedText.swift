extension CodeEditor {
    /// Sets the marked text, in place of the earlier marked text or of the selection.
    ///
    /// Marked text may be longer than the field. Cells show as much of it as fits. It is not part of ``code``, and is
    /// read like the text of ``insert(_:)`` when it is committed. "" ends the composition and deletes the selection that
    /// it replaced.
    ///
    /// - Parameters:
    ///   - text: The text composed so far.
    ///   - selection: The selection in it, in characters. Clamped to the text.
    /// - Returns: The result of the edit, which completes nothing. A text of more than 4,096 bytes of UTF-8 is
    ///   ``CodeInvalidInput/tooLong``, and the earlier marked text stays.
    @discardableResult
    public mutating func setMarkedText(_ text: String, selection: Range<Int>) -> CodeEdit {
        let replaced = composition?.replaced ?? committedSelection
        guard !text.isEmpty else {
            return replaceCommitted(replaced, with: "").withoutCompletion
        }
        guard !text.isTooLongToMark else { return .invalid(.tooLong) }
        return compose(Composition(text, selection: selection, replacing: replaced))
    }

    /// Selects within the marked text.
    ///
    /// - Parameter selection: The selection in it, in characters. Clamped to the text.
    /// - Returns: The result of the edit, which changes no cell. Without marked text it does nothing.
    @discardableResult
    package mutating func selectMarkedText(_ selection: Range<Int>) -> CodeEdit {
        composition?.select(selection)
        return .none
    }

    private mutating func compose(_ new: Composition) -> CodeEdit {
        let isNew = composition == nil
        let before = shownCount
        composition = new
        let changed = new.start..<max(before, shownCount)
        return CodeEdit(
            changedCells: changed.clampedInto(0..<length), changesCode: isNew && !new.replaced.isEmpty)
    }

    /// Commits the marked text, which is read like the text of ``insert(_:)``.
    ///
    /// - Returns: The result of the edit. If the text is invalid, the code from before the composition returns.
    @discardableResult
    @inline(never) public mutating func unmarkText() -> CodeEdit {
        guard let composition else { return .none }
        return composition.withText { insert($0) }
    }

    /// Replaces a range of the committed code, after the end of the composition if there is one.
    ///
    /// During a composition, the code lacks the cells that the marked text replaces. So inserting the same characters
    /// again changes the code and may complete it, and deleting them does not change it.
    mutating func replaceCommitted(_ range: Range<Int>, with text: String) -> CodeEdit {
        guard composition != nil else {
            return text.isEmpty ? substitute(range, with: EmptyCollection()) : insert(text, replacing: range)
        }
        let before = self
        let ended = endComposition()
        let edit = replaceCommitted(range, with: text).following(ended)
        let changesCode = !hasCode(of: before)
        return CodeEdit(
            changedCells: edit.changedCells, changesCode: changesCode,
            completed: changesCode && edit.invalidInput == nil && isComplete, invalidInput: edit.invalidInput)
    }

    private func hasCode(of other: CodeEditor) -> Bool {
        guard let hidden = other.composition?.replaced, count == other.count else { return false }
        return (0..<count).allSatisfy { index in
            characters[index] == other.characters[index < hidden.lowerBound ? index : index + hidden.count]
        }
    }

    /// Drops the marked text.
    ///
    /// The cells that it replaced return, and their selection if ``caretPolicy`` still allows it.
    mutating func endComposition() -> CodeEdit {
        guard let ending = composition else { return .none }
        let before = shownCount
        composition = nil
        if caretPolicy == .endOnly { placeSelection(committedSelection) }
        let changed = ending.start..<max(before, shownCount)
        return CodeEdit(
            changedCells: changed.clampedInto(0..<length), changesCode: !ending.replaced.isEmpty)
    }

    mutating func deleteMarked(_ range: Range<Int>) -> CodeEdit {
        guard let composition, !range.isEmpty else { return .invalid(.nothingToDelete) }
        guard let rest = composition.removing(range) else { return setMarkedText("", selection: 0..<0) }
        return compose(rest)
    }

    /// Deletes a character next to the marked text, and moves the marked text along.
    mutating func deleteCommitted(_ index: Int) -> CodeEdit {
        guard let composition, characters.indices.contains(index) else { return .invalid(.nothingToDelete) }
        let isBefore = index < composition.start
        let cell = isBefore ? index : index - composition.replaced.count + composition.count
        let before = shownCount
        characters.replace(index..<(index + 1), with: EmptyCollection())
        let replaced = composition.replaced.shifted(by: isBefore ? -1 : 0)
        self.composition = composition.replacing(replaced)
        placeSelection(replaced)
        return CodeEdit(changedCells: (cell..<before).clampedInto(0..<length), changesCode: true)
    }

    /// The cells of the committed code that correspond to a range of the shown text.
    func committedRange(of range: Range<Int>) -> Range<Int> {
        let range = range.clampedInto(0..<shownCount)
        guard let composition, let marked = markedRange else { return range.clampedInto(0..<characters.count) }
        let lower = range.lowerBound, upper = range.upperBound
        let growth = marked.count - composition.replaced.count
        let from = lower <= marked.lowerBound ? lower : lower < marked.upperBound ? composition.start : lower - growth
        let to =
            upper <= marked.lowerBound
            ? upper : upper <= marked.upperBound ? composition.replaced.upperBound : upper - growth
        return (from..<max(from, to)).clampedInto(0..<characters.count)
    }
}
