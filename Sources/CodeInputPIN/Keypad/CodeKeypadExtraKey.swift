#if canImport(UIKit)
import UIKit

/// An extra key at the bottom left of a number pad.
///
/// ```swift
/// pad.extraKey = .symbol("faceid", label: "Face ID") { [weak self] in self?.authenticate() }
/// ```
@MainActor public struct CodeKeypadExtraKey {
    /// Returns the face of the key, at each layout and after each press.
    let face: () -> CodeKeypadFace

    let label: () -> (text: String, language: String?)

    /// The action of the key, when the finger lifts.
    let action: () -> Void

    /// A key with an SF Symbol, such as `faceid`, and an accessibility label; the pad keeps the action: capture weakly.
    public static func symbol(_ name: String, label: String, action: @escaping () -> Void) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(face: { .symbol(name) }, label: { (label, nil) }, action: action)
    }

    /// A key with a short word, which is also the accessibility label; the pad keeps the action: capture weakly.
    public static func title(_ title: String, action: @escaping () -> Void) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(face: { .title(title) }, label: { (title, nil) }, action: action)
    }

    /// A Done key that does what Return does in a field, held weakly, in its words, as for codes of different lengths.
    public static func done(with field: CodeInputView) -> CodeKeypadExtraKey {
        let phrase = { [weak field] in (field?.words ?? .default)["keypad.done"] }
        return CodeKeypadExtraKey(
            face: { .title(phrase().text) }, label: phrase, action: { [weak field] in field?.pressDone() })
    }

    /// A key that toggles `isRevealed` of a field, held weakly.
    public static func eye(of field: CodeInputView) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(
            face: { [weak field] in .symbol(field?.isRevealed == true ? "eye.slash" : "eye") },
            label: { [weak field] in
                (field?.words ?? .default)[field?.isRevealed == true ? "keypad.hide" : "keypad.show"]
            },
            action: { [weak field] in field?.isRevealed.toggle() })
    }
}
#endif
