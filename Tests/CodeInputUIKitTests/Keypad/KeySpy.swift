#if canImport(UIKit)
import UIKit

/// A `UIKeyInput` that logs its keys: digits, and "<" for delete.
final class KeySpy: UIView, UIKeyInput {
    var log = ""
    var onKey: () -> Void = {}
    var pad: UIView?

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }

    var hasText = true
    func insertText(_ text: String) {
        log += text
        onKey()
    }
    func deleteBackward() {
        log += "<"
        onKey()
    }

    var autocapitalizationType = UITextAutocapitalizationType.none
    var autocorrectionType = UITextAutocorrectionType.no
    var spellCheckingType = UITextSpellCheckingType.no
    var smartQuotesType = UITextSmartQuotesType.no
    var smartDashesType = UITextSmartDashesType.no
    var smartInsertDeleteType = UITextSmartInsertDeleteType.no
    var keyboardType = UIKeyboardType.numberPad
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var textContentType: UITextContentType! = .oneTimeCode
    var passwordRules: UITextInputPasswordRules?

    @available(iOS 17, visionOS 1, *)
    var inlinePredictionType: UITextInlinePredictionType {
        get { .no }
        set {}
    }
    @available(iOS 26, visionOS 26, *)
    var allowsNumberPadPopover: Bool {
        get { false }
        set {}
    }
    @available(iOS 18.4, visionOS 2.4, *)
    var conversationContext: UIConversationContext? {
        get { nil }
        set {}
    }
    @available(iOS 18, visionOS 2.4, *)
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { .plainText }
        set {}
    }
    @available(iOS 18, visionOS 2.4, *)
    var writingToolsBehavior: UIWritingToolsBehavior {
        get { .none }
        set {}
    }
}
#endif
