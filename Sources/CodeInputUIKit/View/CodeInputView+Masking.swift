#if canImport(UIKit)
public import CodeInputCore
import UIKit

// A secure field is a secret to the system; masked cells show no characters. The first decides the second by default.
extension CodeInputView {
    /// Whether the system treats the text as a secret: no copying, no learning of words, no third-party keyboards.
    ///
    /// ``masking`` decides what the cells show, and follows this property by default. Defaults to false.
    ///
    /// With VoiceOver, the keyboard may speak each key that the user types. UIKit keeps its own secure text fields from that
    /// echo, and has no public way for another view to do so. The keys of a `CodeKeypadView` are not echoed.
    public var isSecureTextEntry: Bool {
        get { configuration.isSecure }
        set {
            guard newValue != configuration.isSecure else { return }
            configuration.isSecure = newValue
            forgetUndo()
            reloadInputViews()
        }
    }

    /// What filled cells show.
    ///
    /// Nil, the default, is `CodeMasking.immediate` in a secure field and `CodeMasking.none` otherwise.
    ///
    /// Masked characters are hidden from VoiceOver, the keyboard and the edit menu too. For a secret, also set
    /// ``isSecureTextEntry``: without it, Undo keeps earlier codes, events carry the code, and other keyboards are offered.
    public var masking: CodeMasking? {
        get { configuration.masking }
        set { configuration.masking = newValue }
    }

    /// Whether every masked cell shows its character for now, as with an eye button.
    ///
    /// While others may see the screen, a secure field stays masked. Defaults to false.
    public var isRevealed: Bool {
        get { configuration.isRevealed }
        set { configuration.isRevealed = newValue }
    }
}
#endif
