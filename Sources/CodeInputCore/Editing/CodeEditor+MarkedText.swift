extension CodeEditor {
    /// Sets the text that an input method is composing: in place of the marked text, else of the selection.
    ///
    /// It is kept whole and as it is, shown as far as cells reach, no part of ``code``, and read by the rules of
    /// ``insert(_:)`` when it is committed. "" ends the composition and deletes what it stood in place of.
    ///
    /// - Parameters:
    ///   - text: The text composed so far.
    ///   - selection: What is selected in it, in characters. Clamped to the text.
    /// - Returns: What the edit did; it completes nothing.
    @discardableResult
    public mutating func setMarkedText(_ text: String, selection: Range<Int>) -> CodeEdit {
        let replaced = composition?.replaced ?? committedSelection
        guard !text.isEmpty else {
            return endingComposition { editor in
                replaced.isEmpty ? .none : editor.substitute(replaced, with: EmptyCollection())
            }.withoutCompletion
        }
        return compose(Composition(text, selection: selection, replacing: replaced))
    }

    /// Selects within the marked text.
    ///
    /// - Parameter selection: What is selected in it, in characters. Clamped to the text.
    /// - Returns: What the edit did: it changes no cell. Without marked text it does nothing.
    @discardableResult
    public mutating func selectMarkedText(_ selection: Range<Int>) -> CodeEdit {
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

    /// Commits the marked text: it is read as if it came in just now.
    ///
    /// - Returns: What the edit did. When the text is refused, the code is as it was before the composition.
    @discardableResult
    public mutating func unmarkText() -> CodeEdit {
        guard let composition else { return .none }
        return composition.withText { insert($0) }
    }

    /// Makes an edit in place of the marked text, if there is any.
    ///
    /// The code before was without the cells that the marked text stood in place of: to put the same characters there
    /// changes it and may complete it, to delete them does not.
    mutating func endingComposition(_ body: (inout CodeEditor) -> CodeEdit) -> CodeEdit {
        guard composition != nil else { return body(&self) }
        let before = self
        let ended = endComposition()
        let edit = body(&self).following(ended)
        let changesCode = !hasCode(of: before)
        return CodeEdit(
            changedCells: edit.changedCells, changesCode: changesCode,
            completed: changesCode && edit.rejection == nil && isComplete, rejection: edit.rejection)
    }

    private func hasCode(of other: CodeEditor) -> Bool {
        guard let hidden = other.composition?.replaced, count == other.count else { return false }
        return (0..<count).allSatisfy { index in
            characters[index] == other.characters[index < hidden.lowerBound ? index : index + hidden.count]
        }
    }

    /// Drops the marked text, so that the cells it replaced are back.
    mutating func endComposition() -> CodeEdit {
        guard let ending = composition else { return .none }
        let before = shownCount
        composition = nil
        let changed = ending.start..<max(before, shownCount)
        return CodeEdit(
            changedCells: changed.clampedInto(0..<length), changesCode: !ending.replaced.isEmpty)
    }

    mutating func deleteMarked(_ range: Range<Int>) -> CodeEdit {
        guard let composition, !range.isEmpty, range.lowerBound >= 0, range.upperBound <= composition.count else {
            return .rejected(.nothingToDelete)
        }
        guard let rest = composition.removing(range) else { return setMarkedText("", selection: 0..<0) }
        return compose(rest)
    }

    /// Deletes a character beside the marked text, which moves along with what it stands in place of.
    mutating func deleteCommitted(_ index: Int) -> CodeEdit {
        guard let composition, characters.indices.contains(index) else { return .rejected(.nothingToDelete) }
        let isBefore = index < composition.start
        let cell = isBefore ? index : index - composition.replaced.count + composition.count
        let before = shownCount
        characters.replace(index..<(index + 1), with: EmptyCollection())
        let replaced = composition.replaced.shifted(by: isBefore ? -1 : 0)
        self.composition = composition.replacing(replaced)
        settle(replaced)
        return CodeEdit(changedCells: (cell..<before).clampedInto(0..<length), changesCode: true)
    }

    /// The cells of the committed code that a range of the shown text stands for.
    func committedRange(of range: Range<Int>) -> Range<Int> {
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
