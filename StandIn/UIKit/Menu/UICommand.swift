/// A command of the system's edit menu.
@MainActor final class UICommand: UIMenuElement {
    let action: Selector

    init(title: String, action: Selector) {
        self.action = action
        super.init(title: title, image: nil)
    }
}
