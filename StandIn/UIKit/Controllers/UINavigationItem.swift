@MainActor open class UINavigationItem: NSObject {
    public var title: String?
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem?

    public init(title: String) {
        self.title = title
        super.init()
    }
}
