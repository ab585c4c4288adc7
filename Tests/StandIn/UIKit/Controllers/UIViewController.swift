@MainActor open class UIViewController: UIResponder {
    private(set) var storedView: UIView?
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    fileprivate weak var parent: UIViewController?
    public fileprivate(set) var children: [UIViewController] = []

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

    // MARK: Presentation

    public private(set) var presentedViewController: UIViewController?
    private weak var presenter: UIViewController?
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Shows a controller over the whole window, whatever its presentation style, at once.
    open func present(_ controller: UIViewController, animated flag: Bool) {
        guard presentedViewController == nil, let window = standInWindow else { return }
        presentedViewController = controller
        controller.presenter = self
        controller.appear(in: window, animated: flag)
    }

    /// Removes the presented controller, or else this one, if it is presented.
    open func dismiss(animated flag: Bool) {
        guard let shown = presentedViewController else {
            presenter?.dismiss(animated: flag)
            return
        }
        shown.view.removeFromSuperview()
        presentedViewController = nil
        shown.viewDidDisappear(flag)
    }

    public var navigationController: UINavigationController? { parent as? UINavigationController }

    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? UIScreen.main.traitCollection }
}

@MainActor open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public var topViewController: UIViewController? { children.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        topViewController?.disappear()
        children.append(viewController)
        viewController.parent = self
        viewController.appear(in: view)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case overFullScreen = 5
    case automatic = -2
}
