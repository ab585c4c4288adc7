@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    public var name: String
    public var actionHandler: Handler?

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}
