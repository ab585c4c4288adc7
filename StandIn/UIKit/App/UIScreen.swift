@MainActor open class UIScreen: NSObject, UITraitEnvironment {
    public static let main = UIScreen()
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
        "UIScreenCapturedDidChangeNotification")

    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    var traits = StandInTraits.device

    private override init() {
        super.init()
    }

    public var scale: CGFloat { traits.displayScale }
    public var isCaptured: Bool { traits.sceneCaptureState == .active }
    public var mirrored: UIScreen? { nil }
    public var traitCollection: UITraitCollection { UITraitCollection(values: traits) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
