@MainActor open class UIViewController: UIResponder {
    private var storedView: UIView?
    var ownTraits = StandInTraits() { didSet { storedView?.updateTraits() } }
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.standInController = nil
            storedView = newValue
            newValue?.standInController = self
        }
    }

    var viewIfLoaded: UIView? { storedView }
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        view = UIView(frame: UIScreen.main.bounds)
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    open override var next: UIResponder? { storedView?.storedSuperview }
    override var standInWindow: UIWindow? { storedView?.storedWindow }

    func appear(in container: UIView, animated: Bool = false) {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        viewDidAppear(animated)
    }

    func disappear() {
        guard let storedView, storedView.superview != nil else { return }
        storedView.removeFromSuperview()
        viewDidDisappear(false)
    }

    // MARK: Containment

    func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
    }

    // MARK: Presentation

    public private(set) var presentedViewController: UIViewController?
    private weak var presenter: UIViewController?
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Shows a controller over the whole window, whatever its presentation style, at once.
    open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, let window = standInWindow else { return }
        presentedViewController = controller
        controller.presenter = self
        controller.appear(in: window, animated: flag)
        completion?()
    }

    /// Removes the presented controller, or this one. Without any, it only calls the completion.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let shown = presentedViewController {
            shown.view.removeFromSuperview()
            presentedViewController = nil
            shown.viewDidDisappear(flag)
        } else if let presenter {
            return presenter.dismiss(animated: flag, completion: completion)
        }
        completion?()
    }

    public var navigationController: UINavigationController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }

    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? UIScreen.main.traitCollection }
}

extension UIViewController {
    public var traitOverrides: any UITraitOverrides {
        get { ownTraits }
        set { ownTraits = newValue as? StandInTraits ?? ownTraits }
    }

    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownTraits.userInterfaceStyle }
        set { ownTraits.userInterfaceStyle = newValue }
    }
}

@MainActor open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public var topViewController: UIViewController? { children.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        topViewController?.disappear()
        addChild(viewController)
        viewController.appear(in: view)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = topViewController else { return nil }
        top.disappear()
        top.removeFromParent()
        topViewController?.appear(in: view)
        return top
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case overFullScreen = 5
    case automatic = -2
}
