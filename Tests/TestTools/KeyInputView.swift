#if canImport(UIKit)
public import UIKit

/// A control with the traits of a keyboard for digits, as a base for the text inputs of tests.
@MainActor open class KeyInputView: UIControl, UITextInputTraits {
    /// No capital letters.
    public var autocapitalizationType = UITextAutocapitalizationType.none
    /// No correction.
    public var autocorrectionType = UITextAutocorrectionType.no
    /// No spell checking.
    public var spellCheckingType = UITextSpellCheckingType.no
    /// No smart quotes.
    public var smartQuotesType = UITextSmartQuotesType.no
    /// No smart dashes.
    public var smartDashesType = UITextSmartDashesType.no
    /// No smart spaces.
    public var smartInsertDeleteType = UITextSmartInsertDeleteType.no
    /// Digits.
    public var keyboardType = UIKeyboardType.numberPad
    /// The appearance of the app.
    public var keyboardAppearance = UIKeyboardAppearance.default
    /// Return.
    public var returnKeyType = UIReturnKeyType.default
    /// Return works without text.
    public var enablesReturnKeyAutomatically = false
    /// Plain text.
    public var isSecureTextEntry = false
    /// A one-time code.
    public var textContentType: UITextContentType! = .oneTimeCode

    /// No predictions.
    @available(iOS 17, visionOS 1, *)
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .no }
        set {}
    }
    /// No popover.
    @available(iOS 26, visionOS 26, *)
    public var allowsNumberPadPopover: Bool {
        get { false }
        set {}
    }
    /// No Writing Tools.
    @available(iOS 18, visionOS 2.4, *)
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .none }
        set {}
    }
}
#endif
