/// One cell of a code field, for a renderer.
///
/// A masked cell carries no character, so a renderer can't leak it. `description` and reflection never show a
/// character.
public struct CodeCell: Sendable, Hashable {
    /// What a cell holds.
    public enum Content: Sendable, Hashable {
        /// Nothing.
        case empty
        /// A placeholder.
        case placeholder(Character)
        /// A visible character.
        case character(Character)
        /// A masked character.
        case masked
    }

    /// The position in the field, from 0.
    public var index: Int
    /// What the cell holds.
    public var content: Content
    /// Whether the next key goes here.
    ///
    /// At most one cell of a field is focused. In a full field, only a selected cell can be.
    public var isFocused: Bool
    /// Whether the cell is selected.
    ///
    /// Typing replaces it.
    public var isSelected: Bool
    /// Whether the character is marked text of an input method.
    public var isMarked: Bool
    /// Whether the field is enabled.
    public var isEnabled: Bool
    /// The status of the field.
    public var status: CodeStatus

    /// Creates a cell.
    package init(
        index: Int,
        content: Content = .empty,
        isFocused: Bool = false,
        isSelected: Bool = false,
        isMarked: Bool = false,
        isEnabled: Bool = true,
        status: CodeStatus = .editing
    ) {
        self.index = index
        self.content = content
        self.isFocused = isFocused
        self.isSelected = isSelected
        self.isMarked = isMarked
        self.isEnabled = isEnabled
        self.status = status
    }

    /// Whether the cell holds a character, visible or masked.
    public var isFilled: Bool {
        switch content {
        case .empty, .placeholder: false
        case .character, .masked: true
        }
    }
}

extension CodeCell: RedactedDescription {
    /// The index of the cell and the kind of its content, never the character.
    package var redacted: String { "CodeCell(\(index): \(content))" }
}

extension CodeCell.Content: RedactedDescription {
    /// The kind of the content, never the character.
    package var redacted: String {
        switch self {
        case .empty: "empty"
        case .placeholder: "placeholder"
        case .character: "character"
        case .masked: "masked"
        }
    }
}
