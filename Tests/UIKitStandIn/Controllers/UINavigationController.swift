@MainActor open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public var viewControllers: [UIViewController] { children }
    public var topViewController: UIViewController? { children.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        topViewController?.viewIfLoaded?.removeFromSuperview()
        addChild(viewController)
        show(viewController, animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = topViewController else { return nil }
        top.viewIfLoaded?.removeFromSuperview()
        top.removeFromParent()
        if let next = topViewController { show(next, animated) }
        return top
    }

    private func show(_ controller: UIViewController, _ animated: Bool) {
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.appear(animated)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        controller.appeared()
    }
}

@MainActor open class UINavigationItem: NSObject {
    public var title: String?
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem?

    public init(title: String) {
        self.title = title
        super.init()
    }
}

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
