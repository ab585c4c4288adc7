/// What the drawings of a renderer may depend on, beyond what all may: a field draws the less anew, the less it is.
public struct CodeDependencies: OptionSet, Sendable {
    /// A cell depends on its index, or on where it is in the field, and not only on the size of its frame.
    public static let place = CodeDependencies(rawValue: 1)
    /// The background or the foreground depends on the cells, and not only on the focus, the status, and whether the
    /// field is enabled.
    public static let cells = CodeDependencies(rawValue: 2)

    /// A bit for each dependency.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
