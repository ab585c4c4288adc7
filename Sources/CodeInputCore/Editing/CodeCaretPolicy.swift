/// Where the caret may stand.
public enum CodeCaretPolicy: Sendable, Hashable, CaseIterable {
    /// After the last character; anywhere else one cell is selected, and typing replaces it.
    case cells
    /// After the last character only. Taps and arrow keys select nothing.
    case endOnly
}
