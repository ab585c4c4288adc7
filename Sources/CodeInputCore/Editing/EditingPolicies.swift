/// What is taken from several characters that come in at once, by paste, AutoFill or an input method.
///
/// Under every policy, text that is nothing but code characters, exactly as many as there are cells, replaces the
/// whole code: a one-time code that the system fills in is never mixed with what was there.
public enum CodePastePolicy: Sendable, Hashable, CaseIterable {
    /// A code, with or without separators, is inserted where it fits; otherwise the one code that stands in a message
    /// is found, or the text is refused.
    case smart
    /// Every code character in order, as many as fit.
    case filter
    /// Only text that is nothing but code characters and fits.
    case exact
}

/// What a character does that is typed when every cell is filled and none is selected.
public enum CodeOverflow: Sendable, Hashable, CaseIterable {
    /// It is refused with ``CodeRejection/full``.
    case reject
    /// It replaces the last cell.
    case replaceLast
}

/// Where the caret may stand.
public enum CodeCaretPolicy: Sendable, Hashable, CaseIterable {
    /// After the last character; anywhere else one cell is selected, and typing replaces it.
    case cells
    /// After the last character only. Taps and arrow keys select nothing.
    case endOnly
}
