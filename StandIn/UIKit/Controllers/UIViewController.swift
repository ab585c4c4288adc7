@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private var storedView: UIView?
    var ownTraits = StandInTraits()
    private var traitObservers: [StandInTraitObserver] = []
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var isModalInPresentation = false
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []
    public private(set) var presentedViewController: UIViewController?
    public private(set) weak var presentingViewController: UIViewController?
    public lazy var navigationItem = UINavigationItem(title: title ?? "")

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

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

    public var viewIfLoaded: UIView? { storedView }
    public var isViewLoaded: Bool { storedView != nil }
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}

    open override var next: UIResponder? { storedView?.storedSuperview }
    override var standInWindow: UIWindow? { storedView?.storedWindow }

    func appear(_ animated: Bool) { viewWillAppear(animated) }
    func appeared() {
        viewIsAppearing(false)
        viewDidAppear(false)
    }

    // MARK: Containment

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        guard let window = standInWindow, presentedViewController == nil else { return }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.view.frame = window.bounds
        viewControllerToPresent.appear(flag)
        window.addSubview(viewControllerToPresent.view)
        viewControllerToPresent.appeared()
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        presented.viewWillDisappear(flag)
        presented.viewIfLoaded?.removeFromSuperview()
        presentedViewController = nil
        presented.presentingViewController = nil
        presented.viewDidDisappear(flag)
        completion?()
    }

    public var navigationController: UINavigationController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        storedView?.traitCollection ?? UIScreen.main.traitCollection
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func tellTraits(from previous: UITraitCollection, to current: UITraitCollection) {
        traitCollectionDidChange(previous)
        for observer in traitObservers { observer.notify(self, from: previous, to: current) }
    }
}

extension UIViewController: UITraitChangeObservable {
    public var traitOverrides: any UITraitOverrides {
        get { ownTraits }
        set {
            ownTraits = newValue as? StandInTraits ?? ownTraits
            viewIfLoaded?.updateTraits()
        }
    }

    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownTraits.userInterfaceStyle }
        set {
            ownTraits.userInterfaceStyle = newValue
            viewIfLoaded?.updateTraits()
        }
    }

    @discardableResult public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        let observer = StandInTraitObserver(traits) { environment, previous in
            if let environment = environment as? TraitEnvironment { handler(environment, previous) }
        }
        traitObservers.append(observer)
        return observer
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration }
    }
}
