@MainActor open class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]

    public init(title: String = "", children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title)
    }

    /// The actions and commands of the menu and its submenus.
    var leaves: [UIMenuElement] { children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] } }
}

@MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on }

    public let title: String

    init(title: String) { self.title = title }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    private let handler: UIActionHandler

    public init(title: String = "", state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) {
        self.handler = handler
        super.init(title: title)
    }

    public func performWithSender(_ sender: Any?, target: Any?) { handler(self) }
}

@MainActor final class UICommand: UIMenuElement {
    let action: Selector

    init(title: String, action: Selector) {
        self.action = action
        super.init(title: title)
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

    /// The titles of the elements.
    public static var titles: [String] { elements.map(\.title) }

    private static var elements: [UIMenuElement] { presented?.leaves ?? [] }

    /// Chooses the element with a title and dismisses the menu. Returns false if there is no such element.
    @discardableResult public static func choose(_ title: String) -> Bool {
        guard let element = elements.first(where: { $0.title == title }) else { return false }
        let target = presenter?.view
        presenter?.dismissMenu()
        (element as? UIAction)?.performWithSender(nil, target: nil)
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

@MainActor open class UIEditMenuInteraction: StandInInteraction {
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    /// If the delegate returns nil, the system's menu is shown. If it returns an empty menu, none is shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, view.window != nil else { return }
        dismissMenu()
        // Those of the view of the interaction, with the focus or without.
        let suggested = StandInMenu.suggested(for: view)
        let own = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let menu = own ?? UIMenu(children: suggested)
        guard !menu.leaves.isEmpty else { return }
        (StandInMenu.presented, StandInMenu.presenter) = (menu, self)
        StandInRecorder.add(.menu, StandInMenu.titles.joined(separator: ", "))
    }

    open func dismissMenu() {
        if StandInMenu.presenter === self { (StandInMenu.presented, StandInMenu.presenter) = (nil, nil) }
    }
}

/// Not isolated, as on iOS, where all of it is optional. A view conforms with `@preconcurrency`.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

@MainActor open class UIEditMenuConfiguration: NSObject {
    public let sourcePoint: CGPoint

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint }
}

@MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func didMove(to view: UIView?)
}

@MainActor open class StandInInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    open func didMove(to view: UIView?) { self.view = view }
}
