/// The device: its traits, screen capture, and the end of a turn of the run loop.
@MainActor public enum StandInScreen {
    /// Lays out, draws and commits, as UIKit does at the end of a turn. Nothing is drawn earlier.
    public static func flush() {
        for window in UIApplication.shared.standInWindows {
            window.updateTraits()
            window.layer.commitTree()
        }
    }

    /// Flushes a view, in a window or outside. Views outside a window get the traits of the screen.
    public static func flush(_ view: UIView) {
        view.updateTraits()
        view.layer.commitTree()
    }

    public static var traits: UITraitCollection { UIScreen.main.traitCollection }

    /// Changes the traits of the device. Views hear of it at once.
    public static func setTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
        let screen = UIScreen.main
        let previous = screen.traits
        screen.traits = UITraitCollection.mutated(previous, mutations)
        if screen.traits.category != previous.category {
            NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        }
        for window in UIApplication.shared.standInWindows { window.updateTraits() }
    }

    /// Whether the screen is captured.
    public static var isCaptured: Bool {
        get { UIScreen.main.isCaptured }
        set {
            guard newValue != isCaptured else { return }
            setTraits { $0.sceneCaptureState = newValue ? .active : .inactive }
            NotificationCenter.default.post(name: UIScreen.capturedDidChangeNotification, object: UIScreen.main)
        }
    }

    /// Whether the device has a camera that reads text. Defaults to false, as in a simulator.
    public static var hasCamera = false

    /// Whether a hardware keyboard is connected. The system then shows no other.
    public static var hasHardwareKeyboard = false

    /// How long the keyboard needs to appear, in seconds. Defaults to 0.
    public static var keyboardDuration: TimeInterval = 0

    /// Resets traits, clock, logs, pasteboard and settings. Windows stay.
    public static func reset() {
        StandInClock.reset()
        StandInRecorder.clear()
        StandInDrawLog.clear()
        UIPasteboard.general.standInReset()
        StandInAccessibilitySettings.isReduceMotionEnabled = false
        StandInAccessibilitySettings.isBoldTextEnabled = false
        StandInAccessibilitySettings.isSpeaking = false
        StandInAccessibilitySettings.differentiatesWithoutColor = false
        StandInAccessibilitySettings.isReduceTransparencyEnabled = false
        StandInAccessibilitySettings.isVoiceOverRunning = false
        UIApplication.shared.standInState = .active
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            scene.standInMove(to: .foregroundActive)
        }
        isCaptured = false
        hasCamera = false
        hasHardwareKeyboard = false
        keyboardDuration = 0
        UIView.setAnimationsEnabled(true)
        setTraits { traits in traits = StandInTraits.device }
    }
}

/// The layout state of a view.
struct StandInLayoutState {
    var margins: UIEdgeInsets?
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var constraints: [NSLayoutConstraint] = []
    /// The safe area that the view last heard of.
    var knownSafeArea = UIEdgeInsets.zero
}
