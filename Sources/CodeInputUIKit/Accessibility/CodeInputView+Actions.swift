#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    /// Whether VoiceOver offers to show and to hide the characters of a secure field, as a key with an eye does.
    ///
    /// Defaults to false: a field without such a key is not meant to show them. See ``isRevealed``.
    public var offersReveal: Bool {
        get { closures.offersReveal }
        set { closures.offersReveal = newValue }
    }

    /// What VoiceOver offers to do, of what makes sense now.
    var customActions: [UIAccessibilityCustomAction] {
        let words = spokenWords
        var actions: [UIAccessibilityCustomAction] = []
        if canPerform(.paste) { actions.append(action(words.pasteAction) { $0.paste(nil) }) }
        if field.takesInput, count > 0, markedCells == nil {
            actions.append(action(words.clearAction) { $0.perform(.restore("")) })
        }
        if isSecureTextEntry, offersReveal, isEnabled {
            actions.append(action(isRevealed ? words.hideKey : words.showKey) { $0.isRevealed.toggle() })
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
