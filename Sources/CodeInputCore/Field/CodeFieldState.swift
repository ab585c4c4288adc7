/// The state of a whole code field, for a renderer.
public struct CodeFieldState: Sendable, Hashable, RedactedDescription {
    /// The cells, in order.
    public var cells: [CodeCell]
    /// Whether the keyboard types into this field.
    public var isFocused: Bool
    /// The status to draw: that of the field, but editing once the field has cleared the code of a verdict, or has
    /// shown the rejection of an empty field, although it keeps the verdict.
    public var status: CodeStatus

    package init(cells: [CodeCell], isFocused: Bool = false, status: CodeStatus = .editing) {
        (self.cells, self.isFocused, self.status) = (cells, isFocused, status)
    }

    /// Whether any cell is enabled.
    public var isEnabled: Bool { cells.contains { $0.isEnabled } }

    // By index: a loop over the cells would copy each.
    /// The cell that input goes to: the focused one, or without the focus the first empty one, or the last.
    package var nextCell: Int {
        cells.indices.first { cells[$0].isFocused } ?? cells.indices.first { !cells[$0].isFilled } ?? cells.count - 1
    }

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
        // A verdict whose code the field has cleared is past.
        let status = tokenOfClearedCode == statusToken ? .editing : self.status
        (state.isFocused, state.status) = (isFocused, status)
        let marked = editor.markedRange ?? 0..<0, selection = isFocused ? editor.selection : 0..<0
        // The cell that the next key goes to, in a full field the last one: the focus is seen until the code is right.
        let last = (configuration.isEditable ? length : editor.shown.count) - 1
        let focused = isFocused && status != .accepted ? min(editor.selection.lowerBound, last) : nil
        let masking = configuration.effectiveMasking, isMasked = masking != .none
        // The masked cell that still shows its character.
        var unmasked: Int?
        if case .delayed = masking, let unmasking, unmasking.maskingChanges == configuration.maskingChanges {
            unmasked = unmasking.cell
        }
        for index in 0..<length {
            let isChanged = state.cells[index].update(
                showing: editor.shown, isMasked: isMasked && index != unmasked, hints: configuration.hints,
                isFocused: index == focused, isSelected: selection.contains(index), isMarked: marked.contains(index),
                isEnabled: configuration.isEnabled, status: status)
            if isChanged { changed = changed.union(index..<index + 1) }
        }
        return changed
    }
}

extension CodeCell {
    /// Updates the cell in place, and returns whether it changed.
    fileprivate mutating func update(
        showing text: ErasableText, isMasked: Bool, hints: [Character], isFocused: Bool, isSelected: Bool,
        isMarked: Bool, isEnabled: Bool, status: CodeStatus
    ) -> Bool {
        let isSame = shows(text, isMasked: isMasked, hints: hints)
        let isAlike =
            (self.isFocused, self.isSelected, self.isMarked) == (isFocused, isSelected, isMarked)
            && (self.isEnabled, self.status) == (isEnabled, status)
        if isSame, isAlike { return false }
        if !isSame {
            let isFilled = index < text.count
            content = isFilled ? isMasked ? .masked : .character(text[index]) : hint(of: hints)
        }
        (self.isFocused, self.isSelected, self.isMarked) = (isFocused, isSelected, isMarked)
        (self.isEnabled, self.status) = (isEnabled, status)
        return true
    }

    /// The hint of its position, and one alone is that of every cell.
    private func hint(of hints: [Character]) -> Content {
        let position = hints.count == 1 ? 0 : index
        return position < hints.count ? .placeholder(hints[position]) : .empty
    }

    @inline(__always) private func shows(_ text: ErasableText, isMasked: Bool, hints: [Character]) -> Bool {
        switch content {
        case .empty, .placeholder: index >= text.count && content == hint(of: hints)
        case .masked: index < text.count && isMasked
        case .character(let shown): index < text.count && !isMasked && text.has(shown, at: index)
        }
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
        (configuration.masking, configuration.isEnabled) = (masking, isEnabled)
        configuration.setPlaceholder(placeholder)
        return CodeField(self, isFocused: isFocused, status: status).state(showing: configuration)
    }
}
