@MainActor open class UITextInputAssistantItem: NSObject {
    public var allowsHidingShortcuts = true
    public var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    public var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    public override init() {
        super.init()
    }
}
