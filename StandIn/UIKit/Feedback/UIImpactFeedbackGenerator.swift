@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public override convenience init() {
        self.init(style: .medium)
    }

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    public func impactOccurred() { StandInRecorder.add(.feedback, String(describing: style)) }
    public func impactOccurred(intensity: CGFloat) { impactOccurred() }
    public func impactOccurred(at location: CGPoint) { impactOccurred() }
    public func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred() }
}
