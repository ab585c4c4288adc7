/// The state of a whole code field, for a renderer.
public struct CodeFieldState: Sendable, Hashable {
    /// The cells, in order.
    public var cells: [CodeCell]
    /// Whether the keyboard types into this field.
    public var isFocused: Bool
    /// The status of the field.
    public var status: CodeStatus

    /// Creates a state.
    package init(cells: [CodeCell], isFocused: Bool = false, status: CodeStatus = .editing) {
        self.cells = cells
        self.isFocused = isFocused
        self.status = status
    }

    /// Whether any cell is enabled.
    public var isEnabled: Bool { cells.contains(where: \.isEnabled) }

    /// The number of cells that hold a character.
    package var filledCount: Int { cells.count(where: \.isFilled) }
}

extension CodeFieldState: RedactedDescription {
    /// The number of filled cells and the status, never a character.
    package var redacted: String { "CodeFieldState(\(filledCount) of \(cells.count), \(status))" }

    /// The cell that the next key goes to, or nil.
    package var focusedCell: CodeCell? {
        for cell in cells where cell.isFocused { return cell }
        return nil
    }
}
