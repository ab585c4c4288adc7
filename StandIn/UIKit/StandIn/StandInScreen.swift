/// The device around the app: its traits, whether it is recorded, and the end of a turn of the run loop.
@MainActor public enum StandInScreen {
    /// Lays out, draws what needs it and commits, as UIKit does at the end of a turn. Nothing is drawn before.
    public static func flush() {
        for window in UIApplication.shared.standInWindows {
            window.updateTraits()
            window.layer.commitTree()
        }
        CATransaction.flush()
    }

    /// The same for a view, in a window or not. Views outside a window get the screen's traits.
    public static func flush(_ view: UIView) {
        view.updateTraits()
        view.layer.commitTree()
        CATransaction.flush()
    }

    public static var traits: UITraitCollection { UIScreen.main.traitCollection }

    /// Changes the traits of the device; views hear of it at once.
    public static func setTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
        let screen = UIScreen.main
        let previous = screen.traits
        screen.traits = UITraitCollection.mutated(previous, mutations)
        if screen.traits.category != previous.category {
            NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        }
        for window in UIApplication.shared.standInWindows { window.updateTraits() }
    }

    /// Whether the screen is recorded or mirrored.
    public static var isCaptured: Bool {
        get { UIScreen.main.isCaptured }
        set {
            guard newValue != isCaptured else { return }
            setTraits { $0.sceneCaptureState = newValue ? .active : .inactive }
            NotificationCenter.default.post(name: UIScreen.capturedDidChangeNotification, object: UIScreen.main)
        }
    }

    /// Whether the device has a camera that reads text; a simulator has none.
    public static var hasCamera = false

    /// Everything as at launch: traits, clock, logs, pasteboard, settings. Windows are the test's own.
    public static func reset() {
        StandInClock.reset()
        StandInRecorder.clear()
        StandInDrawLog.clear()
        UIPasteboard.general.standInReset()
        StandInAccessibilitySettings.isReduceMotionEnabled = false
        StandInAccessibilitySettings.isSpeaking = false
        StandInAccessibilitySettings.isVoiceOverRunning = false
        UIApplication.shared.standInState = .active
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            scene.standInMove(to: .foregroundActive)
        }
        isCaptured = false
        hasCamera = false
        setTraits { traits in traits = StandInTraits.device }
    }
}
