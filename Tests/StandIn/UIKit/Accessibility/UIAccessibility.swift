import Synchronization

public struct UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }

    @MainActor public static func post(notification: Notification, argument: Any?) {
        let spoken = argument as? NSAttributedString, text = spoken?.string ?? argument as? String
        guard notification == .announcement else {
            // A text is spoken, and an element gets VoiceOver's focus.
            let said = text ?? (argument as? StandInAccessibleObject)?.accessibilityLabel
            return StandInRecorder.add(.accessibility, "layoutChanged" + (said.map { ": " + $0 } ?? ""))
        }
        if StandInAccessibilitySettings.isSpeaking {
            // It interrupts, waits, or is lost.
            let attributes = text?.isEmpty == false ? spoken?.attributes(at: 0, effectiveRange: nil) ?? [:] : [:]
            if attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .high {
                StandInRecorder.add(.accessibility, "interruption")
            } else if attributes[.accessibilitySpeechQueueAnnouncement] as? Bool != true {
                return
            }
        }
        StandInRecorder.add(.accessibility, "announcement: " + (text ?? ""))
        guard let spoken else { return }
        // Any other letter is spoken as the word that it is, such as "A" and "I".
        let whole = NSRange(location: 0, length: spoken.length)
        spoken.enumerateAttribute(.accessibilitySpeechSpellOut, in: whole, options: []) { value, range, _ in
            if value as? Bool == true { StandInRecorder.add(.spelled, spoken.attributedSubstring(from: range).string) }
        }
    }

    @MainActor public static var isBoldTextEnabled: Bool { StandInAccessibilitySettings.isBoldTextEnabled }

    @MainActor public static var isReduceMotionEnabled: Bool { StandInAccessibilitySettings.isReduceMotionEnabled }

    @MainActor public static var shouldDifferentiateWithoutColor: Bool {
        StandInAccessibilitySettings.differentiatesWithoutColor
    }

    @MainActor public static var isReduceTransparencyEnabled: Bool {
        StandInAccessibilitySettings.isReduceTransparencyEnabled
    }

    public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChange")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChange")
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChange")
}

public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = UIAccessibilityPriority(rawValue: "high")
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

@MainActor open class UIAccessibilityElement: UIResponder {
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        super.init()
        isAccessibilityElement = true
    }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    public var attributedName: NSAttributedString
    public var name: String { attributedName.string }
    public var actionHandler: Handler?

    public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        (self.attributedName, self.actionHandler) = (attributedName, actionHandler)
    }

    public convenience init(name: String, actionHandler: Handler?) {
        self.init(attributedName: NSAttributedString(string: name), actionHandler: actionHandler)
    }
}

/// The informal accessibility protocol of NSObject. Swift can't override members of an extension, so they are in a
/// class that all responders inherit from.
@MainActor open class StandInAccessibleObject: NSObject {
    public override init() { super.init() }

    open var isAccessibilityElement = false
    open var accessibilityRespondsToUserInteraction = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    // The field overrides these.
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityValue: String?
    open var accessibilityAttributedValue: NSAttributedString?
    /// UIKit answers if the app has set no traits. What was set is alone from then on.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { setTraits ?? standInTraits }
        set { setTraits = newValue }
    }
    private var setTraits: UIAccessibilityTraits?

    private var standInTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if let input = self as? any UIResponder & UITextInput {
            traits.insert(UIAccessibilityTraits(rawValue: 1 << 18))
            if input.isFirstResponder { traits.insert(UIAccessibilityTraits(rawValue: 1 << 21)) }
        }
        if (self as? UIControl)?.isEnabled == false { traits.insert(.notEnabled) }
        return traits
    }
    /// What Voice Control's user says; nil means the label.
    open var accessibilityUserInputLabels: [String]!
    open var accessibilityIdentifier: String?
    open var accessibilityLanguage: String?
    open var accessibilityViewIsModal = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityElements: [Any]?

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
}

/// The accessibility settings of the user. Changing one posts the notification of iOS.
@MainActor public enum StandInAccessibilitySettings {
    public static var isReduceMotionEnabled = false {
        didSet {
            guard isReduceMotionEnabled != oldValue else { return }
            post(UIAccessibility.reduceMotionStatusDidChangeNotification)
        }
    }
    public static var differentiatesWithoutColor = false {
        didSet {
            guard differentiatesWithoutColor != oldValue else { return }
            post(UIAccessibility.differentiateWithoutColorDidChangeNotification)
        }
    }
    public static var isReduceTransparencyEnabled = false {
        didSet {
            guard isReduceTransparencyEnabled != oldValue else { return }
            post(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
        }
    }

    private static func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: nil) }

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
}

/// What VoiceOver reads of an element beside its label and value.
open class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }

    let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    public var importance = Importance.default

    public var label: String { attributedLabel.string }
    public var value: String { attributedValue.string }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
    }
}

public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
