extension CodeEditor {
    /// Sets the marked text, in place of the earlier marked text or of the selection.
    ///
    /// Marked text may be longer than the field. It is not part of ``code``, and is read like the text of
    /// ``insert(_:isPasted:)`` when it is committed. "" ends the composition and deletes the selection that it
    /// replaced. The edit completes nothing. A text of more than 4,096 bytes of UTF-8 is ``CodeInvalidInput/tooLong``,
    /// and the earlier marked text stays. The selection is in characters of the text, and clamped to it.
    @discardableResult public mutating func setMarkedText(_ text: String, selection: Range<Int>) -> CodeEdit {
        let range = markedRange ?? self.selection, count = shown.count
        guard !text.isEmpty else { return replace(range, with: "", from: Source()) }
        guard !text.isTooLongToMark else { return .invalid(.tooLong) }
        let changesCode = composition == nil && !range.isEmpty
        let replaced = composition?.replaced ?? ErasableArray(shown.characters[range])
        let marked = shown.replace(range, withMarked: text)
        composition = (marked, replaced)
        self.selection = selection.clamped(to: 0..<marked.count).shifted(by: marked.lowerBound)
        let changed = range.lowerBound..<max(count, shown.count)
        return CodeEdit(changedCells: changed.clamped(to: 0..<length), changesCode: changesCode)
    }

    /// Commits the marked text, read like that of ``insert(_:isPasted:)``; if it is invalid, the old code returns.
    @discardableResult @inline(never) public mutating func unmarkText() -> CodeEdit {
        guard let markedRange else { return .none }
        let shown = shown
        return shown.withString(in: markedRange) { insert($0) }
    }

    /// Drops the marked text: the cells that it replaced return, and their selection where ``caretPolicy`` allows it.
    mutating func endComposition() -> CodeEdit {
        guard let ending = composition else { return .none }
        let marked = ending.range, count = shown.count
        // In a new buffer, of the size of a code.
        var code = ErasableArray<CodeCharacter>(capacity: length)
        code.replace(0..<0, with: shown.characters[marked.upperBound...])
        code.replace(0..<0, with: ending.replaced)
        code.replace(0..<0, with: shown.characters[..<marked.lowerBound])
        (shown, composition) = (ErasableText(code), nil)
        selection = marked.lowerBound..<marked.lowerBound + ending.replaced.count
        if caretPolicy == .endOnly { placeSelection(selection) }
        let changed = marked.lowerBound..<max(count, shown.count)
        return CodeEdit(changedCells: changed.clamped(to: 0..<length), changesCode: !ending.replaced.isEmpty)
    }
}
