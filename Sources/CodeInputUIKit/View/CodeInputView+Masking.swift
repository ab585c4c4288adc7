#if canImport(UIKit)
public import CodeInputCore
import UIKit

// A secure field is a secret to the system; masked cells show no characters. The first decides the second by default.
extension CodeInputView {
    /// Whether the system treats the text as a secret: no copying, no learning of words, no third-party keyboards.
    ///
    /// ``masking`` decides what the cells show, and follows this property by default. Defaults to false.
    public var isSecureTextEntry: Bool {
        get { field.isSecure }
        set {
            guard newValue != field.isSecure else { return }
            field.isSecure = newValue
            forgetUndo()
            setNeedsLayout()
            reloadTraits()
        }
    }

    /// What filled cells show, or nil for the automatic choice.
    ///
    /// The automatic choice is `CodeMasking.immediate` in a secure field and `CodeMasking.none` otherwise. Defaults to nil.
    ///
    /// Masking changes only what the cells show and what VoiceOver speaks. For a secret, also set ``isSecureTextEntry``: without
    /// it, the user can copy the code, Undo keeps earlier codes, events carry the code, and the text system reads it.
    public var masking: CodeMasking? {
        get { field.masking }
        set {
            field.masking = newValue
            setNeedsLayout()
        }
    }

    /// Whether every masked cell shows its character for now, as with an eye button.
    ///
    /// While others may see the screen, a secure field stays masked. Defaults to false.
    public var isRevealed: Bool {
        get { field.isRevealed }
        set {
            field.isRevealed = newValue
            setNeedsLayout()
        }
    }
}
#endif
