/// The informal accessibility protocol of NSObject. Swift can't override members of an extension, so they are in a
/// class that all responders inherit from.
@MainActor open class StandInAccessibleObject: NSObject {
    public override init() {
        super.init()
    }

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityIdentifier: String?
    open var accessibilityLanguage: String?
    open var accessibilityViewIsModal = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityElements: [Any]?

    open func accessibilityActivate() -> Bool { false }
}
