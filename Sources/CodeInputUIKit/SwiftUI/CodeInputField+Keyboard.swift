#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
public import UIKit

// SwiftUI keeps what `keyboardType(_:)`, `textContentType(_:)` and `submitLabel(_:)` say to itself.
extension CodeInputField {
    /// The keyboard.
    ///
    /// Defaults to the one that suits the alphabet: a number pad for digits.
    public func codeInputKeyboardType(_ type: UIKeyboardType) -> CodeInputField { with { $0.keyboardType = type } }

    /// What the text means, for AutoFill.
    ///
    /// Defaults to a one-time code, and to nothing in a secure field.
    ///
    /// - Parameter type: The meaning; nil is none, and offers nothing.
    /// - Returns: The field.
    public func codeInputTextContentType(_ type: UITextContentType?) -> CodeInputField {
        with { $0.textContentType = .some(type) }
    }

    /// The label of the Return key, which a number pad does not have.
    ///
    /// Defaults to the usual one.
    public func codeInputReturnKeyType(_ type: UIReturnKeyType) -> CodeInputField { with { $0.returnKeyType = type } }

    /// Lets the pad of a ``CodeInputKeypad`` type into this field.
    ///
    /// - Parameter target: The target that the pad was made with.
    /// - Returns: The field.
    public func codeInputTarget(_ target: CodeInputTarget) -> CodeInputField { with { $0.target = target } }
}
#endif
