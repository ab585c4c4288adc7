@MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    public let title: String
    public let image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}
