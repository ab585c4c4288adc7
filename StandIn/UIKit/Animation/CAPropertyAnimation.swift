open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false

    public override init() {
        super.init()
    }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func standInCopy() -> CAAnimation { CAPropertyAnimation().taking(self) }

    override func taking(_ other: CAAnimation) -> Self {
        if let other = other as? CAPropertyAnimation {
            keyPath = other.keyPath
            isAdditive = other.isAdditive
        }
        return super.taking(other)
    }

    /// The numbers of the animated value: one for a number, two for a point, four for a rectangle.
    func numbers(at progress: CGFloat, base: [CGFloat]) -> [CGFloat]? { nil }
}
