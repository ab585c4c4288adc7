#if canImport(UIKit)
import UIKit

/// The edit menu of a field, and the long press that opens it.
@MainActor final class FieldMenu {
    let longPress = UILongPressGestureRecognizer()
    private let interaction: UIEditMenuInteraction

    init(delegate: any UIEditMenuInteractionDelegate) {
        interaction = UIEditMenuInteraction(delegate: delegate)
    }

    func add(to view: UIView) {
        view.addInteraction(interaction)
        // On a Mac, only a secondary click can open the menu.
        #if !targetEnvironment(macCatalyst)
        view.addGestureRecognizer(longPress)
        #endif
    }

    func present(at point: CGPoint) {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    func dismiss() { interaction.dismissMenu() }
}
#endif
