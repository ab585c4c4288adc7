open class CAAnimation: NSObject, CAAction {
    @exclusivity(unchecked) fileprivate var stored = StandInAnimationModel()

    open var timingFunction: CAMediaTimingFunction? {
        get { stored.timingFunction }
        set { stored.timingFunction = newValue }
    }
    open var isRemovedOnCompletion: Bool {
        get { stored.isRemovedOnCompletion }
        set { stored.isRemovedOnCompletion = newValue }
    }
    open var beginTime: CFTimeInterval {
        get { stored.beginTime }
        set { stored.beginTime = newValue }
    }
    open var duration: CFTimeInterval {
        get { stored.duration }
        set { stored.duration = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { stored.timeOffset }
        set { stored.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { stored.repeatCount }
        set { stored.repeatCount = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { stored.fillMode }
        set { stored.fillMode = newValue }
    }
    /// Kept until the animation ends.
    @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?

    public required override init() { super.init() }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// A layer keeps a copy.
    func standInCopy() -> CAAnimation {
        let copy = Self()
        copy.stored = stored
        copy.delegate = delegate
        return copy
    }

    /// How long the animation and its repetitions take.
    var activeDuration: CFTimeInterval {
        let all = stored.duration * Double(stored.repeatCount > 0 ? stored.repeatCount : 1)
        return all.isFinite && all < 1e9 ? all : .infinity
    }

    /// The place in the animation, from 0 to 1, at a time of the layer since the beginning; nil where it has no effect.
    ///
    /// An offset begins the animation further on, and it wraps: it still runs for its whole duration.
    func progress(at time: CFTimeInterval) -> CGFloat? {
        guard duration > 0 else { return nil }
        if time < 0, fillMode != .backwards, fillMode != .both { return nil }
        let isOver = time >= activeDuration
        if isOver, fillMode != .both { return nil }
        let offset = (timeOffset / duration).truncatingRemainder(dividingBy: 1)
        guard !isOver else { return offset > 0 ? CGFloat(offset) : 1 }
        let place = max(time, 0) / duration + offset
        return CGFloat(place.truncatingRemainder(dividingBy: 1))
    }
}

/// The values of an animation that its copy takes at once.
private struct StandInAnimationModel {
    var keyPath: String?
    var isAdditive = false
    var fromValue: Any?
    var values: [Any]?
    var keyTimes: [NSNumber]?
    var timingFunction: CAMediaTimingFunction?
    var isRemovedOnCompletion = true
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var fillMode = CAMediaTimingFillMode.removed
}

public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String? {
        get { stored.keyPath }
        set { stored.keyPath = newValue }
    }
    open var isAdditive: Bool {
        get { stored.isAdditive }
        set { stored.isAdditive = newValue }
    }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The numbers of the animated value: one for a number, two for a point, four for a rectangle.
    func numbers(at progress: CGFloat, base: [CGFloat]) -> [CGFloat]? { nil }
}

/// Runs from `fromValue` to the value of the layer.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any? {
        get { stored.fromValue }
        set { stored.fromValue = newValue }
    }

    override func numbers(at progress: CGFloat, base: [CGFloat]) -> [CGFloat]? {
        let end = isAdditive ? base.map { _ in 0 } : base
        let start = StandInAnimator.numbers(fromValue) ?? end
        guard start.count == end.count else { return nil }
        return zip(start, end).map { $0 + ($1 - $0) * progress }
    }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]? {
        get { stored.values }
        set { stored.values = newValue }
    }
    open var keyTimes: [NSNumber]? {
        get { stored.keyTimes }
        set { stored.keyTimes = newValue }
    }

    override func numbers(at progress: CGFloat, base: [CGFloat]) -> [CGFloat]? {
        let frames = (values ?? []).compactMap(StandInAnimator.numbers)
        guard let last = frames.last, frames.count > 1 else { return frames.first }
        let given = keyTimes?.map { CGFloat($0.doubleValue) } ?? []
        let even = frames.indices.map { CGFloat($0) / CGFloat(frames.count - 1) }
        let times = given.count >= frames.count ? given : even
        guard let index = frames.indices.last(where: { times[$0] <= progress }) else { return frames[0] }
        guard index + 1 < frames.count else { return last }
        let length = times[index + 1] - times[index]
        let part = length > 0 ? (progress - times[index]) / length : 1
        return zip(frames[index], frames[index + 1]).map { $0 + ($1 - $0) * part }
    }
}

/// A fade, which the stand-in does not show.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
}

public struct CATransitionType: Hashable, Sendable {
    public static let fade = CATransitionType()
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pace of an animation, which is even here.
open class CAMediaTimingFunction: NSObject {}

/// The time of the manual clock, which stands still until a test moves it.
public func CACurrentMediaTime() -> CFTimeInterval { StandInClock.now }
