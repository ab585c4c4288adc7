@MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, flexibleSpace, fixedSpace, close = 24 }

    public var title: String?
    public var image: UIImage?
    public var isEnabled = true
    public var primaryAction: UIAction?
    public var tintColor: UIColor?

    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.title = title ?? primaryAction?.title
        self.image = image
        self.primaryAction = primaryAction
        super.init()
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: String(describing: systemItem), primaryAction: primaryAction)
    }
}
