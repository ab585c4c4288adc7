@MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let application = Identifier("com.apple.menu.application")
        public static let edit = Identifier("com.apple.menu.edit")
        static let standardEdit = Identifier("com.apple.menu.standard-edit")
        public static let replace = Identifier("com.apple.menu.replace")
        public static let share = Identifier("com.apple.menu.share")
        public static let root = Identifier("com.apple.menu.root")
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        static let displayInline = Options(rawValue: 1 << 0)
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]

    public init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("standin.menu")
        self.options = options
        self.children = children
        super.init(title: title, image: image)
    }

    /// The actions and commands of the menu and its submenus.
    var leaves: [UIMenuElement] {
        children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] }
    }
}
