import CodeInputUIKit
public import UIKit

// What the keyboard is told is the field's; it is not written down.
extension RecordingView {
    /// Whom the field tells of changes that the system did not ask for.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { relay.system }
        set {
            relay.system = newValue
            field.inputDelegate = newValue == nil ? nil : relay
        }
    }

    /// The field's.
    public var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// The field's.
    public var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    /// The field's.
    public var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    /// The field's.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// The field's.
    public var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// The field's.
    public var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    /// The field's.
    public var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }

    /// The field's.
    public var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }

    /// The field's.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }

    /// The field's.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    /// The field's.
    public var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    /// The field's.
    public var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    /// The field's.
    public var allowsNumberPadPopover: Bool {
        get { field.allowsNumberPadPopover }
        set { field.allowsNumberPadPopover = newValue }
    }

    /// The field's.
    public var passwordRules: UITextInputPasswordRules? {
        get { field.passwordRules }
        set { field.passwordRules = newValue }
    }

    /// The field's.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { field.markedTextStyle }
        set { field.markedTextStyle = newValue }
    }

    /// The field's.
    public var selectionAffinity: UITextStorageDirection {
        get { field.selectionAffinity }
        set { field.selectionAffinity = newValue }
    }

    /// The field's.
    @available(iOS 17, visionOS 1, *)
    public var inlinePredictionType: UITextInlinePredictionType {
        get { field.inlinePredictionType }
        set { field.inlinePredictionType = newValue }
    }

    /// The field's.
    @available(iOS 18, visionOS 2, *)
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { field.mathExpressionCompletionType }
        set { field.mathExpressionCompletionType = newValue }
    }

    /// The field's.
    @available(iOS 18, visionOS 2.4, *)
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { field.writingToolsBehavior }
        set { field.writingToolsBehavior = newValue }
    }

    /// The field's.
    @available(iOS 18, visionOS 2.4, *)
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { field.allowedWritingToolsResultOptions }
        set { field.allowedWritingToolsResultOptions = newValue }
    }

    /// The field's.
    @available(iOS 18.4, visionOS 2.4, *)
    public var conversationContext: UIConversationContext? {
        get { field.conversationContext }
        set { field.conversationContext = newValue }
    }

    /// The field's.
    public var isEditable: Bool { field.isEditable }

    /// The field's.
    @available(iOS 18, visionOS 2, *)
    public var supportsAdaptiveImageGlyph: Bool {
        get { field.supportsAdaptiveImageGlyph }
        set { field.supportsAdaptiveImageGlyph = newValue }
    }
}
