extension RendererFinding: CustomStringConvertible {
    /// So many states tell what they have in common; more would hide it.
    private static let longestList = 12

    /// The check, the message, how often it failed, and in which states; a long list of states is cut.
    public var description: String {
        "\(check.rawValue): \(message)" + (count > 1 ? " (\(count) times in all\(list))" : "")
    }

    private var list: String {
        guard states.count > 1 else { return "" }
        let rest = states.count - Self.longestList
        let shown = states.prefix(Self.longestList) + (rest > 0 ? ["and \(rest) more"] : [])
        return ": " + shown.joined(separator: "; ")
    }
}
