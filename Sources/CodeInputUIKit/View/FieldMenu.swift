#if canImport(UIKit)
import UIKit

/// The edit menu of a field, and the long press that opens it, whether the field has the focus or not.
@MainActor final class FieldMenu: NSObject {
    let longPress = MenuPress()
    private weak var field: CodeInputView?
    private lazy var interaction = UIEditMenuInteraction(delegate: self)

    func add(to field: CodeInputView) {
        self.field = field
        field.addInteraction(interaction)
        // On a Mac, only a secondary click can open the menu.
        #if !targetEnvironment(macCatalyst)
        longPress.sendActions()
        longPress.didBegin = { [weak self] in self?.present(at: $0) }
        field.addGestureRecognizer(longPress)
        #endif
    }

    private func present(at point: CGPoint) {
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    func dismiss() { interaction.dismissMenu() }
}

extension FieldMenu: @preconcurrency UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        // A secondary click asks no recognizer. Nil would be the system's menu.
        UIMenu(children: field?.takesSelection == true ? suggestedActions : [])
    }

    /// The selected cells, or the cell under the finger.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        guard let field else { return .null }
        let geometry = field.geometry
        if !field.selectedCells.isEmpty { return geometry.rect(of: field.selectedCells) }
        return geometry.cell(at: configuration.sourcePoint).map { geometry.frames[$0] } ?? field.bounds
    }
}

/// A long press that says when it has begun: the system asks more recognizers whether they may begin than it begins.
@MainActor final class MenuPress: UILongPressGestureRecognizer {
    var didBegin: (CGPoint) -> Void = { _ in }

    func act() {
        if state == .began { didBegin(location(in: view)) }
    }

    // Without Objective-C, no recognizer sends messages, and the state may be observed.
    #if !canImport(ObjectiveC)
    override var state: UIGestureRecognizer.State { didSet { act() } }
    func sendActions() {}
    #endif
}
#endif
