#if canImport(UIKit)
import UIKit

/// What an app has set of the keyboard; what is nil follows from alphabet and security.
struct KeyboardTraits {
    var keyboardType: UIKeyboardType?
    // Two kinds of nothing: not set, and set to none.
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
    var focusEffect: UIFocusEffect??
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var passwordRules: UITextInputPasswordRules?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var selectionAffinity = UITextStorageDirection.forward
    // Raw, because a stored property can't be limited to the systems that have the type.
    var inlinePredictionType: Int?
    var writingToolsBehavior: Int?
    var mathExpressionCompletionType: Int?
    var allowedWritingToolsResultOptions: UInt?
    var conversationContext: NSObject?
}
#endif
