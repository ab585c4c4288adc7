/// What the drawings of a renderer depend on: the less it is, the less a field draws with each key.
///
/// Every drawing may depend on the size of its frame, the environment, the focus, the status, and on what kind of
/// content a cell holds.
public struct CodeDependencies: Sendable {
    /// Whether a cell, or the rectangle of its text, depends on its index or on where it is, and not only on the size
    /// of its frame.
    public let position: Bool
    /// Whether the background or the foreground depends on the cells, and not only on the focus, the status, and
    /// whether the field is enabled.
    public let cells: Bool
    /// Whether a cell without its character depends on which one it holds, and not only on whether it holds one.
    public let character: Bool

    /// Creates a value that depends on what is true: on nothing unless you say so.
    public init(position: Bool = false, cells: Bool = false, character: Bool = false) {
        (self.position, self.cells, self.character) = (position, cells, character)
    }
}
