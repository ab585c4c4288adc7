/// What a person switches in Settings; changing it posts the notification that iOS posts.
@MainActor public enum StandInAccessibilitySettings {
    public static var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
    }

    /// Whether VoiceOver is in the midst of a sentence, such as the echo of a key: a plain announcement is lost then.
    public static var isSpeaking = false

    public static var isVoiceOverRunning = false {
        didSet {
            guard isVoiceOverRunning != oldValue else { return }
            NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        }
    }
}
