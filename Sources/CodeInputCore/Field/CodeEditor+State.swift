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
        var presentation = CodePresentation()
        (presentation.masking, presentation.placeholder) = (masking, placeholder)
        (presentation.isFocused, presentation.isEnabled, presentation.status) = (isFocused, isEnabled, status)
        var state = CodeFieldState(cells: [])
        update(&state, showing: presentation)
        return state
    }

    /// Updates a state in place.
    ///
    /// - Parameters:
    ///   - state: An earlier state, of any length.
    ///   - presentation: What the field shows beside its text.
    /// - Returns: The smallest range that contains every changed cell.
    /// - Complexity: O(``length``).
    @discardableResult
    package func update(_ state: inout CodeFieldState, showing presentation: CodePresentation) -> Range<Int> {
        let isKnown = state.cells.count == length
        if !isKnown { state.cells = (0..<length).map { CodeCell(index: $0) } }
        var changed = isKnown ? 0..<0 : 0..<length
        (state.isFocused, state.status) = (presentation.isFocused, presentation.status)
        let marked = markedRange ?? 0..<0
        let selection = presentation.isFocused ? selection : 0..<0
        let isTarget = presentation.isFocused && (presentation.isEditable || !selection.isEmpty)
        let focused = isTarget ? focusedCell : nil
        // One hint is for every cell.
        var hints = presentation.placeholder.makeIterator()
        let onlyHint = presentation.placeholder.prefix(2).count == 1 ? hints.next() : nil
        for index in 0..<length {
            let cell = CodeCell(
                index: index, content: content(of: index, presentation, hint: onlyHint ?? hints.next()),
                isFocused: index == focused,
                isSelected: selection.contains(index), isMarked: marked.contains(index),
                isEnabled: presentation.isEnabled, status: presentation.status)
            guard state.cells[index] != cell else { continue }
            state.cells[index] = cell
            changed = changed.union(index..<index + 1)
        }
        return changed
    }

    private func content(of cell: Int, _ presentation: CodePresentation, hint: Character?) -> CodeCell.Content {
        guard cell >= shownCount else {
            let isMasked = presentation.masking.hides(cell, revealing: presentation.unmaskedCell)
            return isMasked ? .masked : .character(character(at: cell))
        }
        return hint.map { .placeholder($0) } ?? .empty
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
        guard markedRange == nil, shownCount == other.shownCount - range.count + inserted.count else { return false }
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

    /// The cell that the next key goes to; nil if every cell is filled and none is selected.
    private var focusedCell: Int? {
        let target = selection.lowerBound
        return target < length ? target : nil
    }
}

/// What a field shows beside its text.
package struct CodePresentation: Sendable {
    /// What filled cells show.
    package var masking = CodeMasking.none
    /// With ``CodeMasking/delayed(_:)``, the cell that still shows its character, or nil.
    package var unmaskedCell: Int?
    /// The hints in empty cells: a character for each position, or one character for every cell.
    package var placeholder = ""
    /// Whether the keyboard types into the field.
    package var isFocused = false
    /// Whether the field is enabled.
    package var isEnabled = true
    /// Whether the field is editable.
    ///
    /// If not, no cell is focused unless it is selected.
    package var isEditable = true
    /// The status of the field.
    package var status = CodeStatus.editing

    /// Creates the presentation of an enabled field without the keyboard.
    package init() {}
}
