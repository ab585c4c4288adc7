@MainActor open class UIView: UIResponder, UITraitEnvironment {
    public let layer: CALayer
    open var isUserInteractionEnabled = true
    public var isMultipleTouchEnabled = false
    public var autoresizingMask: AutoresizingMask = []
    public var translatesAutoresizingMaskIntoConstraints = true
    open var contentMode = ContentMode.scaleToFill

    var storedSubviews: [UIView] = []
    weak var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    weak var standInController: UIViewController?
    var storedTint: UIColor?
    public internal(set) var interactions: [any UIInteraction] = []
    var storedRecognizers: [UIGestureRecognizer] = []
    var traitObservers: [StandInTraitObserver] = []
    var ownTraits = StandInTraits() { didSet { updateTraits() } }
    /// The traits that the view was last told of.
    var knownTraits: UITraitCollection?
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var constraints: [NSLayoutConstraint] = []
    /// The safe area that the view last heard of.
    var knownSafeArea = UIEdgeInsets.zero
    private var storedBackground: UIColor?

    // MARK: Initializers

    public init(frame: CGRect) {
        layer = CALayer()
        super.init()
        setUp(frame)
    }

    public required init?(coder: NSCoder) {
        layer = CALayer()
        super.init()
        setUp(.zero)
    }

    public override convenience init() { self.init(frame: .zero) }

    private func setUp(_ frame: CGRect) {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.frame = frame
        layer.setNeedsDisplay()
        prepare()
    }

    /// Sets a new view up, for the classes of UIKit.
    func prepare() {}

    open override var next: UIResponder? { standInController ?? storedSuperview }
    override var standInWindow: UIWindow? { storedWindow }
    public var window: UIWindow? { storedWindow }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { resizing { layer.frame = newValue } }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { resizing { layer.bounds = newValue } }
    }
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    private func resizing(_ change: () -> Void) {
        let old = layer.bounds.size
        change()
        guard layer.bounds.size != old else { return }
        if contentMode == .redraw { setNeedsDisplay() }
        resizeSubviews(from: old)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        get { storedBackground }
        set {
            storedBackground = newValue
            resolveBackground()
        }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var tintColor: UIColor! {
        get { storedTint ?? storedSuperview?.tintColor ?? .systemBlue }
        set {
            let old = tintColor
            storedTint = newValue
            if tintColor != old { tellTint() }
        }
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }
    /// Tells the view that its tint color changed.
    open func tintColorDidChange() {}

    func resolveBackground() {
        layer.backgroundColor = storedBackground.map { CGColor($0.rgba(with: traitCollection)) }
    }

    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    // MARK: Layout

    /// Lays out the subviews.
    open func layoutSubviews() { layoutConstraints() }
    open func setNeedsLayout() { layer.setNeedsLayout() }
    open func layoutIfNeeded() { layer.layoutIfNeeded() }
    open var safeAreaInsets: UIEdgeInsets { standInSafeArea }
    open func safeAreaInsetsDidChange() {}
    /// Whether the Tab key of a hardware keyboard can focus the view.
    open var canBecomeFocused: Bool { false }
    /// What is shown while the Tab key focuses the view. Nil shows nothing.
    open var focusEffect: UIFocusEffect?
    /// The Tab key moves from group to group.
    open var focusGroupIdentifier: String?

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    // A view without text is aligned by its edges.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    open var forLastBaselineLayout: UIView { self }
    // `noIntrinsicMetric`.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open func invalidateIntrinsicContentSize() {
        standInIntrinsicInvalidations += 1
        storedSuperview?.setNeedsLayout()
        for view in sequence(first: self, next: \.storedSuperview) where !view.constraints.isEmpty {
            view.setNeedsLayout()
        }
    }
    /// How often the intrinsic size was invalidated.
    public internal(set) var standInIntrinsicInvalidations = 0
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { attach(view) }
    open func removeFromSuperview() { detach() }
    func willRemoveSubview(_ subview: UIView) {}
    /// Tells the view that it will have another window, or none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells the view that it has another window, or none.
    open func didMoveToWindow() {}

    open var traitCollection: UITraitCollection { knownTraits ?? currentTraits }
    /// Tells the view that its traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Gestures

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        storedRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    // MARK: Layer delegate

    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }

    open func layoutSublayers(of layer: CALayer) {
        traitCollection.performAsCurrent {
            updateSafeArea()
            standInController?.viewWillLayoutSubviews()
            layoutSubviews()
            standInController?.viewDidLayoutSubviews()
        }
    }

    /// Views animate only inside an animation block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer else { return nil }
        return standInAction(forKey: event)
    }
}

extension UIView: @preconcurrency CALayerDelegate {}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified
    case forceLeftToRight = 3
    case forceRightToLeft
}

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit
        case redraw = 3
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }
}
