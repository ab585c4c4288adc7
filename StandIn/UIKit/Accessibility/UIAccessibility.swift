public struct UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }

    @MainActor public static func post(notification: Notification, argument: Any?) {
        let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
        switch notification {
        case .announcement where StandInAccessibilitySettings.isSpeaking && !outlastsSpeech(argument): break
        case .announcement: StandInRecorder.add(.accessibility, "announcement: " + (text ?? ""))
        default: StandInRecorder.add(.accessibility, "layoutChanged" + (text.map { ": " + $0 } ?? ""))
        }
    }

    /// Whether an announcement has a high priority or is queued.
    private static func outlastsSpeech(_ argument: Any?) -> Bool {
        guard let text = argument as? NSAttributedString, text.length > 0 else { return false }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        let priority = attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority
        return priority == .high || attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true
    }

    @MainActor public static var isBoldTextEnabled: Bool { StandInAccessibilitySettings.isBoldTextEnabled }

    @MainActor public static var isReduceMotionEnabled: Bool { StandInAccessibilitySettings.isReduceMotionEnabled }

    static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChange")
    static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChange")
}
