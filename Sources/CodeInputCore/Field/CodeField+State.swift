extension CodeField {
    /// The state of the field, for a renderer.
    package func state(showing configuration: Configuration) -> CodeFieldState {
        var state = CodeFieldState(cells: [])
        update(&state, showing: configuration)
        return state
    }

    /// Updates a state in place.
    ///
    /// - Parameters:
    ///   - state: An earlier state, of any length.
    ///   - configuration: What the app and the host have set.
    /// - Returns: The smallest range that contains every changed cell.
    /// - Complexity: O(the number of cells).
    @discardableResult
    package func update(_ state: inout CodeFieldState, showing configuration: Configuration) -> Range<Int> {
        let length = editor.length, isKnown = state.cells.count == length
        if !isKnown { state.cells = (0..<length).map { CodeCell(index: $0) } }
        var changed = isKnown ? 0..<0 : 0..<length
        (state.isFocused, state.status) = (isFocused, status)
        let marked = editor.markedRange ?? 0..<0, selection = isFocused ? editor.selection : 0..<0
        // The cell that the next key goes to, and in a full field the last one: the focus is always seen.
        let last = (configuration.isEditable ? length : editor.shownCount) - 1
        let focused = isFocused ? min(editor.selection.lowerBound, last) : nil
        let masking = configuration.effectiveMasking
        let unmasked = unmasking?.maskings == configuration.maskings ? unmasking?.cell : nil
        // One hint is for every cell.
        var hints = configuration.placeholder.makeIterator()
        let onlyHint = configuration.placeholder.prefix(2).count == 1 ? hints.next() : nil
        for index in 0..<length {
            let hint = onlyHint ?? hints.next()
            let content: CodeCell.Content =
                if index >= editor.shownCount {
                    hint.map { .placeholder($0) } ?? .empty
                } else if masking.hides(index, revealing: unmasked) {
                    .masked
                } else {
                    .character(editor.character(at: index))
                }
            let cell = CodeCell(
                index: index, content: content, isFocused: index == focused, isSelected: selection.contains(index),
                isMarked: marked.contains(index), isEnabled: configuration.isEnabled, status: status)
            guard state.cells[index] != cell else { continue }
            state.cells[index] = cell
            changed = changed.union(index..<index + 1)
        }
        return changed
    }
}

extension CodeEditor {
    /// Makes the state for a renderer.
    ///
    /// - Parameters:
    ///   - masking: What filled cells show. With ``CodeMasking/delayed(_:)``, every character is masked.
    ///   - placeholder: The hints in empty cells: a character for each position, or one character for every cell.
    ///   - isFocused: Whether the keyboard types into this field.
    ///   - isEnabled: Whether the field is enabled.
    ///   - status: The status of the field.
    /// - Returns: The state, with exactly ``length`` cells.
    /// - Complexity: O(``length``).
    public func state(
        masking: CodeMasking = .none, placeholder: String = "", isFocused: Bool = false, isEnabled: Bool = true,
        status: CodeStatus = .editing
    ) -> CodeFieldState {
        var configuration = CodeField.Configuration()
        (configuration.masking, configuration.placeholder, configuration.isEnabled) = (masking, placeholder, isEnabled)
        return CodeField(self, isFocused: isFocused, status: status).state(showing: configuration)
    }

    /// Returns a part of the shown text, which is the code with the marked text in it.
    ///
    /// Each call makes a string, which Swift does not overwrite when it is freed.
    ///
    /// - Parameter range: The cells to read. Clamped to the shown text.
    /// - Returns: The characters of those cells.
    package func text(in range: Range<Int>) -> String {
        let range = range.clampedInto(0..<shownCount)
        var text = ""
        // A string that grows leaves its old buffers behind.
        text.reserveCapacity(range.reduce(0) { $0 + character(at: $1).utf8.count })
        for cell in range { text.append(character(at: cell)) }
        return text
    }

    /// Whether the shown text is that of another editor with a range replaced.
    ///
    /// It compares characters and makes no string of the code.
    ///
    /// - Parameters:
    ///   - other: The editor before the edit.
    ///   - range: The replaced cells. Clamped to the other editor's shown text.
    ///   - text: The text in their place.
    /// - Returns: Whether the two texts differ by that replacement only.
    package func shows(_ other: CodeEditor, replacing range: Range<Int>, with text: String) -> Bool {
        guard !text.isTooLongToRead else { return false }
        let range = range.clampedInto(0..<other.shownCount)
        // A longer text is never inserted as it is.
        let inserted = text.prefix(Self.lengths.upperBound + 1)
        guard shownCount == other.shownCount - range.count + inserted.count else { return false }
        let added = range.lowerBound..<(range.lowerBound + inserted.count)
        var rest = inserted.makeIterator()
        for cell in 0..<shownCount {
            let otherCell = cell < added.lowerBound ? cell : cell - added.count + range.count
            let isSame =
                added.contains(cell) ? rest.next() == character(at: cell) : shows(cell, of: other, at: otherCell)
            guard isSame else { return false }
        }
        return true
    }

    /// Whether a cell shows the character of a cell of another editor.
    private func shows(_ cell: Int, of other: CodeEditor, at otherCell: Int) -> Bool {
        let (own, others) = (source(of: cell), other.source(of: otherCell))
        if !own.isMarked, !others.isMarked { return characters[own.index] == other.characters[others.index] }
        return character(at: cell) == other.character(at: otherCell)
    }

    /// The position of a cell's character in the marked text, or in the code.
    private func source(of cell: Int) -> (isMarked: Bool, index: Int) {
        guard let composition, cell >= composition.start else { return (false, cell) }
        let index = cell - composition.start
        if index < composition.count { return (true, index) }
        return (false, cell - composition.count + composition.replaced.count)
    }

    /// The shown character of a cell.
    @inline(never) func character(at cell: Int) -> Character {
        let source = source(of: cell)
        guard source.isMarked, let composition else { return characters[source.index].character }
        return composition.character(at: source.index)
    }

    /// The number of characters in the shown text.
    ///
    /// It may exceed the number of cells.
    @inline(never) package var shownCount: Int { count + (composition?.count ?? 0) }
}
