/// An edit by the user that is about to change the code.
public struct CodeChange: Sendable, Hashable {
    /// The code as it is.
    public let current: String
    /// The code as it would be.
    public let proposed: String
    /// The smallest range that contains every cell that would change.
    public let changedCells: Range<Int>
}

extension CodeChange: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// How many characters there are and would be, never which.
    public var description: String { "CodeChange(\(current.count) to \(proposed.count) characters)" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the cells alone.
    public var customMirror: Mirror { Mirror(self, children: ["changedCells": changedCells]) }
}
