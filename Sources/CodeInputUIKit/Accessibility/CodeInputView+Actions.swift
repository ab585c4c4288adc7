#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    /// What VoiceOver offers in its menu of actions, as it makes sense now.
    func makeAccessibilityActions() -> [UIAccessibilityCustomAction] {
        let strings = CodeStrings()
        var actions: [UIAccessibilityCustomAction] = []
        func add(_ name: String, _ body: @escaping (CodeInputView) -> Void) {
            actions.append(
                UIAccessibilityCustomAction(name: name) { [weak self] _ in
                    if let self { body(self) }
                    return self != nil
                })
        }
        if canPerform(.paste) { add(strings.actionPaste) { $0.paste(nil) } }
        if field.takesInput, count > 0 { add(strings.actionClear) { $0.perform(.restore("")) } }
        if masking != CodeMasking.none, isSecureTextEntry || masking != nil {
            add(isRevealed ? strings.keypadHide : strings.keypadShow) { $0.isRevealed.toggle() }
        }
        return actions
    }
}
#endif
