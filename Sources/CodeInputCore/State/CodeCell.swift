/// One cell of a code field, as a renderer gets it.
///
/// A masked cell carries no character: what a renderer never got, it can't leak. `description` and reflection of a
/// cell that has one don't tell it.
public struct CodeCell: Sendable, Hashable {
    /// What a cell holds.
    public enum Content: Sendable, Hashable {
        /// Nothing.
        case empty
        /// Nothing, and this character hints at what goes here.
        case placeholder(Character)
        /// A character, shown.
        case character(Character)
        /// A character, hidden.
        case masked
    }

    /// The position in the field, from 0.
    public var index: Int
    /// What the cell holds.
    public var content: Content
    /// Whether the next key goes here.
    ///
    /// At most one cell of a field is focused; in a full field only a selected one.
    public var isFocused: Bool
    /// Whether the cell is in the selection, so that typing replaces it.
    public var isSelected: Bool
    /// Whether an input method is still composing what is here.
    public var isMarked: Bool
    /// Whether the field takes input.
    public var isEnabled: Bool
    /// The status of the field.
    public var status: CodeStatus

    /// Creates a cell; an empty one at rest unless told otherwise.
    public init(
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

    /// Whether a character is here, shown or hidden.
    public var isFilled: Bool {
        switch content {
        case .empty, .placeholder: false
        case .character, .masked: true
        }
    }
}
