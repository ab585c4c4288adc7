/// A whole code field as it is to be shown: what goes into a renderer.
public struct CodeFieldState: Sendable, Hashable {
    /// The cells, in order.
    public var cells: [CodeCell]
    /// Whether the keyboard types into this field.
    public var isFocused: Bool
    /// The status of the field.
    public var status: CodeStatus

    /// Creates a state from its parts.
    public init(cells: [CodeCell], isFocused: Bool = false, status: CodeStatus = .editing) {
        self.cells = cells
        self.isFocused = isFocused
        self.status = status
    }

    /// Whether the field takes input: whether any cell does.
    public var isEnabled: Bool { cells.contains(where: \.isEnabled) }

    /// How many cells hold a character.
    public var filledCount: Int { cells.count(where: \.isFilled) }
}
