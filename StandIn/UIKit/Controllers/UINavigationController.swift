@MainActor open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

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
        controller.appeared()
    }
}
