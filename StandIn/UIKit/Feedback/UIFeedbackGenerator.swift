@MainActor open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    public init(view: UIView) {
        super.init()
    }

    public func prepare() {}
}
