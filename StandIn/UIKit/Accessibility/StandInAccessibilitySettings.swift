/// The accessibility settings of the user. Changing one posts the notification of iOS.
@MainActor public enum StandInAccessibilitySettings {
    public static var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Whether VoiceOver is speaking, such as the echo of a key. Then an ordinary announcement is lost.
    public static var isSpeaking = false

    public static var isVoiceOverRunning = false {
        didSet {
            guard isVoiceOverRunning != oldValue else { return }
            NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        }
    }
}
