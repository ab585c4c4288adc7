#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
public import UIKit

// SwiftUI does not pass the values of `keyboardType(_:)`, `textContentType(_:)` and `submitLabel(_:)` on to UIKit views.
extension CodeInputField {
    /// Sets the type of the keyboard.
    ///
    /// Defaults to the keyboard that suits the alphabet: a number pad for digits.
    public func codeInputKeyboardType(_ type: UIKeyboardType) -> CodeInputField { with { $0.keyboardType = type } }

    /// Sets the content type of the text, for AutoFill.
    ///
    /// Defaults to a one-time code, and to none in a secure field.
    ///
    /// - Parameter type: The content type. Nil means none.
    /// - Returns: The field.
    public func codeInputTextContentType(_ type: UITextContentType?) -> CodeInputField {
        with { $0.textContentType = .some(type) }
    }

    /// Sets the label of the Return key, which a number pad does not have.
    ///
    /// Defaults to the system's label.
    public func codeInputReturnKeyType(_ type: UIReturnKeyType) -> CodeInputField { with { $0.returnKeyType = type } }

    /// Sets whether a bar with a Done button is on top of the keyboard.
    ///
    /// The button does what Return does. SwiftUI shows the items of a keyboard toolbar for its own fields only. Defaults to
    /// false.
    public func codeInputDoneAccessory(_ isShown: Bool = true) -> CodeInputField { with { $0.showsDone = isShown } }

    /// Connects the field with a pad on the screen, such as `CodeInputKeypad` of CodeInputPIN.
    ///
    /// - Parameter target: The target of the pad.
    /// - Returns: The field.
    public func codeInputTarget(_ target: CodeInputTarget) -> CodeInputField { with { $0.target = target } }
}
#endif
