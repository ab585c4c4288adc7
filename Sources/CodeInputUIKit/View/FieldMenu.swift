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
        view.addGestureRecognizer(longPress)
    }

    func present(at point: CGPoint) {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }
}
#endif
