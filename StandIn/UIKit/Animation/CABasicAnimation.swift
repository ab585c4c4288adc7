open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func standInCopy() -> CAAnimation { CABasicAnimation().taking(self) }

    override func taking(_ other: CAAnimation) -> Self {
        if let other = other as? CABasicAnimation {
            fromValue = other.fromValue
            toValue = other.toValue
            byValue = other.byValue
        }
        return super.taking(other)
    }

    override func numbers(at progress: CGFloat, base: [CGFloat]) -> [CGFloat]? {
        let by = StandInAnimator.numbers(byValue)
        let to = StandInAnimator.numbers(toValue)
        var start = StandInAnimator.numbers(fromValue) ?? (isAdditive ? base.map { _ in 0 } : base)
        var end = to ?? (isAdditive ? base.map { _ in 0 } : base)
        if let by, fromValue == nil, let to {
            start = Self.sum(to, by, sign: -1)
        } else if let by, to == nil {
            end = Self.sum(start, by, sign: 1)
        }
        guard start.count == end.count else { return nil }
        return start.indices.map { start[$0] + (end[$0] - start[$0]) * progress }
    }

    private static func sum(_ a: [CGFloat], _ b: [CGFloat], sign: CGFloat) -> [CGFloat] {
        zip(a, b).map { one, other in one + other * sign }
    }
}
