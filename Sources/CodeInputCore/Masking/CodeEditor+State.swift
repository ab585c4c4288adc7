extension CodeEditor {
    /// What to show: every cell with its content, focus, selection and status.
    ///
    /// - Parameters:
    ///   - masking: What filled cells show. A masked cell gets no character.
    ///   - revealedCell: With ``CodeMasking/delayed(_:)`` the cell that still shows its character, or nil.
    ///   - placeholder: What empty cells hint: the character of the same position, or one character for every cell.
    ///   - isFocused: Whether the keyboard types into this field.
    ///   - isEnabled: Whether the field takes input.
    ///   - status: The status of the field.
    /// - Returns: The state, with exactly ``length`` cells.
    /// - Complexity: O(``length``).
    public func state(
        masking: CodeMasking = .none,
        revealedCell: Int? = nil,
        placeholder: String = "",
        isFocused: Bool = false,
        isEnabled: Bool = true,
        status: CodeStatus = .editing
    ) -> CodeFieldState {
        var state = CodeFieldState(cells: [])
        update(
            &state, masking: masking, revealedCell: revealedCell, placeholder: placeholder, isFocused: isFocused,
            isEnabled: isEnabled, status: status)
        return state
    }

    /// Brings a state up to date, in place: contents are read of the cells alone that an edit has changed.
    ///
    /// - Parameters:
    ///   - state: What was shown before; of any editor, and of any length.
    ///   - changedCells: The only cells whose content may be another one, as ``CodeEdit/changedCells`` of the edits
    ///     since says. Nil, for all of them, where anything but an edit came between: another masking, revealed cell,
    ///     placeholder or editor.
    ///   - masking: What filled cells show. A masked cell gets no character.
    ///   - revealedCell: With ``CodeMasking/delayed(_:)`` the cell that still shows its character, or nil.
    ///   - placeholder: What empty cells hint: the character of the same position, or one character for every cell.
    ///   - isFocused: Whether the keyboard types into this field.
    ///   - isEnabled: Whether the field takes input.
    ///   - status: The status of the field.
    /// - Returns: From the first cell that is another one now to the last; empty when none is.
    /// - Complexity: O(``length``).
    @discardableResult
    public func update(
        _ state: inout CodeFieldState,
        changedCells: Range<Int>? = nil,
        masking: CodeMasking = .none,
        revealedCell: Int? = nil,
        placeholder: String = "",
        isFocused: Bool = false,
        isEnabled: Bool = true,
        status: CodeStatus = .editing
    ) -> Range<Int> {
        let isKnown = state.cells.count == length
        if !isKnown { state.cells = (0..<length).map { CodeCell(index: $0) } }
        var changed = isKnown ? 0..<0 : 0..<length
        let marked = markedRange ?? 0..<0
        let selection = isFocused ? selection : 0..<0
        let focused = isFocused ? focusedCell : nil
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
            let contents = isKnown ? changedCells?.clampedInto(cells.indices) ?? cells.indices : cells.indices
            for index in contents {
                let content: CodeCell.Content
                if index >= shownCount {
                    let hint = hints.count == 1 ? hints.first : index < hints.count ? hints[index] : nil
                    content = hint.map { .placeholder($0) } ?? .empty
                } else if masking.hides(index, revealing: revealedCell) {
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

    /// A part of the shown text: the code with the marked text in it.
    ///
    /// - Parameter range: The cells to read. Clamped to the shown text.
    /// - Returns: The characters of those cells.
    public func text(in range: Range<Int>) -> String {
        let range = range.clampedInto(0..<shownCount)
        guard let composition, let marked = markedRange else {
            return String(characters[range].map(\.character))
        }
        let shown =
            characters[..<composition.start].map(\.character) + Array(composition.text)
            + characters[composition.replaced.upperBound...].map(\.character)
        assert(shown.count == shownCount && marked.upperBound <= shownCount)
        return String(shown[range])
    }

    /// Whether the shown text is another editor's with a range of it replaced by a text.
    ///
    /// It is compared character by character: no string of the code is made.
    ///
    /// - Parameters:
    ///   - other: The editor before.
    ///   - range: The cells that were replaced. Clamped to what the other editor shows.
    ///   - text: What came in their place.
    /// - Returns: Whether that, and nothing else, is what happened.
    public func shows(_ other: CodeEditor, replacing range: Range<Int>, with text: String) -> Bool {
        let range = range.clampedInto(0..<other.shownCount)
        // Nothing that comes in as it is is longer than a field.
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

    /// The shown character of a cell.
    private func character(at cell: Int) -> Character {
        guard let composition, let marked = markedRange, cell >= marked.lowerBound else {
            return characters[cell].character
        }
        if marked.contains(cell) {
            let text = composition.text
            return text[text.index(text.startIndex, offsetBy: cell - marked.lowerBound)]
        }
        return characters[cell - composition.count + composition.replaced.count].character
    }

    /// How many characters are shown, were there cells enough: the code and the marked text.
    public var shownCount: Int { count + (composition?.count ?? 0) }

    /// The cell that the next key goes to, or nil when none is left and none is selected.
    private var focusedCell: Int? {
        let target = selection.lowerBound
        return target < length && (target < shownCount || shownCount < length) ? target : nil
    }
}

extension CodeCell {
    /// Sets all but the content, and tells whether any of it is another.
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
    /// The range with one more element, and whatever lies between.
    fileprivate func extended(to element: Int) -> Range<Int> {
        isEmpty ? element..<element + 1 : Swift.min(lowerBound, element)..<Swift.max(upperBound, element + 1)
    }
}

extension CodeMasking {
    fileprivate func hides(_ index: Int, revealing revealedCell: Int?) -> Bool {
        switch self {
        case .none: false
        case .immediate: true
        case .delayed: index != revealedCell
        }
    }
}
