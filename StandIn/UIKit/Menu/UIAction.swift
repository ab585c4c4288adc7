public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let paste = Identifier("com.apple.action.paste")
    }

    public let identifier: Identifier
    public var attributes: UIMenuElement.Attributes
    public var state: UIMenuElement.State
    public internal(set) var sender: Any?
    private let handler: UIActionHandler
    private static var count = 0

    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("standin.action.\(Self.count)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
