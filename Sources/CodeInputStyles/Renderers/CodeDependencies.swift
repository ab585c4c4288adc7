/// What the drawings of a renderer may depend on, beyond what all may: a field draws the less anew, the less it is.
public struct CodeDependencies: OptionSet, Sendable {
    /// A cell depends on its index, or on where it is in the field, and not only on the size of its frame.
    public static let place = CodeDependencies(rawValue: 1)
    /// The background or the foreground depends on the cells, and not only on the focus, the status, and whether the
    /// field is enabled.
    public static let cells = CodeDependencies(rawValue: 2)
    /// A cell without its character depends on which one it holds, and not only on whether it holds one.
    public static let character = CodeDependencies(rawValue: 4)
    /// Everything that a renderer is given.
    public static let all: CodeDependencies = [.place, .cells, .character]

    /// A bit for each dependency.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
