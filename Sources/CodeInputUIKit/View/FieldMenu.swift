#if canImport(UIKit)
import UIKit

/// The edit menu of a field, and the long press that opens it.
@MainActor final class FieldMenu: NSObject {
    let longPress = UILongPressGestureRecognizer()
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private let target: (CGPoint) -> CGRect?
    private let keyboard = NotificationObservers()
    private var isKeyboardAppearing = false
    private var pendingPoint: CGPoint?

    /// - Parameter target: Returns the rectangle that the menu points to, for a location in the field.
    init(target: @escaping (CGPoint) -> CGRect?) {
        self.target = target
        super.init()
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

    /// Takes the focus, and presents the menu after the keyboard has appeared, or in the next turn if none appears.
    ///
    /// The system dismisses a menu that it presents while the keyboard appears.
    func present(at point: CGPoint, focusing takeFocus: () -> Bool) -> Bool {
        keyboard.stop()
        isKeyboardAppearing = false
        #if !os(visionOS)
        keyboard.observe(UIResponder.keyboardWillShowNotification) { [weak self] _ in self?.isKeyboardAppearing = true }
        keyboard.observe(UIResponder.keyboardDidShowNotification) { [weak self] _ in
            self?.isKeyboardAppearing = false
            self?.presentPending()
        }
        #endif
        guard takeFocus() else { return false }
        pendingPoint = point
        presentPending()
        return true
    }

    private func presentPending() {
        Task { [weak self] in
            guard let self, !isKeyboardAppearing, let point = pendingPoint else { return }
            pendingPoint = nil
            present(at: point)
        }
    }

    func dismiss() {
        pendingPoint = nil
        interaction.dismissMenu()
    }
}

extension FieldMenu: @preconcurrency UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        target(configuration.sourcePoint) ?? .null
    }
}
#endif
