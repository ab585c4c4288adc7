open class CALayer: NSObject, CAMediaTiming {
    var stored = StandInLayerModel()
    var storedContents: Any?
    /// The size that was drawn.
    var storedContentsSize = CGSize.zero
    var storedSublayers: [CALayer] = []
    weak var storedSuperlayer: CALayer?
    var running: [StandInRunningAnimation] = []
    var isMarkedForDisplay = false
    var isMarkedForLayout = true
    /// Whether a pass has put the layer on the screen: before that nothing animates by itself.
    var isCommitted = false
    weak var modelLayer: CALayer?

    open var name: String?
    open weak var delegate: (any CALayerDelegate)?
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var cornerCurve = CALayerCornerCurve.circular
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    open var mask: CALayer? {
        willSet { newValue?.removeFromSuperlayer() }
    }

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Initialisers

    public override init() {
        super.init()
    }

    /// Core Animation's way to make presentation copies. A subclass copies its own properties here.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        stored = other.stored
        storedContents = other.storedContents
        storedContentsSize = other.storedContentsSize
        name = other.name
        speed = other.speed
        timeOffset = other.timeOffset
        beginTime = other.beginTime
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Animatable properties

    func change<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<StandInLayerModel, Value>, to value: Value
    ) {
        guard stored[keyPath: path] != value else { return }
        let action = implicitAction(forKey: key)
        stored[keyPath: path] = value
        action?.run(forKey: key, object: self, arguments: nil)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    open var bounds: CGRect {
        get { stored.bounds }
        set {
            let (origin, size) = (newValue.origin, newValue.size)
            guard [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) else {
                return refuseGeometry("bounds", newValue)
            }
            let resized = newValue.size != stored.bounds.size
            change("bounds", \.bounds, to: newValue)
            guard resized else { return }
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }
    open var position: CGPoint {
        get { stored.position }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return refuseGeometry("position", newValue) }
            change("position", \.position, to: newValue)
        }
    }
    open var zPosition: CGFloat {
        get { stored.zPosition }
        set { change("zPosition", \.zPosition, to: newValue) }
    }
    open var anchorPoint: CGPoint {
        get { stored.anchorPoint }
        set { change("anchorPoint", \.anchorPoint, to: newValue) }
    }
    open var transform: CATransform3D {
        get { stored.transform }
        set { change("transform", \.transform, to: newValue) }
    }
    open var isHidden: Bool {
        get { stored.isHidden }
        set { change("hidden", \.isHidden, to: newValue) }
    }
    open var isGeometryFlipped: Bool {
        get { stored.isGeometryFlipped }
        set { stored.isGeometryFlipped = newValue }
    }
    open var masksToBounds: Bool {
        get { stored.masksToBounds }
        set { change("masksToBounds", \.masksToBounds, to: newValue) }
    }
    open var contentsScale: CGFloat {
        get { stored.contentsScale }
        set { stored.contentsScale = newValue }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { stored.contentsGravity }
        set { stored.contentsGravity = newValue }
    }
    open var contentsRect: CGRect {
        get { stored.contentsRect }
        set { change("contentsRect", \.contentsRect, to: newValue) }
    }
    open var contentsCenter: CGRect {
        get { stored.contentsCenter }
        set { change("contentsCenter", \.contentsCenter, to: newValue) }
    }
    open var isOpaque: Bool {
        get { stored.isOpaque }
        set { stored.isOpaque = newValue }
    }
    open var backgroundColor: CGColor? {
        get { stored.backgroundColor }
        set { change("backgroundColor", \.backgroundColor, to: newValue) }
    }
    open var cornerRadius: CGFloat {
        get { stored.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, to: newValue) }
    }
    open var maskedCorners: CACornerMask {
        get { stored.maskedCorners }
        set { stored.maskedCorners = newValue }
    }
    open var borderWidth: CGFloat {
        get { stored.borderWidth }
        set { change("borderWidth", \.borderWidth, to: newValue) }
    }
    open var borderColor: CGColor? {
        get { stored.borderColor }
        set { change("borderColor", \.borderColor, to: newValue) }
    }
    open var opacity: Float {
        get { stored.opacity }
        set { change("opacity", \.opacity, to: newValue) }
    }
    open var shadowColor: CGColor? {
        get { stored.shadowColor }
        set { change("shadowColor", \.shadowColor, to: newValue) }
    }
    open var shadowOpacity: Float {
        get { stored.shadowOpacity }
        set { change("shadowOpacity", \.shadowOpacity, to: newValue) }
    }
    open var shadowOffset: CGSize {
        get { stored.shadowOffset }
        set { change("shadowOffset", \.shadowOffset, to: newValue) }
    }
    open var shadowRadius: CGFloat {
        get { stored.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, to: newValue) }
    }
    open var shadowPath: CGPath? {
        get { stored.shadowPath }
        set { change("shadowPath", \.shadowPath, to: newValue) }
    }
    open var contents: Any? {
        get { storedContents }
        set {
            let action = implicitAction(forKey: "contents")
            storedContents = newValue
            action?.run(forKey: "contents", object: self, arguments: nil)
        }
    }

    // MARK: Actions

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// The delegate is asked first, then `actions`, then `style`, then the class; NSNull ends the search.
    open func action(forKey event: String) -> (any CAAction)? {
        let styled = (style?["actions"] as? [String: any CAAction])?[event]
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styled
            ?? type(of: self).defaultAction(forKey: event)
        if let found { return found is NSNull ? nil : found }
        return StandInImplicitAction.animatedKeys.contains(event) ? StandInImplicitAction() : nil
    }

    // MARK: Display

    open func setNeedsDisplay() { isMarkedForDisplay = true }
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { isMarkedForDisplay }

    open func displayIfNeeded() {
        if isMarkedForDisplay { display() }
    }

    open func display() {
        isMarkedForDisplay = false
        let thread = StandInThread.current
        thread.reachedDefault = delegate == nil
        delegate?.display(self)
        if thread.reachedDefault {
            drawContents()
        } else {
            thread.drawnLayers.append(StandInWeak(object: self))
        }
    }

    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    open func render(in ctx: CGContext) {
        for operation in (storedContents as? StandInDrawing)?.operations ?? [] { ctx.record(operation.kind) }
    }

    // MARK: Layout

    open func setNeedsLayout() { isMarkedForLayout = true }
    open func needsLayout() -> Bool { isMarkedForLayout }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func preferredFrameSize() -> CGSize { bounds.size }

    open func layoutIfNeeded() {
        var top = self
        while let above = top.storedSuperlayer, above.isMarkedForLayout { top = above }
        top.layoutTree()
    }

    // MARK: Hits

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    open func hitTest(_ p: CGPoint) -> CALayer? {
        let local = superlayer.map { convert(p, from: $0) } ?? p
        guard !isHidden, opacity > 0.01, !masksToBounds || contains(local) else { return nil }
        for layer in storedSublayers.reversed() {
            if let hit = layer.hitTest(local) { return hit }
        }
        return contains(local) ? self : nil
    }

    // MARK: Animations

    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
    open func removeAnimation(forKey key: String) { stop { $0.key == key } }
    open func removeAllAnimations() { stop { _ in true } }
    open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
    open func animationKeys() -> [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
}
