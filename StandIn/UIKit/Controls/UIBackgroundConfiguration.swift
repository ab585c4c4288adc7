@MainActor public struct UIBackgroundConfiguration {
    public var cornerRadius: CGFloat = 0
    public var backgroundColor: UIColor?
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
