extension RendererFinding: CustomStringConvertible {
    /// The check, the message, and how often it failed.
    public var description: String {
        "\(check.rawValue): \(message)" + (count > 1 ? " (\(count) times in all)" : "")
    }
}
