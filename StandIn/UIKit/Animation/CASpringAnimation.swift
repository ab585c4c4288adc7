open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0

    public var settlingDuration: CFTimeInterval {
        guard damping > 0, mass > 0 else { return .infinity }
        return Double(2 * mass / damping * 7)
    }

    override func standInCopy() -> CAAnimation { CASpringAnimation().taking(self) }

    override func taking(_ other: CAAnimation) -> Self {
        if let other = other as? CASpringAnimation {
            mass = other.mass
            stiffness = other.stiffness
            damping = other.damping
            initialVelocity = other.initialVelocity
        }
        return super.taking(other)
    }
}
