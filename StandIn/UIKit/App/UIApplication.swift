@MainActor open class UIApplication: UIResponder {
    public enum State: Int, Sendable { case active, inactive, background }

    public static let shared = UIApplication()
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    public var isIdleTimerDisabled = false
    private var windowBoxes: [StandInWeak<UIWindow>] = []
    private lazy var scene = UIWindowScene()
    private var furtherScenes: [StandInWeak<UIWindowScene>] = []

    private override init() {
        super.init()
    }

    public var applicationState: State { standInState }
    public var connectedScenes: Set<UIScene> { Set([scene] + furtherScenes.compactMap(\.object)) }
    var standInScene: UIWindowScene { scene }
    public var preferredContentSizeCategory: UIContentSizeCategory { StandInScreen.traits.preferredContentSizeCategory }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        StandInScreen.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Sends a message that UIKit knows; nil looks for a target along the chain of the key window's first responder.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let first = standInKeyWindow?.standInFirstResponder
        let found = target ?? first?.target(forAction: action, withSender: sender)
        guard let responder = found as? UIResponder else { return false }
        return StandInActions.send(action, to: responder, sender: sender)
    }

    // MARK: Stand-in

    /// A second window on an iPad: sent away by itself, it tells of itself alone. It lives as long as it is held.
    public func standInConnectScene() -> UIWindowScene {
        let scene = UIWindowScene()
        furtherScenes.append(StandInWeak(object: scene))
        return scene
    }

    /// The state of the whole app, and with it of every scene.
    ///
    /// Changing it posts what iOS posts on the way: who is told that it will change still sees the old state.
    public var standInState = State.active {
        willSet {
            guard standInState != newValue else { return }
            let center = NotificationCenter.default
            if standInState == .background { center.post(name: Self.willEnterForegroundNotification, object: self) }
            if standInState == .active { center.post(name: Self.willResignActiveNotification, object: self) }
        }
        didSet {
            guard standInState != oldValue else { return }
            let center = NotificationCenter.default
            for case let scene as UIWindowScene in connectedScenes { scene.standInMove(to: standInState.ofScenes) }
            if standInState == .background { center.post(name: Self.didEnterBackgroundNotification, object: self) }
            if standInState == .active { center.post(name: Self.didBecomeActiveNotification, object: self) }
        }
    }

    /// Windows that still live.
    public var standInWindows: [UIWindow] { windowBoxes.compactMap(\.object) }
    public internal(set) weak var standInKeyWindow: UIWindow?

    func register(_ window: UIWindow) {
        windowBoxes.removeAll { $0.object == nil }
        windowBoxes.append(StandInWeak(object: window))
    }
}

extension UIApplication.State {
    fileprivate var ofScenes: UIScene.ActivationState {
        switch self {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
}
