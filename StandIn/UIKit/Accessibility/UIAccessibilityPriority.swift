public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = UIAccessibilityPriority(rawValue: "high")
    public static let `default` = UIAccessibilityPriority(rawValue: "default")
    public static let low = UIAccessibilityPriority(rawValue: "low")
}
