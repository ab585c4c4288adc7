/// The state of a whole code field, for a renderer.
public struct CodeFieldState: Sendable, Hashable, RedactedDescription {
    /// The cells, in order.
    public var cells: [CodeCell]
    /// Whether the keyboard types into this field.
    public var isFocused: Bool
    /// The status of the field; editing again once the field has cleared a code that was judged.
    public var status: CodeStatus

    package init(cells: [CodeCell], isFocused: Bool = false, status: CodeStatus = .editing) {
        self.cells = cells
        self.isFocused = isFocused
        self.status = status
    }

    /// Whether any cell is enabled.
    public var isEnabled: Bool { cells.contains { $0.isEnabled } }

    package var focusedCell: CodeCell? { cells.first { $0.isFocused } }

    var redacted: String { "CodeFieldState(\(cells.count { $0.isFilled }) of \(cells.count), \(status))" }
}

extension CodeField {
    package func state(showing configuration: Configuration) -> CodeFieldState {
        var state = CodeFieldState(cells: [])
        update(&state, showing: configuration)
        return state
    }

    /// Updates a state of any length in place, and returns the smallest range that contains every changed cell.
    @discardableResult
    package func update(_ state: inout CodeFieldState, showing configuration: Configuration) -> Range<Int> {
        let length = editor.length, isKnown = state.cells.count == length
        if !isKnown { state.cells = (0..<length).map { CodeCell(index: $0) } }
        var changed = isKnown ? 0..<0 : 0..<length
        let status = shownStatus
        (state.isFocused, state.status) = (isFocused, status)
        let marked = editor.markedRange ?? 0..<0, selection = isFocused ? editor.selection : 0..<0
        // The cell that the next key goes to, and in a full field the last one: the focus is seen until the code is right.
        let last = (configuration.isEditable ? length : editor.shown.count) - 1
        let focused = isFocused && status != .accepted ? min(editor.selection.lowerBound, last) : nil
        let isMasked = configuration.effectiveMasking != .none, unmasked = unmaskedCell(with: configuration)
        // One hint is for every cell.
        var hints = configuration.placeholder.makeIterator()
        let onlyHint = configuration.placeholder.prefix(2).count == 1 ? hints.next() : nil
        for index in 0..<length {
            let hint = onlyHint ?? hints.next()
            let content: CodeCell.Content =
                if index >= editor.shown.count {
                    hint.map { .placeholder($0) } ?? .empty
                } else if isMasked, index != unmasked {
                    .masked
                } else {
                    .character(editor.shown[index])
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
    /// Makes the state for a renderer, with exactly ``length`` cells.
    ///
    /// With ``CodeMasking/delayed(_:)``, every character is masked. The placeholder is the hints in empty cells: a
    /// character for each position, or one character for every cell.
    public func state(
        masking: CodeMasking = .none, placeholder: String = "", isFocused: Bool = false, isEnabled: Bool = true,
        status: CodeStatus = .editing
    ) -> CodeFieldState {
        var configuration = CodeField.Configuration()
        (configuration.masking, configuration.placeholder, configuration.isEnabled) = (masking, placeholder, isEnabled)
        return CodeField(self, isFocused: isFocused, status: status).state(showing: configuration)
    }
}
