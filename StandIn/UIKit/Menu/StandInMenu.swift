/// The edit menu on the screen.
@MainActor public enum StandInMenu {
    /// Nil while no menu is shown.
    private(set) static var presented: UIMenu?
    private static weak var presenter: UIEditMenuInteraction?

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
        let target = presenter?.view?.window?.standInFirstResponder ?? presenter?.view
        presenter?.dismissMenu()
        (element as? UIAction)?.perform(sender: nil)
        if let command = element as? UICommand, let target {
            StandInActions.send(command.action, to: target, sender: nil)
        }
        return true
    }

    /// The commands of the system that the responder allows.
    static func suggested(for responder: UIResponder) -> [UIMenuElement] {
        let names = [
            "cut:": "Cut", "copy:": "Copy", "paste:": "Paste", "select:": "Select", "selectAll:": "Select All",
            "captureTextFromCamera:": "Scan Text",
        ]
        let offered = StandInActions.editing + ["captureTextFromCamera:"]
        let commands = offered.compactMap { name -> UIMenuElement? in
            guard let title = names[name], responder.canPerformAction(Selector(name), withSender: nil) else {
                return nil
            }
            return UICommand(title: title, action: Selector(name))
        }
        return commands.isEmpty ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
    }

    static func present(_ menu: UIMenu, from interaction: UIEditMenuInteraction) {
        presented = menu
        presenter = interaction
        StandInRecorder.add(.menu, titles.joined(separator: ", "))
    }

    static func dismissed(_ interaction: UIEditMenuInteraction) {
        guard presenter === interaction else { return }
        presented = nil
        presenter = nil
    }
}
