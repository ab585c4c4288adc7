open class CATransition: CAAnimation {
    open var type = CATransitionType.fade

    override func standInCopy() -> CAAnimation { CATransition().taking(self) }

    override func taking(_ other: CAAnimation) -> Self {
        if let other = other as? CATransition { type = other.type }
        return super.taking(other)
    }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
}
