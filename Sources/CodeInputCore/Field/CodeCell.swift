/// One cell of a code field, for a renderer; a masked cell carries no character, and a description never shows one.
public struct CodeCell: Sendable, Hashable, RedactedDescription {
    /// What a cell holds.
    public enum Content: Sendable, Hashable, RedactedDescription {
        /// Nothing.
        case empty
        /// A placeholder.
        case placeholder(Character)
        /// A visible character.
        case character(Character)
        /// A masked character.
        case masked

        var redacted: String {
            switch self {
            case .empty: "empty"
            case .placeholder: "placeholder"
            case .character: "character"
            case .masked: "masked"
            }
        }
    }

    /// The position in the field, from 0.
    public var index: Int
    /// What the cell holds.
    public var content: Content
    /// Whether the next key fills or replaces this cell.
    ///
    /// If the caret is at the end, it is the last cell of a full field, and the last filled one of a field that is not
    /// editable. Without the focus, and once the code is accepted, no cell is focused.
    public var isFocused: Bool
    /// Whether the cell is selected, so that typing replaces it.
    public var isSelected: Bool
    /// Whether the character is marked text of an input method.
    public var isMarked: Bool
    /// Whether the field is enabled.
    public var isEnabled: Bool
    /// The status of the field.
    public var status: CodeStatus

    package init(
        index: Int, content: Content = .empty, isFocused: Bool = false, isSelected: Bool = false,
        isMarked: Bool = false, isEnabled: Bool = true, status: CodeStatus = .editing
    ) {
        (self.index, self.content, self.status) = (index, content, status)
        (self.isFocused, self.isSelected, self.isMarked, self.isEnabled) = (isFocused, isSelected, isMarked, isEnabled)
    }

    /// Whether the cell holds a character, visible or masked.
    public var isFilled: Bool {
        switch content {
        case .empty, .placeholder: false
        case .character, .masked: true
        }
    }

    var redacted: String { "CodeCell(\(index): \(content))" }
}
