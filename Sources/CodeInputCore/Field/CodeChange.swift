/// An edit by the user that is about to change the code.
public struct CodeChange: Sendable, Hashable {
    /// The current code.
    public let current: String
    /// The code after the edit.
    public let proposed: String
    /// The smallest range that contains every cell that would change.
    public let changedCells: Range<Int>

    package init(current: String, proposed: String, changedCells: Range<Int>) {
        self.current = current
        self.proposed = proposed
        self.changedCells = changedCells
    }
}

extension CodeChange: RedactedDescription {
    /// The number of characters before and after, never the characters.
    package var redacted: String { "CodeChange(\(current.count) to \(proposed.count) characters)" }
}
