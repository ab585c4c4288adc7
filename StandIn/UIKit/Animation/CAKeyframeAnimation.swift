open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?

    override func standInCopy() -> CAAnimation { CAKeyframeAnimation().taking(self) }

    override func taking(_ other: CAAnimation) -> Self {
        if let other = other as? CAKeyframeAnimation {
            values = other.values
            keyTimes = other.keyTimes
        }
        return super.taking(other)
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
