import Synchronization

/// The accessibility settings of the user. Changing one posts the notification of iOS.
@MainActor public enum StandInAccessibilitySettings {
    public static var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Bold Text. Changes the traits of the device, and the system fonts made from then on.
    public static var isBoldTextEnabled: Bool {
        get { isBold }
        set {
            guard newValue != isBoldTextEnabled else { return }
            boldText.store(newValue, ordering: .relaxed)
            StandInScreen.setTraits { $0.legibilityWeight = newValue ? .bold : .regular }
        }
    }

    // Fonts are made on any thread.
    nonisolated static var isBold: Bool { boldText.load(ordering: .relaxed) }
    private nonisolated static let boldText = Atomic(false)

    /// Whether VoiceOver is speaking, such as the echo of a key. Then an ordinary announcement is lost.
    public static var isSpeaking = false

    public static var isVoiceOverRunning = false {
        didSet {
            guard isVoiceOverRunning != oldValue else { return }
            NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        }
    }
}
