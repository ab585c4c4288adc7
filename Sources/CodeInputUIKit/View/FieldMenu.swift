#if canImport(UIKit)
import UIKit

/// The edit menu of a field, and the press that opens it.
@MainActor final class FieldMenu {
    let longPress = UILongPressGestureRecognizer()
    private let interaction: UIEditMenuInteraction

    init(delegate: any UIEditMenuInteractionDelegate) {
        interaction = UIEditMenuInteraction(delegate: delegate)
    }

    func add(to view: UIView) {
        view.addInteraction(interaction)
        // On a Mac, the secondary click opens the menu, and a menu can't be presented otherwise.
        #if !targetEnvironment(macCatalyst)
        view.addGestureRecognizer(longPress)
        #endif
    }

    func present(at point: CGPoint) {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }
}
#endif
