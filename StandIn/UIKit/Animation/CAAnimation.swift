open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var timingFunction: CAMediaTimingFunction?
    /// Strong, as on iOS.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
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
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        extras = other.extras
        return self
    }

    /// Of all repetitions.
    var activeDuration: CFTimeInterval {
        guard speed > 0 else { return .infinity }
        let once = duration * (autoreverses ? 2 : 1)
        let all = repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
        return all.isFinite && all < 1e9 ? all / Double(speed) : .infinity
    }
}
