@MainActor open class UIAccessibilityElement: UIResponder {
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        super.init()
        isAccessibilityElement = true
    }
}
