open class CALayer: NSObject {
    // Swift does not check how Objective-C's properties are accessed.
    @exclusivity(unchecked) var stored = StandInLayerModel()
    @exclusivity(unchecked) var storedContents: Any?
    @exclusivity(unchecked) var storedSublayers: [CALayer] = []
    @exclusivity(unchecked) weak var storedSuperlayer: CALayer?
    @exclusivity(unchecked) var running: [StandInRunningAnimation] = []
    @exclusivity(unchecked) var isMarkedForDisplay = false
    @exclusivity(unchecked) var isMarkedForLayout = true
    /// Whether the next commit visits the layer: it, or one in it, is marked or new.
    @exclusivity(unchecked) var isMarkedInTree = true
    /// Whether the layer is on the screen. Before that, changes don't animate.
    @exclusivity(unchecked) var isCommitted = false

    open var name: String?
    @exclusivity(unchecked) open weak var delegate: (any CALayerDelegate)?
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint

    // MARK: Initializers

    public override init() { super.init() }

    /// Core Animation makes presentation copies this way. A subclass copies its own properties here.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        stored = other.stored
        storedContents = other.storedContents
        name = other.name
    }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: Animatable properties

    /// Sets a value that is another one than before.
    func change(_ key: String, _ isOther: Bool, _ set: () -> Void) {
        guard isOther else { return }
        guard let action = implicitAction(forKey: key) else { return set() }
        set()
        action.run(forKey: key, object: self, arguments: nil)
    }

    open var bounds: CGRect {
        get { stored.bounds }
        set {
            let (origin, size) = (newValue.origin, newValue.size)
            guard [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) else {
                return refuseGeometry("bounds", newValue)
            }
            let resized = newValue.size != stored.bounds.size
            change("bounds", newValue != stored.bounds) { stored.bounds = newValue }
            guard resized else { return }
            setNeedsLayout()
        }
    }
    open var position: CGPoint {
        get { stored.position }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return refuseGeometry("position", newValue) }
            change("position", newValue != stored.position) { stored.position = newValue }
        }
    }
    /// Pictures and hit tests leave it out: they go by the order of the layers.
    open var zPosition: CGFloat = 0
    open var anchorPoint: CGPoint {
        get { stored.anchorPoint }
        set { change("anchorPoint", newValue != stored.anchorPoint) { stored.anchorPoint = newValue } }
    }
    /// That of an animation: nothing here sets another one.
    open var transform: CATransform3D { stored.transform }
    open var isHidden: Bool {
        get { stored.isHidden }
        set { change("hidden", newValue != stored.isHidden) { stored.isHidden = newValue } }
    }
    open var masksToBounds: Bool {
        get { stored.masksToBounds }
        set { change("masksToBounds", newValue != stored.masksToBounds) { stored.masksToBounds = newValue } }
    }
    open var contentsScale: CGFloat {
        get { stored.contentsScale }
        set { stored.contentsScale = newValue }
    }
    open var backgroundColor: CGColor? {
        get { stored.backgroundColor }
        set { change("backgroundColor", newValue != stored.backgroundColor) { stored.backgroundColor = newValue } }
    }
    open var cornerRadius: CGFloat {
        get { stored.cornerRadius }
        set { change("cornerRadius", newValue != stored.cornerRadius) { stored.cornerRadius = newValue } }
    }
    open var maskedCorners: CACornerMask {
        get { stored.maskedCorners }
        set { stored.maskedCorners = newValue }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { stored.cornerCurve }
        set { stored.cornerCurve = newValue }
    }
    open var borderWidth: CGFloat {
        get { stored.borderWidth }
        set { change("borderWidth", newValue != stored.borderWidth) { stored.borderWidth = newValue } }
    }
    open var borderColor: CGColor? {
        get { stored.borderColor }
        set { change("borderColor", newValue != stored.borderColor) { stored.borderColor = newValue } }
    }
    open var opacity: Float {
        get { stored.opacity }
        set { change("opacity", newValue != stored.opacity) { stored.opacity = newValue } }
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

    /// The delegate is asked first. NSNull ends the search.
    open func action(forKey event: String) -> (any CAAction)? {
        if let found = delegate?.action(for: self, forKey: event) { return found is NSNull ? nil : found }
        return StandInImplicitAction.animatedKeys.contains(event) ? StandInImplicitAction() : nil
    }

    // MARK: Display

    open func setNeedsDisplay() {
        isMarkedForDisplay = true
        markInTree()
    }

    open func needsDisplay() -> Bool { isMarkedForDisplay }

    open func display() {
        isMarkedForDisplay = false
        drawContents()
    }

    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    // MARK: Layout

    open func setNeedsLayout() {
        isMarkedForLayout = true
        markInTree()
    }

    func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func layoutIfNeeded() {
        var top = self
        while let above = top.storedSuperlayer, above.isMarkedForLayout { top = above }
        top.layoutTree()
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

/// Optional on iOS.
public protocol CALayerDelegate: NSObjectProtocol {
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
}

/// A transform in the plane of the screen.
public struct CATransform3D: Hashable, Sendable {
    var affine = CGAffineTransform.identity

    public var m41: CGFloat { affine.tx }
    public var m42: CGFloat { affine.ty }
}

extension CALayer {
    public func affineTransform() -> CGAffineTransform { transform.affine }

    public var frame: CGRect {
        get {
            let origin = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            return CGRect(origin: origin, size: bounds.size).applying(transform.affine)
                .offsetBy(dx: position.x, dy: position.y)
        }
        set {
            bounds = CGRect(origin: bounds.origin, size: newValue.size)
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    /// Records a misuse and leaves the layer unchanged, where Core Animation raises `CALayerInvalidGeometry`.
    func refuseGeometry(_ property: String, _ value: some Any) {
        StandInRecorder.add(
            .misuse, "CALayerInvalidGeometry: the \(property) of \(name ?? "a layer") is not finite: \(value)")
    }

    /// From the layer's space to its superlayer's.
    var toSuperlayer: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height
        )
        .concatenating(transform.affine)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var toRoot: CGAffineTransform {
        sequence(first: self, next: \.storedSuperlayer).reduce(.identity) { $0.concatenating($1.toSuperlayer) }
    }

    private func transform(to layer: CALayer?) -> CGAffineTransform {
        toRoot.concatenating(layer?.toRoot.inverted() ?? .identity)
    }

    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    /// Returns the time unchanged: every layer uses the time of the clock.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
}
