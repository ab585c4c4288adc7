/// What NSObject's informal accessibility protocol gives every object on iOS. Members of an extension can't be overridden
/// in Swift, so they stand in the body of a class that all responders inherit from.
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
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityUserInputLabels: [String]! = []
    open var accessibilityTextualContext: UIAccessibilityTextualContext?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityElements: [Any]?
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityFrame = CGRect.zero
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityPath: UIBezierPath?

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
}
