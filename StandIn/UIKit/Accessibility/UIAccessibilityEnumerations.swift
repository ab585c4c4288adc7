public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
    public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
}

public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = UIAccessibilityPriority(rawValue: "high")
    public static let `default` = UIAccessibilityPriority(rawValue: "default")
    public static let low = UIAccessibilityPriority(rawValue: "low")
}
