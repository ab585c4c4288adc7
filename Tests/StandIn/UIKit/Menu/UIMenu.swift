@MainActor open class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]

    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The actions and commands of the menu and its submenus.
    var leaves: [UIMenuElement] { children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] } }
}

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
    }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
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

    public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

@MainActor final class UICommand: UIMenuElement {
    let action: Selector

    init(title: String, action: Selector) {
        self.action = action
        super.init(title: title, image: nil)
    }
}

/// The inputs of keys without a character. The kit has no key commands, so there are none here.
public enum UIKeyCommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "UIKeyInputDelete"
}

/// The edit menu on the screen.
@MainActor public enum StandInMenu {
    /// Nil while no menu is shown.
    fileprivate static var presented: UIMenu?
    fileprivate static weak var presenter: UIEditMenuInteraction?

    /// The titles of the enabled elements.
    public static var titles: [String] { visible.map(\.title) }

    private static var visible: [UIMenuElement] {
        (presented?.leaves ?? []).filter { element in
            (element as? UIAction)?.attributes.isDisjoint(with: [.hidden, .disabled]) ?? true
        }
    }

    /// Chooses the element with a title and dismisses the menu. Returns false if there is no such element.
    @discardableResult public static func choose(_ title: String) -> Bool {
        guard let element = visible.first(where: { $0.title == title }) else { return false }
        let target = presenter?.view
        presenter?.dismissMenu()
        (element as? UIAction)?.perform(sender: nil)
        if let command = element as? UICommand, let target {
            StandInActions.editing[command.action.description]?(target)(nil)
        }
        return true
    }

    /// The commands of the system that the responder allows.
    static func suggested(for responder: UIResponder) -> [UIMenuElement] {
        let offered: KeyValuePairs = [
            "cut:": "Cut", "copy:": "Copy", "paste:": "Paste", "select:": "Select", "selectAll:": "Select All",
            "captureTextFromCamera:": "Scan Text",
        ]
        let commands = offered.map { UICommand(title: $1, action: Selector($0)) }
            .filter { responder.canPerformAction($0.action, withSender: nil) }
        return commands.isEmpty ? [] : [UIMenu(children: commands)]
    }
}

@MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    private final class Animator: NSObject, UIEditMenuInteractionAnimating {}

    public private(set) weak var view: UIView?
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var configuration: UIEditMenuConfiguration?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }

    /// If the delegate returns nil, the system's menu is shown. If it returns an empty menu, none is shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, view.window != nil else { return }
        dismissMenu()
        // Those of the view of the interaction, with the focus or without.
        let suggested = StandInMenu.suggested(for: view)
        let own = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let menu = own ?? UIMenu(children: suggested)
        guard !menu.leaves.isEmpty else { return }
        self.configuration = configuration
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: Animator())
        (StandInMenu.presented, StandInMenu.presenter) = (menu, self)
        StandInRecorder.add(.menu, StandInMenu.titles.joined(separator: ", "))
    }

    open func dismissMenu() {
        guard let configuration else { return }
        self.configuration = nil
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: Animator())
        if StandInMenu.presenter === self { (StandInMenu.presented, StandInMenu.presenter) = (nil, nil) }
    }
}

/// Not isolated, as on iOS. A view conforms with `@preconcurrency`.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

// Optional in Objective-C.
extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

@MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {}

@MainActor open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

@MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
