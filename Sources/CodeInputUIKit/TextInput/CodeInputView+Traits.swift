#if canImport(UIKit)
import CodeInputCore
public import UIKit

// What the keyboard reads. Each trait must be public and settable, with the name and the type of `UITextInputTraits`. A
// mistake is no error on iOS: the keyboard does not see the trait.
extension CodeInputView {
    /// The type of the keyboard.
    ///
    /// Defaults to a number pad for digits, and to an ASCII keyboard for ASCII letters.
    public var keyboardType: UIKeyboardType {
        get { keyboardTraits.keyboardType ?? alphabet.keyboardType }
        set { keyboardTraits.keyboardType = newValue }
    }

    /// The content type of the text, for AutoFill.
    ///
    /// Defaults to a one-time code, and to an empty type in a secure field. The system takes a secure field without a type for
    /// a password and fills it from the keychain; the empty type prevents that.
    public var textContentType: UITextContentType! {
        get {
            // Setting nil means no type, as with other text fields.
            if let own = keyboardTraits.textContentType { return own }
            return isSecureTextEntry ? UITextContentType(rawValue: "") : .oneTimeCode
        }
        set { keyboardTraits.textContentType = .some(newValue) }
    }

    /// How the keyboard capitalizes.
    ///
    /// Defaults to all characters if the alphabet has capitals only, and to none otherwise.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { keyboardTraits.autocapitalizationType ?? (alphabet.isUppercase ? .allCharacters : .none) }
        set { keyboardTraits.autocapitalizationType = newValue }
    }

    /// Whether the keyboard corrects words.
    ///
    /// Defaults to no.
    public var autocorrectionType: UITextAutocorrectionType {
        get { keyboardTraits.autocorrectionType }
        set { keyboardTraits.autocorrectionType = newValue }
    }

    /// Whether the keyboard checks spelling.
    ///
    /// Defaults to no.
    public var spellCheckingType: UITextSpellCheckingType {
        get { keyboardTraits.spellCheckingType }
        set { keyboardTraits.spellCheckingType = newValue }
    }

    /// Whether the keyboard replaces straight quotes.
    ///
    /// Defaults to no.
    public var smartQuotesType: UITextSmartQuotesType {
        get { keyboardTraits.smartQuotesType }
        set { keyboardTraits.smartQuotesType = newValue }
    }

    /// Whether the keyboard replaces hyphens with dashes.
    ///
    /// Defaults to no.
    public var smartDashesType: UITextSmartDashesType {
        get { keyboardTraits.smartDashesType }
        set { keyboardTraits.smartDashesType = newValue }
    }

    /// Whether the system adds and removes spaces around pasted text.
    ///
    /// Defaults to no.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { keyboardTraits.smartInsertDeleteType }
        set { keyboardTraits.smartInsertDeleteType = newValue }
    }

    /// The appearance of the keyboard.
    ///
    /// Defaults to the system's appearance.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { keyboardTraits.keyboardAppearance }
        set { keyboardTraits.keyboardAppearance = newValue }
    }

    /// The label of the Return key.
    ///
    /// Defaults to the system's label.
    public var returnKeyType: UIReturnKeyType {
        get { keyboardTraits.returnKeyType }
        set { keyboardTraits.returnKeyType = newValue }
    }

    /// Whether the keyboard disables Return while there is no text.
    ///
    /// Defaults to false.
    public var enablesReturnKeyAutomatically: Bool {
        get { keyboardTraits.enablesReturnKeyAutomatically }
        set { keyboardTraits.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether an iPad shows the number pad in a popover beside the field (iPadOS 26).
    ///
    /// Defaults to false, because the popover covers the field, and a tap outside only closes the popover.
    public var allowsNumberPadPopover: Bool {
        get { keyboardTraits.allowsNumberPadPopover }
        set { keyboardTraits.allowsNumberPadPopover = newValue }
    }

    /// Unused: the field's style decides how marked text looks.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { settings.markedTextStyle }
        set { settings.markedTextStyle = newValue }
    }

    /// Whether the keyboard predicts text inline.
    ///
    /// Defaults to no.
    @available(iOS 17, visionOS 1, *)
    public var inlinePredictionType: UITextInlinePredictionType {
        get { keyboardTraits.inlinePredictionType.flatMap(UITextInlinePredictionType.init(rawValue:)) ?? .no }
        set { keyboardTraits.inlinePredictionType = newValue.rawValue }
    }

    /// Whether the system offers Writing Tools.
    ///
    /// Defaults to none.
    @available(iOS 18, visionOS 2.4, *)
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { keyboardTraits.writingToolsBehavior.flatMap(UIWritingToolsBehavior.init(rawValue:)) ?? .none }
        set { keyboardTraits.writingToolsBehavior = newValue.rawValue }
    }

}
#endif
