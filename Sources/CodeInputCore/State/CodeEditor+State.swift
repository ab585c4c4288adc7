extension CodeEditor {
    /// Makes the state for a renderer: each cell with its content, focus, selection and status.
    ///
    /// - Parameters:
    ///   - masking: What filled cells show. A masked cell carries no character.
    ///   - unmaskedCell: With ``CodeMasking/delayed(_:)``, the cell that still shows its character, or nil.
    ///   - placeholder: The hints in empty cells: a character for each position, or one character for every cell.
    ///   - isFocused: Whether the keyboard types into this field.
    ///   - isEnabled: Whether the field is enabled.
    ///   - status: The status of the field.
    /// - Returns: The state, with exactly ``length`` cells.
    /// - Complexity: O(``length``).
    public func state(
        masking: CodeMasking = .none,
        unmaskedCell: Int? = nil,
        placeholder: String = "",
        isFocused: Bool = false,
        isEnabled: Bool = true,
        status: CodeStatus = .editing
    ) -> CodeFieldState {
        var state = CodeFieldState(cells: [])
        update(
            &state, masking: masking, unmaskedCell: unmaskedCell, placeholder: placeholder, isFocused: isFocused,
            isEnabled: isEnabled, status: status)
        return state
    }

    /// Updates a state in place.
    ///
    /// - Parameters:
    ///   - state: Any earlier state, of any length.
    ///   - masking: What filled cells show. A masked cell carries no character.
    ///   - unmaskedCell: With ``CodeMasking/delayed(_:)``, the cell that still shows its character, or nil.
    ///   - placeholder: The hints in empty cells: a character for each position, or one character for every cell.
    ///   - isFocused: Whether the keyboard types into this field.
    ///   - isEnabled: Whether the field is enabled.
    ///   - isEditable: Whether the field is editable. If not, no cell is focused unless it is selected.
    ///   - status: The status of the field.
    /// - Returns: The smallest range that contains every changed cell.
    /// - Complexity: O(``length``).
    @discardableResult
    package func update(
        _ state: inout CodeFieldState,
        masking: CodeMasking = .none,
        unmaskedCell: Int? = nil,
        placeholder: String = "",
        isFocused: Bool = false,
        isEnabled: Bool = true,
        isEditable: Bool = true,
        status: CodeStatus = .editing
    ) -> Range<Int> {
        let isKnown = state.cells.count == length
        if !isKnown { state.cells = (0..<length).map { CodeCell(index: $0) } }
        var changed = isKnown ? 0..<0 : 0..<length
        let marked = markedRange ?? 0..<0
        let selection = isFocused ? selection : 0..<0
        let focused = isFocused && (isEditable || !selection.isEmpty) ? focusedCell : nil
        let hints = placeholder.isEmpty ? [] : Array(placeholder)
        let shownCount = shownCount
        (state.isFocused, state.status) = (isFocused, status)
        state.cells.withUnsafeMutableBufferPointer { cells in
            for index in cells.indices {
                let isChanged = cells[index].setFlags(
                    isFocused: index == focused, isSelected: selection.contains(index),
                    isMarked: marked.contains(index), isEnabled: isEnabled, status: status)
                if isChanged { changed = changed.extended(to: index) }
            }
            for index in cells.indices {
                let content: CodeCell.Content
                if index >= shownCount {
                    let hint = hints.count == 1 ? hints.first : index < hints.count ? hints[index] : nil
                    content = hint.map { .placeholder($0) } ?? .empty
                } else if masking.hides(index, revealing: unmaskedCell) {
                    content = .masked
                } else {
                    content = .character(character(at: index))
                }
                if isKnown, cells[index].content == content { continue }
                cells[index].content = content
                changed = changed.extended(to: index)
            }
        }
        return changed
    }

    /// Returns a part of the shown text, which is the code with the marked text in it.
    ///
    /// Each call makes a string, which Swift does not overwrite when it is freed.
    ///
    /// - Parameter range: The cells to read. Clamped to the shown text.
    /// - Returns: The characters of those cells.
    public func text(in range: Range<Int>) -> String {
        let range = range.clampedInto(0..<shownCount)
        var text = ""
        // A string that grows leaves its old buffers behind.
        text.reserveCapacity(range.reduce(0) { $0 + utf8Count(at: $1) })
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
        let range = range.clampedInto(0..<other.shownCount)
        // A longer text is never inserted as it is.
        let inserted = text.prefix(Self.lengths.upperBound + 1)
        guard markedRange == nil, other.shownCount - range.count <= Self.lengths.upperBound,
            shownCount == other.shownCount - range.count + inserted.count
        else { return false }
        let behind = range.upperBound - range.lowerBound - inserted.count
        return (0..<range.lowerBound).allSatisfy { character(at: $0) == other.character(at: $0) }
            && zip(range.lowerBound..., inserted).allSatisfy { character(at: $0) == $1 }
            && (range.lowerBound + inserted.count..<shownCount).allSatisfy {
                character(at: $0) == other.character(at: $0 + behind)
            }
    }

    /// The place of a cell's character: in the marked text, or in the code.
    private func place(of cell: Int) -> (isMarked: Bool, index: Int) {
        guard let composition, cell >= composition.start else { return (false, cell) }
        let index = cell - composition.start
        if index < composition.count { return (true, index) }
        return (false, cell - composition.count + composition.replaced.count)
    }

    /// The shown character of a cell.
    func character(at cell: Int) -> Character {
        let place = place(of: cell)
        guard place.isMarked, let composition else { return characters[place.index].character }
        return composition.character(at: place.index)
    }

    /// The length of a shown character in UTF-8.
    private func utf8Count(at cell: Int) -> Int {
        let place = place(of: cell)
        guard place.isMarked, let composition else { return characters[place.index].utf8Count }
        return composition.utf8Count(of: place.index..<place.index + 1)
    }

    /// The number of characters in the shown text.
    ///
    /// It may exceed the number of cells.
    package var shownCount: Int { count + (composition?.count ?? 0) }

    /// The cell that the next key goes to; nil if every cell is filled and none is selected.
    private var focusedCell: Int? {
        let target = selection.lowerBound
        return target < length && (target < shownCount || shownCount < length) ? target : nil
    }
}

extension CodeCell {
    /// Sets everything but the content, and returns whether something changed.
    fileprivate mutating func setFlags(
        isFocused: Bool, isSelected: Bool, isMarked: Bool, isEnabled: Bool, status: CodeStatus
    ) -> Bool {
        guard
            self.isFocused != isFocused || self.isSelected != isSelected || self.isMarked != isMarked
                || self.isEnabled != isEnabled || self.status != status
        else { return false }
        (self.isFocused, self.isSelected, self.isMarked) = (isFocused, isSelected, isMarked)
        (self.isEnabled, self.status) = (isEnabled, status)
        return true
    }
}

extension Range<Int> {
    /// The smallest range that contains this one and an element.
    fileprivate func extended(to element: Int) -> Range<Int> {
        isEmpty ? element..<element + 1 : Swift.min(lowerBound, element)..<Swift.max(upperBound, element + 1)
    }
}
