/// Unlike on iOS a window is visible from the start: tests make many.
@MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    public var windowLevel = Level.normal
    public weak var windowScene: UIWindowScene?
    public var screen: UIScreen { .main }
    /// What bars and rounded corners of the device cover; nothing unless set.
    public var standInSafeAreaInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Set by `setFirstResponder`.
    public private(set) var standInFirstResponder: UIResponder?
    var standInReloadCount = 0
    let standInTextSystem = StandInTextSystem()
    /// Whether the system shows its keyboard, or the input view of whoever has the focus.
    public var standInHasKeyboard: Bool { standInTextSystem.hasKeyboard }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        standInSetUp()
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        standInSetUp()
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        standInSetUp()
    }

    private func standInSetUp() {
        windowScene = UIApplication.shared.standInScene
        storedWindow = self
        UIApplication.shared.register(self)
        updateTraits()
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let controller = rootViewController else { return }
            controller.view.frame = bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.appear(true)
            addSubview(controller.view)
            controller.appeared()
        }
    }

    // Every window has one, as on iOS.
    open override var undoManager: UndoManager? { standInUndoManager }
    private lazy var standInUndoManager = UndoManager()

    // MARK: Key window

    public var isKeyWindow: Bool { UIApplication.shared.standInKeyWindow === self }
    open var canBecomeKey: Bool { true }
    open func becomeKey() {}
    open func resignKey() {}

    public func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        if let other = UIApplication.shared.standInKeyWindow {
            other.resignKey()
            NotificationCenter.default.post(name: Self.didResignKeyNotification, object: other)
        }
        UIApplication.shared.standInKeyWindow = self
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    public func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    // MARK: First responder

    /// The keyboard comes and goes with it.
    func setFirstResponder(_ responder: UIResponder?) {
        let previous = standInFirstResponder
        guard previous !== responder else { return }
        standInFirstResponder = responder
        standInTextSystem.focusMoved(from: previous, to: responder)
    }
}
