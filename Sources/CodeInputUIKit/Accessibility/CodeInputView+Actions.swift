#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    /// Whether VoiceOver offers to show and hide the characters of a secure field, as an eye button does.
    ///
    /// Set it where the field has such a button. See ``isRevealed``. Defaults to false.
    public var offersReveal: Bool {
        get { settings.offersReveal }
        set { settings.offersReveal = newValue }
    }

    /// The actions that make sense now.
    var customActions: [UIAccessibilityCustomAction] {
        let words = spokenWords
        var actions: [UIAccessibilityCustomAction] = []
        if takesInput, !field.editor.isEmpty, markedCells == nil {
            actions.append(action(words["action.clear"].text) { $0.perform(.edit(.restore(""))) })
        }
        if isSecureTextEntry, offersReveal, isEnabled {
            actions.append(action(words[isRevealed ? "keypad.hide" : "keypad.show"].text) { $0.isRevealed.toggle() })
        }
        return actions
    }

    private func action(
        _ name: String, _ body: @escaping @MainActor (CodeInputView) -> Void
    ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
            guard let self else { return false }
            body(self)
            return true
        }
    }
}
#endif
