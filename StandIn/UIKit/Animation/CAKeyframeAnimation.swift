open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func standInCopy() -> CAAnimation { CAKeyframeAnimation().taking(self) }

    override func taking(_ other: CAAnimation) -> Self {
        if let other = other as? CAKeyframeAnimation {
            values = other.values
            path = other.path
            keyTimes = other.keyTimes
            timingFunctions = other.timingFunctions
            calculationMode = other.calculationMode
        }
        return super.taking(other)
    }

    override func numbers(at progress: CGFloat, base: [CGFloat]) -> [CGFloat]? {
        let frames = (values ?? []).compactMap(StandInAnimator.numbers)
        guard let last = frames.last, frames.count > 1 else { return frames.first }
        let isDiscrete = calculationMode == .discrete
        let given = keyTimes?.map { CGFloat($0.doubleValue) } ?? []
        let even = frames.indices.map { CGFloat($0) / CGFloat(isDiscrete ? frames.count : frames.count - 1) }
        let times = given.count >= frames.count ? given : even
        guard let index = frames.indices.last(where: { times[$0] <= progress }) else { return frames[0] }
        guard !isDiscrete, index + 1 < frames.count else { return isDiscrete ? frames[index] : last }
        let length = times[index + 1] - times[index]
        var part = length > 0 ? (progress - times[index]) / length : 1
        if let functions = timingFunctions, index < functions.count { part = functions[index].value(at: part) }
        return zip(frames[index], frames[index + 1]).map { $0 + ($1 - $0) * part }
    }
}
