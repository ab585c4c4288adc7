extension RendererFinding: CustomStringConvertible {
    /// The most states that a description lists.
    private static let longestList = 12

    /// The check, the message, the number of failures, and up to twelve states.
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
