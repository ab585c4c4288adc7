open class CAAnimation: NSObject, CAAction {
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var fillMode = CAMediaTimingFillMode.removed
    private var extras: [String: Any] = [:]

    public override init() {
        super.init()
    }

    open func setValue(_ value: Any?, forKey key: String) { extras[key] = value }
    open func value(forKey key: String) -> Any? { extras[key] }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// A layer keeps a copy.
    func standInCopy() -> CAAnimation { CAAnimation().taking(self) }

    func taking(_ other: CAAnimation) -> Self {
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
        beginTime = other.beginTime
        duration = other.duration
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        fillMode = other.fillMode
        extras = other.extras
        return self
    }

    /// How long the animation and its repetitions take.
    var activeDuration: CFTimeInterval {
        let all = duration * Double(repeatCount > 0 ? repeatCount : 1)
        return all.isFinite && all < 1e9 ? all : .infinity
    }
}
