open class CATransition: CAAnimation {
    open var type = CATransitionType.fade

    override func standInCopy() -> CAAnimation { CATransition().taking(self) }

    override func taking(_ other: CAAnimation) -> Self {
        if let other = other as? CATransition { type = other.type }
        return super.taking(other)
    }
}
