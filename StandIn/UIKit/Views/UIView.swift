@MainActor open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace {
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }

    public let layer: CALayer
    public var tag = 0
    open var isUserInteractionEnabled = true
    public var isMultipleTouchEnabled = false
    public var isExclusiveTouch = false
    public var autoresizesSubviews = true
    public var autoresizingMask: AutoresizingMask = []
    public var clearsContextBeforeDrawing = true
    public var preservesSuperviewLayoutMargins = false
    public var insetsLayoutMarginsFromSafeArea = true
    public var translatesAutoresizingMaskIntoConstraints = true
    public var showsLargeContentViewer = false
    public var largeContentTitle: String?
    public var largeContentImage: UIImage?
    open var contentMode = ContentMode.scaleToFill

    var storedSubviews: [UIView] = []
    weak var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    weak var standInController: UIViewController?
    var storedTint: UIColor?
    var storedInteractions: [any UIInteraction] = []
    var storedRecognizers: [UIGestureRecognizer] = []
    var traitObservers: [StandInTraitObserver] = []
    var ownTraits = StandInTraits()
    /// The traits the view was last told of.
    var knownTraits: UITraitCollection?
    var storedLayout = StandInLayoutState()
    private var storedBackground: UIColor?

    // MARK: Initialisers

    public init(frame: CGRect) {
        layer = StandInLayerCopies.make(Self.layerClass)
        super.init()
        setUp(frame)
    }

    public required init?(coder: NSCoder) {
        layer = StandInLayerCopies.make(Self.layerClass)
        super.init()
        setUp((coder as? StandInCoder)?.decodeCGRect(forKey: "UIViewFrame") ?? .zero)
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    private func setUp(_ frame: CGRect) {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.frame = frame
        layer.setNeedsDisplay()
    }

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
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    private func resizing(_ change: () -> Void) {
        let old = layer.bounds.size
        change()
        guard layer.bounds.size != old else { return }
        if contentMode == .redraw { setNeedsDisplay() }
        if autoresizesSubviews { resizeSubviews(from: old) }
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
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var tintColor: UIColor! {
        get { storedTint ?? storedSuperview?.tintColor ?? .systemBlue }
        set {
            storedTint = newValue
            tellTint()
        }
    }
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            if semanticContentAttribute != oldValue { setNeedsLayout() }
        }
    }
    open func tintColorDidChange() {}

    func resolveBackground() {
        layer.backgroundColor = storedBackground.map { CGColor($0.rgba(with: traitCollection)) }
    }

    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    // MARK: Layout

    open func layoutSubviews() { layoutConstraints() }
    open func setNeedsLayout() { layer.setNeedsLayout() }
    open func layoutIfNeeded() { layer.layoutIfNeeded() }
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() { setNeedsLayout() }
    open func layoutMarginsDidChange() { setNeedsLayout() }
    open var safeAreaInsets: UIEdgeInsets { standInSafeArea }
    open func safeAreaInsetsDidChange() {}
    /// Whether the Tab key of a hardware keyboard may stop here.
    open var canBecomeFocused: Bool { false }
    /// What shows that the Tab key is on the view; nil shows nothing.
    open var focusEffect: UIFocusEffect?

    /// The views that Tab leads to, in the order of the tree.
    var standInFocusItems: [UIView] {
        guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
        return (canBecomeFocused ? [self] : []) + subviews.flatMap(\.standInFocusItems)
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() {
        standInIntrinsicInvalidations += 1
        storedSuperview?.setNeedsLayout()
        for view in sequence(first: self, next: \.storedSuperview) where !view.storedLayout.constraints.isEmpty {
            view.setNeedsLayout()
        }
    }
    /// How often the size was declared stale.
    public internal(set) var standInIntrinsicInvalidations = 0
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize) }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
    open func removeFromSuperview() { detach() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { knownTraits ?? currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Gestures

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        storedRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
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

    /// Views don't animate by themselves: only inside an animation block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer else { return nil }
        return StandInViewAnimation.action(forKey: event, of: layer)
    }

    // MARK: Accessibility

    open override var accessibilityFrame: CGRect {
        get { super.accessibilityFrame == .zero ? convert(bounds, to: nil) : super.accessibilityFrame }
        set { super.accessibilityFrame = newValue }
    }
}

extension UIView: @preconcurrency CALayerDelegate {}
