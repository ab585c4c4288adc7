import CodeInputUIKit
public import UIKit

// The keyboard's traits are the field's. The view does not record them.
extension RecordingView {
    /// The text system, which the field tells of changes that the text system did not make.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { relay.system }
        set {
            relay.system = newValue
            field.inputDelegate = newValue == nil ? nil : relay
        }
    }

    /// Forwards to the field.
    public var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// Forwards to the field.
    public var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    /// Forwards to the field.
    public var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    /// Forwards to the field.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// Forwards to the field.
    public var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// Forwards to the field.
    public var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    /// Forwards to the field.
    public var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }

    /// Forwards to the field.
    public var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }

    /// Forwards to the field.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }

    /// Forwards to the field.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    /// Forwards to the field.
    public var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    /// Forwards to the field.
    public var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    /// Forwards to the field.
    public var allowsNumberPadPopover: Bool {
        get { field.allowsNumberPadPopover }
        set { field.allowsNumberPadPopover = newValue }
    }

    /// Forwards to the field.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { field.markedTextStyle }
        set { field.markedTextStyle = newValue }
    }

    /// Forwards to the field.
    @available(iOS 17, visionOS 1, *)
    public var inlinePredictionType: UITextInlinePredictionType {
        get { field.inlinePredictionType }
        set { field.inlinePredictionType = newValue }
    }

    /// Forwards to the field.
    @available(iOS 18, visionOS 2.4, *)
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { field.writingToolsBehavior }
        set { field.writingToolsBehavior = newValue }
    }

    /// Forwards to the field.
    public var isEditable: Bool { field.isEditable }
}
