@MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    public var screen: UIScreen { .main }
    public var windows: [UIWindow] { UIApplication.shared.standInWindows.filter { $0.windowScene === self } }
    public var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
