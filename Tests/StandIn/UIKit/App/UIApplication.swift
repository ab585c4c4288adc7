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

    private var windowBoxes: [StandInWeak<UIWindow>] = []
    private(set) lazy var standInScene = UIWindowScene()
    private var furtherScenes: [StandInWeak<UIWindowScene>] = []

    private override init() { super.init() }

    public var connectedScenes: Set<UIScene> { Set([standInScene] + furtherScenes.compactMap(\.object)) }

    // MARK: Stand-in

    /// Connects a second scene, as on an iPad. It lives as long as something holds it.
    public func standInConnectScene() -> UIWindowScene {
        let scene = UIWindowScene()
        furtherScenes.append(StandInWeak(object: scene))
        return scene
    }

    /// The state of the app and of every scene.
    ///
    /// Changing it posts the notifications of iOS. Observers of a "will" notification see the old state.
    public var standInState: State {
        get { state }
        set {
            guard newValue != state else { return }
            let center = NotificationCenter.default
            if state == .background { center.post(name: Self.willEnterForegroundNotification, object: self) }
            if state == .active { center.post(name: Self.willResignActiveNotification, object: self) }
            state = newValue
            // Their states have the same numbers.
            let stateOfScenes = UIScene.ActivationState(rawValue: newValue.rawValue) ?? .background
            for case let scene as UIWindowScene in connectedScenes { scene.standInMove(to: stateOfScenes) }
            if newValue == .background { center.post(name: Self.didEnterBackgroundNotification, object: self) }
            if newValue == .active { center.post(name: Self.didBecomeActiveNotification, object: self) }
        }
    }
    private var state = State.active

    var standInWindows: [UIWindow] { windowBoxes.compactMap(\.object) }

    func register(_ window: UIWindow) {
        windowBoxes.removeAll { $0.object == nil }
        windowBoxes.append(StandInWeak(object: window))
    }
}

@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case foregroundActive, foregroundInactive, background }

    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")

    public private(set) var activationState = ActivationState.foregroundActive

    /// Changing it posts the notifications of iOS. Observers of a "will" notification see the old state.
    public func standInMove(to state: ActivationState) {
        guard state != activationState else { return }
        let center = NotificationCenter.default
        if activationState == .foregroundActive { center.post(name: Self.willDeactivateNotification, object: self) }
        if activationState == .background { center.post(name: Self.willEnterForegroundNotification, object: self) }
        activationState = state
        if state == .background { center.post(name: Self.didEnterBackgroundNotification, object: self) }
        if state == .foregroundActive { center.post(name: Self.didActivateNotification, object: self) }
    }

    public override init() { super.init() }

    open override var next: UIResponder? { UIApplication.shared }
}

@MainActor open class UIWindowScene: UIScene {
    public var windows: [UIWindow] { UIApplication.shared.standInWindows.filter { $0.windowScene === self } }
}

@MainActor open class UIScreen: NSObject {
    public static let main = UIScreen()
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
        "UIScreenCapturedDidChangeNotification")

    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    var traits = StandInTraits.device

    private override init() { super.init() }

    public var scale: CGFloat { traits.displayScale }
    public var isCaptured: Bool { traits.sceneCaptureState == .active }
    public var traitCollection: UITraitCollection { UITraitCollection(values: traits) }
}

@MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()

    private override init() { super.init() }

    /// Records a click, whether or not the input view allows it.
    public func playInputClick() { StandInRecorder.add(.click, "click") }
}
