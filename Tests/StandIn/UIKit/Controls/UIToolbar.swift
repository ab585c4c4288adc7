/// A bar of buttons. The stand-in shows nothing of it.
@MainActor open class UIToolbar: UIView {
    public var items: [UIBarButtonItem]?

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

@MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable {
        case done = 0
        case flexibleSpace = 5
    }

    public var primaryAction: UIAction?

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.primaryAction = primaryAction
        super.init()
    }

    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
}
