#if canImport(UIKit)
public import CodeInputStyles
import UIKit

/// A key of the app's choosing, at the bottom left of a number pad.
///
/// ```swift
/// pad.extraKey = .symbol("faceid", label: "Face ID") { [weak self] in self?.authenticate() }
/// ```
@MainActor public struct CodeKeypadExtraKey {
    /// What stands on the key.
    ///
    /// It is asked for whenever the pad is laid out, and after each press.
    public var face: () -> CodeKeypadFace

    /// What VoiceOver calls the key, asked for along with its face.
    public var accessibilityLabel: () -> String

    /// What the key does, when a finger lifts from it.
    public var action: () -> Void

    /// Creates a key that changes with what it controls.
    ///
    /// - Parameters:
    ///   - face: What stands on the key at the moment.
    ///   - accessibilityLabel: What VoiceOver calls the key at the moment.
    ///   - action: What the key does. The pad keeps it: let it hold whoever holds the pad weakly.
    public init(
        face: @escaping () -> CodeKeypadFace, accessibilityLabel: @escaping () -> String,
        action: @escaping () -> Void
    ) {
        self.face = face
        self.accessibilityLabel = accessibilityLabel
        self.action = action
    }

    /// A key with a symbol of the system.
    ///
    /// - Parameters:
    ///   - name: Its name in SF Symbols, such as `faceid`.
    ///   - label: What VoiceOver calls the key.
    ///   - action: What the key does.
    /// - Returns: The key.
    public static func symbol(
        _ name: String, label: String, action: @escaping () -> Void
    ) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(face: { .symbol(name) }, accessibilityLabel: { label }, action: action)
    }

    /// A key with a word on it.
    ///
    /// - Parameters:
    ///   - title: A short word, which VoiceOver says too.
    ///   - action: What the key does.
    /// - Returns: The key.
    public static func title(_ title: String, action: @escaping () -> Void) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(face: { .title(title) }, accessibilityLabel: { title }, action: action)
    }

    /// A key that says "Done", in the words of ``CodeWords/default``.
    ///
    /// - Parameter action: What the key does.
    /// - Returns: The key.
    public static func done(action: @escaping () -> Void) -> CodeKeypadExtraKey {
        let word = { CodeWords.default.doneKey }
        return CodeKeypadExtraKey(face: { .title(word()) }, accessibilityLabel: word, action: action)
    }

    /// A key that says "Done", in the words of a field, and submits it, as for codes of different lengths.
    ///
    /// - Parameter field: The field, held weakly; the key calls its ``CodeInputView/submit()``.
    /// - Returns: The key.
    public static func done(with field: CodeInputView) -> CodeKeypadExtraKey {
        let word = { [weak field] in (field?.spokenWords ?? .default).doneKey }
        return CodeKeypadExtraKey(
            face: { .title(word()) }, accessibilityLabel: word, action: { [weak field] in field?.submit() })
    }

    /// A key that signs in by a face instead of a code.
    ///
    /// - Parameter action: What the key does; the pad itself asks for no face.
    /// - Returns: The key.
    public static func faceID(action: @escaping () -> Void) -> CodeKeypadExtraKey {
        .symbol("faceid", label: "Face ID", action: action)
    }

    /// A key that signs in by a fingerprint instead of a code.
    ///
    /// - Parameter action: What the key does; the pad itself asks for no fingerprint.
    /// - Returns: The key.
    public static func touchID(action: @escaping () -> Void) -> CodeKeypadExtraKey {
        .symbol("touchid", label: "Touch ID", action: action)
    }

    /// A key that shows and hides the characters of a field.
    ///
    /// - Parameter field: The field, held weakly; the key sets its ``CodeInputView/isRevealed``.
    /// - Returns: The key.
    public static func eye(of field: CodeInputView) -> CodeKeypadExtraKey {
        CodeKeypadExtraKey(
            face: { [weak field] in .symbol(field?.isRevealed == true ? "eye.slash" : "eye") },
            accessibilityLabel: { [weak field] in
                let words = field?.spokenWords ?? .default
                return field?.isRevealed == true ? words.hideKey : words.showKey
            },
            action: { [weak field] in field?.isRevealed.toggle() })
    }
}
#endif
