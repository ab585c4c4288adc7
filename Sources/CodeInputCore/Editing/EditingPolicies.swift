/// How a field reads several characters at once, from a paste, AutoFill or an input method.
///
/// Under every policy, a text of exactly ``CodeEditor/length`` code characters and nothing else replaces the whole
/// code. So a one-time code that the system fills in never mixes with the current code.
public enum CodePastePolicy: Sendable, Hashable, CaseIterable {
    /// Inserts a code where it fits, with or without separators. In a longer text, finds the one code.
    case smart
    /// Inserts every code character in order, as many as fit.
    case filter
    /// Inserts only text that fits and has nothing but code characters.
    case exact
}

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
