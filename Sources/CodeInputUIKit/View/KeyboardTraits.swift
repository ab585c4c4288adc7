#if canImport(UIKit)
import CodeInputCore
import UIKit

/// The keyboard traits that the app has set.
///
/// Nil follows the alphabet and `isSecureTextEntry`.
struct KeyboardTraits {
    var keyboardType: UIKeyboardType?
    // The outer nil is unset; the inner nil is no content type.
    var textContentType: UITextContentType??
    var autocapitalizationType: UITextAutocapitalizationType?
    var autocorrectionType = UITextAutocorrectionType.no
    var spellCheckingType = UITextSpellCheckingType.no
    var smartQuotesType = UITextSmartQuotesType.no
    var smartDashesType = UITextSmartDashesType.no
    var smartInsertDeleteType = UITextSmartInsertDeleteType.no
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var allowsNumberPadPopover = false
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var showsDoneAccessory = false
    // Raw values: a stored property can't have an availability.
    var inlinePredictionType: Int?
    var writingToolsBehavior: Int?
}

extension CodeAlphabet {
    /// The keyboard whose first page has the alphabet's characters.
    var keyboardType: UIKeyboardType {
        isNumeric ? .numberPad : isASCII ? .asciiCapable : .default
    }
}
#endif
