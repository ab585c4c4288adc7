public struct UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    @MainActor public static func post(notification: Notification, argument: Any?) {
        let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
        switch notification {
        case .announcement where StandInAccessibilitySettings.isSpeaking && !outlastsSpeech(argument): break
        case .announcement: StandInRecorder.add(.accessibility, "announcement: " + (text ?? ""))
        case .layoutChanged: StandInRecorder.add(.accessibility, "layoutChanged" + (text.map { ": " + $0 } ?? ""))
        case .screenChanged: StandInRecorder.add(.accessibility, "screenChanged" + (text.map { ": " + $0 } ?? ""))
        default: StandInRecorder.add(.accessibility, "pageScrolled" + (text.map { ": " + $0 } ?? ""))
        }
    }

    /// Only what has a priority or waits in the queue is said after all.
    private static func outlastsSpeech(_ argument: Any?) -> Bool {
        guard let text = argument as? NSAttributedString, text.length > 0 else { return false }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        let priority = attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority
        return priority == .high || attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true
    }

    @MainActor public static var isVoiceOverRunning: Bool { StandInAccessibilitySettings.isVoiceOverRunning }
    @MainActor public static var isReduceMotionEnabled: Bool { StandInAccessibilitySettings.isReduceMotionEnabled }
    @MainActor public static var isReduceTransparencyEnabled: Bool { false }
    @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
    @MainActor public static var isBoldTextEnabled: Bool { false }
    @MainActor public static var isSwitchControlRunning: Bool { false }
    @MainActor public static var isGuidedAccessEnabled: Bool { false }
    @MainActor public static var isInvertColorsEnabled: Bool { false }
    @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
    @MainActor public static var prefersCrossFadeTransitions: Bool { false }

    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChange")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChange")
    public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinish")
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocused")
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
