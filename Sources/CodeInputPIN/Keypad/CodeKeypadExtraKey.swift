#if canImport(UIKit)
import UIKit

/// An extra key at the bottom left of a number pad.
///
/// ```swift
/// pad.extraKey = .symbol("faceid", label: "Face ID") { [weak self] in self?.authenticate() }
/// ```
@MainActor public struct CodeKeypadExtraKey {
    /// Returns the face of the key.
    ///
    /// The pad calls it at each layout and after each press.
    package var face: () -> CodeKeypadFace

    /// Returns the accessibility label of the key.
    ///
    /// The pad calls it together with ``face``.
    package var accessibilityLabel: () -> String

    /// The action of the key, when the finger lifts.
    package var action: () -> Void

    /// The language of the kit's words in the label; nil for words of the app.
    var language: () -> String? = { nil }

    /// Creates a key whose face may change.
    ///
    /// - Parameters:
    ///   - face: Returns the current face.
    ///   - accessibilityLabel: Returns the current accessibility label.
    ///   - action: The action of the key. The pad keeps it: capture the owner of the pad weakly.
    package init(
        face: @escaping () -> CodeKeypadFace, accessibilityLabel: @escaping () -> String,
        action: @escaping () -> Void
    ) {
        self.face = face
        self.accessibilityLabel = accessibilityLabel
        self.action = action
    }

    /// A key with a system symbol.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol in SF Symbols, such as `faceid`.
    ///   - label: The accessibility label.
    ///   - action: The action of the key.
    /// - Returns: The key.
    public static func symbol(
        _ name: String, label: String, action: @escaping () -> Void
    ) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(face: { .symbol(name) }, accessibilityLabel: { label }, action: action)
    }

    /// A key with a title.
    ///
    /// - Parameters:
    ///   - title: A short word, which is also the accessibility label.
    ///   - action: The action of the key.
    /// - Returns: The key.
    public static func title(_ title: String, action: @escaping () -> Void) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(face: { .title(title) }, accessibilityLabel: { title }, action: action)
    }

    /// A Done key that submits a field, in the field's words, as for codes of different lengths.
    ///
    /// - Parameter field: The field, held weakly. The key calls its `submit()`.
    /// - Returns: The key.
    public static func done(with field: CodeInputView) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(
            in: { [weak field] in field?.spokenWords ?? .default }, face: { .title($0.doneKey) }, label: \.doneKey,
            action: { [weak field] in field?.submit() })
    }

    /// A key that shows and hides the characters of a field.
    ///
    /// - Parameter field: The field, held weakly. The key toggles its `isRevealed`.
    /// - Returns: The key.
    public static func eye(of field: CodeInputView) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(
            in: { [weak field] in field?.spokenWords ?? .default },
            face: { [weak field] _ in .symbol(field?.isRevealed == true ? "eye.slash" : "eye") },
            label: { [weak field] words in field?.isRevealed == true ? words.hideKey : words.showKey },
            action: { [weak field] in field?.isRevealed.toggle() })
    }

    /// Creates a key in words of the kit.
    private init(
        in words: @escaping () -> CodeWords, face: @escaping (CodeWords) -> CodeKeypadFace,
        label: @escaping (CodeWords) -> String, action: @escaping () -> Void
    ) {
        self.init(face: { face(words()) }, accessibilityLabel: { label(words()) }, action: action)
        language = { words().language }
    }
}
#endif
