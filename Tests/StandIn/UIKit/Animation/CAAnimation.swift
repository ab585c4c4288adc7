open class CAAnimation: NSObject, NSCopying, CAAction {
    @exclusivity(unchecked) open var isRemovedOnCompletion = true
    @exclusivity(unchecked) open var beginTime: CFTimeInterval = 0
    @exclusivity(unchecked) open var duration: CFTimeInterval = 0
    @exclusivity(unchecked) open var timeOffset: CFTimeInterval = 0
    @exclusivity(unchecked) open var repeatCount: Float = 0
    @exclusivity(unchecked) open var fillMode = CAMediaTimingFillMode.removed
    /// Kept until the animation ends.
    @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?

    public required override init() { super.init() }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open func copy(with zone: NSZone? = nil) -> Any { standInCopy() }

    /// A layer keeps a copy.
    func standInCopy() -> Self {
        let copy = Self()
        (copy.fillMode, copy.delegate) = (fillMode, delegate)
        (copy.beginTime, copy.duration, copy.timeOffset) = (beginTime, duration, timeOffset)
        (copy.repeatCount, copy.isRemovedOnCompletion) = (repeatCount, isRemovedOnCompletion)
        return copy
    }

    /// How long the animation and its repetitions take.
    var activeDuration: CFTimeInterval {
        let all = duration * Double(repeatCount > 0 ? repeatCount : 1)
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

public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

open class CAPropertyAnimation: CAAnimation {
    @exclusivity(unchecked) open var keyPath: String?
    @exclusivity(unchecked) open var isAdditive = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func standInCopy() -> Self {
        let copy = super.standInCopy()
        (copy.keyPath, copy.isAdditive) = (keyPath, isAdditive)
        return copy
    }

    /// The numbers of the animated value: one for a number, two for a point, four for a rectangle.
    func numbers(at progress: CGFloat, base: [CGFloat]) -> [CGFloat]? { nil }
}

/// Runs from `fromValue` to `toValue`, or to the value of the layer.
open class CABasicAnimation: CAPropertyAnimation {
    @exclusivity(unchecked) open var fromValue: Any?
    @exclusivity(unchecked) open var toValue: Any?
    /// What UIKit's own animations may have; nothing here runs by it.
    @exclusivity(unchecked) open var byValue: Any?

    override func standInCopy() -> Self {
        let copy = super.standInCopy()
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        return copy
    }

    override func numbers(at progress: CGFloat, base: [CGFloat]) -> [CGFloat]? {
        let end = StandInAnimator.numbers(toValue) ?? (isAdditive ? base.map { _ in 0 } : base)
        let start = StandInAnimator.numbers(fromValue) ?? end
        guard start.count == end.count else { return nil }
        return zip(start, end).map { $0 + ($1 - $0) * progress }
    }
}

/// What UIKit adds for a spring, and for what moves with the keyboard. Its pace is even here.
public final class CASpringAnimation: CABasicAnimation {}

open class CAKeyframeAnimation: CAPropertyAnimation {
    @exclusivity(unchecked) open var values: [Any]?
    @exclusivity(unchecked) open var keyTimes: [NSNumber]?

    override func standInCopy() -> Self {
        let copy = super.standInCopy()
        (copy.values, copy.keyTimes) = (values, keyTimes)
        return copy
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
open class CATransition: CAAnimation {}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The time of the manual clock, which stands still until a test moves it.
public func CACurrentMediaTime() -> CFTimeInterval { StandInClock.now }
