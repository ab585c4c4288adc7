/// What typing does when every cell is filled and none is selected.
public enum CodeOverflow: Sendable, Hashable, CaseIterable {
    /// The field refuses the character with ``CodeInvalidInput/full``.
    case refuse
    /// The character replaces the one in the last cell.
    case replaceLast
}

/// Where the caret may stand.
public enum CodeCaretPolicy: Sendable, Hashable, CaseIterable {
    /// After the last character. Anywhere else, one cell is selected, and typing replaces its character.
    case cells
    /// After the last character only. Taps and arrow keys select nothing.
    case endOnly
}
