@MainActor open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
