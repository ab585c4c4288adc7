open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func standInCopy() -> CAAnimation { CAAnimationGroup().taking(self) }

    override func taking(_ other: CAAnimation) -> Self {
        if let other = other as? CAAnimationGroup { animations = other.animations?.map { $0.standInCopy() } }
        return super.taking(other)
    }
}
