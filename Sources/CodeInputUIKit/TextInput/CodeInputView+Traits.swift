#if canImport(UIKit)
import CodeInputCore
public import UIKit

// What the keyboard is told. Each has to be spelt as in `UITextInputTraits`, of its type, settable and public: a
// slip is no error on iOS, the keyboard just never sees it.
extension CodeInputView {
    /// The keyboard.
    ///
    /// Unless set: a number pad for digits, an ASCII keyboard for letters.
    public var keyboardType: UIKeyboardType {
        get { keyboardTraits.keyboardType ?? alphabet.keyboardType }
        set { set(\.keyboardType, newValue) }
    }

    /// What the text means.
    ///
    /// Unless set: a one-time code, and nothing in a secure field. A secure field without a meaning is taken for a
    /// password and filled from the keychain; the empty type that is its default prevents that.
    public var textContentType: UITextContentType! {
        get {
            // Set to nil it is none, as with other text fields.
            if let own = keyboardTraits.textContentType { return own }
            return isSecureTextEntry ? UITextContentType(rawValue: "") : .oneTimeCode
        }
        set { set(\.textContentType, .some(newValue)) }
    }

    /// How the keyboard capitalises.
    ///
    /// Unless set: all letters if the alphabet has capitals only, else none.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { keyboardTraits.autocapitalizationType ?? (alphabet.isUppercase ? .allCharacters : .none) }
        set { set(\.autocapitalizationType, newValue) }
    }

    /// Whether words are corrected.
    ///
    /// Never unless set.
    public var autocorrectionType: UITextAutocorrectionType {
        get { keyboardTraits.autocorrectionType }
        set { set(\.autocorrectionType, newValue) }
    }

    /// Whether spelling is checked.
    ///
    /// Never unless set.
    public var spellCheckingType: UITextSpellCheckingType {
        get { keyboardTraits.spellCheckingType }
        set { set(\.spellCheckingType, newValue) }
    }

    /// Whether quotes become typographic.
    ///
    /// Never unless set.
    public var smartQuotesType: UITextSmartQuotesType {
        get { keyboardTraits.smartQuotesType }
        set { set(\.smartQuotesType, newValue) }
    }

    /// Whether hyphens become dashes.
    ///
    /// Never unless set.
    public var smartDashesType: UITextSmartDashesType {
        get { keyboardTraits.smartDashesType }
        set { set(\.smartDashesType, newValue) }
    }

    /// Whether spaces are added and removed around pasted text.
    ///
    /// Never unless set.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { keyboardTraits.smartInsertDeleteType }
        set { set(\.smartInsertDeleteType, newValue) }
    }

    /// The look of the keyboard.
    ///
    /// The app's unless set.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { keyboardTraits.keyboardAppearance }
        set { set(\.keyboardAppearance, newValue) }
    }

    /// The label of the Return key.
    ///
    /// The default one unless set.
    public var returnKeyType: UIReturnKeyType {
        get { keyboardTraits.returnKeyType }
        set { set(\.returnKeyType, newValue) }
    }

    /// Whether Return is disabled while there is no text.
    ///
    /// False unless set.
    public var enablesReturnKeyAutomatically: Bool {
        get { keyboardTraits.enablesReturnKeyAutomatically }
        set { set(\.enablesReturnKeyAutomatically, newValue) }
    }

    /// Whether an iPad shows the number pad in a popover beside the field (iPadOS 26).
    ///
    /// Defaults to false: the popover covers the field, and a tap outside only closes it.
    public var allowsNumberPadPopover: Bool {
        get { keyboardTraits.allowsNumberPadPopover }
        set { set(\.allowsNumberPadPopover, newValue) }
    }

    /// Rules for generated passwords.
    ///
    /// None unless set.
    public var passwordRules: UITextInputPasswordRules? {
        get { keyboardTraits.passwordRules }
        set { set(\.passwordRules, newValue) }
    }

    /// How the system would style marked text; here the field's style decides.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { keyboardTraits.markedTextStyle }
        set { keyboardTraits.markedTextStyle = newValue }
    }

    /// At which end of a line break the caret stands; a code has none.
    public var selectionAffinity: UITextStorageDirection {
        get { keyboardTraits.selectionAffinity }
        set { keyboardTraits.selectionAffinity = newValue }
    }

    /// Whether the keyboard completes words inline.
    ///
    /// Never unless set.
    @available(iOS 17, visionOS 1, *)
    public var inlinePredictionType: UITextInlinePredictionType {
        get { keyboardTraits.inlinePredictionType.flatMap(UITextInlinePredictionType.init(rawValue:)) ?? .no }
        set { set(\.inlinePredictionType, newValue.rawValue) }
    }

    /// Whether sums are completed.
    ///
    /// Never unless set.
    @available(iOS 18, visionOS 2, *)
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get {
            keyboardTraits.mathExpressionCompletionType.flatMap(UITextMathExpressionCompletionType.init(rawValue:))
                ?? .no
        }
        set { set(\.mathExpressionCompletionType, newValue.rawValue) }
    }

    /// Whether Writing Tools are offered.
    ///
    /// Never unless set.
    @available(iOS 18, visionOS 2.4, *)
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { keyboardTraits.writingToolsBehavior.flatMap(UIWritingToolsBehavior.init(rawValue:)) ?? .none }
        set { set(\.writingToolsBehavior, newValue.rawValue) }
    }

    /// What Writing Tools may answer with.
    ///
    /// Plain text unless set.
    @available(iOS 18, visionOS 2.4, *)
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get {
            keyboardTraits.allowedWritingToolsResultOptions.map(UIWritingToolsResultOptions.init(rawValue:))
                ?? .plainText
        }
        set { set(\.allowedWritingToolsResultOptions, newValue.rawValue) }
    }

    /// The conversation that suggested replies are about.
    ///
    /// None unless set.
    @available(iOS 18.4, visionOS 2.4, *)
    public var conversationContext: UIConversationContext? {
        get { keyboardTraits.conversationContext as? UIConversationContext }
        set { keyboardTraits.conversationContext = newValue }
    }

    /// The keyboard that was set, if one was.
    var ownKeyboardType: UIKeyboardType? {
        get { keyboardTraits.keyboardType }
        set { set(\.keyboardType, newValue) }
    }

    /// The meaning that was set, if one was.
    var ownTextContentType: UITextContentType?? {
        get { keyboardTraits.textContentType }
        set { set(\.textContentType, newValue) }
    }

    /// Makes the keyboard read the traits again.
    func reloadTraits() {
        if isFirstResponder { reloadInputViews() }
    }

    func set<Value>(_ trait: WritableKeyPath<KeyboardTraits, Value>, _ value: Value) {
        keyboardTraits[keyPath: trait] = value
        reloadTraits()
    }
}

extension CodeAlphabet {
    /// The keyboard that has the alphabet's characters at hand.
    var keyboardType: UIKeyboardType {
        isNumeric ? .numberPad : isASCII ? .asciiCapable : .default
    }
}
#endif
