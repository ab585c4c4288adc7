/// Runs from `fromValue` to the value of the layer.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?

    override func standInCopy() -> CAAnimation { CABasicAnimation().taking(self) }

    override func taking(_ other: CAAnimation) -> Self {
        if let other = other as? CABasicAnimation { fromValue = other.fromValue }
        return super.taking(other)
    }

    override func numbers(at progress: CGFloat, base: [CGFloat]) -> [CGFloat]? {
        let end = isAdditive ? base.map { _ in 0 } : base
        let start = StandInAnimator.numbers(fromValue) ?? end
        guard start.count == end.count else { return nil }
        return zip(start, end).map { $0 + ($1 - $0) * progress }
    }
}
