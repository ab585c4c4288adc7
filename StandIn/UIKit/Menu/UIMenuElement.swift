@MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    open var title: String { standInTitle }
    open var image: UIImage? { standInImage }
    public var subtitle: String?
    final var standInTitle: String
    final var standInImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        standInTitle = title
        self.subtitle = subtitle
        standInImage = image
        super.init()
    }
}
