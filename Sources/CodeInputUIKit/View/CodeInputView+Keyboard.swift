#if canImport(UIKit)
import CodeInputCore
public import UIKit

// What the keyboard reads, where it depends on the field, and what stands above the keyboard.
extension CodeInputView {
    /// The type of the keyboard: by default a number pad for digits, and an ASCII keyboard for ASCII letters.
    public var keyboardType: UIKeyboardType {
        get { keyboard.type ?? (alphabet.isNumeric ? .numberPad : alphabet.isASCII ? .asciiCapable : .default) }
        set { keyboard.type = newValue }
    }

    /// The content type of the text, for AutoFill: by default a one-time code, and an empty type in a secure field.
    ///
    /// The system takes a secure field without a type for a password. The empty type and a number pad keep the
    /// keychain's passwords away, but over other keyboards the system may offer them. Nil is no type.
    public var textContentType: UITextContentType! {
        get { keyboard.contentType ?? (isSecureTextEntry ? UITextContentType(rawValue: "") : .oneTimeCode) }
        set { keyboard.contentType = .some(newValue) }
    }

    /// How the keyboard capitalizes: by default all characters if the alphabet has capitals only, and none otherwise.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { keyboard.capitalization ?? (alphabet.isUppercase ? .allCharacters : .none) }
        set { keyboard.capitalization = newValue }
    }

    /// Whether the keyboard predicts text inline; no by default.
    @available(iOS 17, visionOS 1, *)
    public var inlinePredictionType: UITextInlinePredictionType {
        get { keyboard.prediction.flatMap(UITextInlinePredictionType.init(rawValue:)) ?? .no }
        set { keyboard.prediction = newValue.rawValue }
    }

    /// Whether the system offers Writing Tools; none by default.
    @available(iOS 18, visionOS 2.4, *)
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { keyboard.writingTools.flatMap(UIWritingToolsBehavior.init(rawValue:)) ?? .none }
        set { keyboard.writingTools = newValue.rawValue }
    }

    /// Whether a bar with a Done button is on top of the keyboard; defaults to false.
    ///
    /// It does what Return does, which the number pad of an iPhone lacks. A field for codes of different lengths needs
    /// one, or a button of the app that calls ``submit()``. A view that you set as ``inputAccessoryView`` wins.
    public var showsDoneAccessory: Bool {
        get { keyboard.showsDone }
        set { keyboard.showsDone = newValue }
    }

    /// Reloads what the keyboard reads, unless it is as before: an app may set all of it with each update of SwiftUI.
    func keyboardDidChange() {
        let traits = [
            autocorrectionType.rawValue, spellCheckingType.rawValue, smartQuotesType.rawValue,
            smartDashesType.rawValue, smartInsertDeleteType.rawValue, keyboardAppearance.rawValue,
            returnKeyType.rawValue, keyboardType.rawValue, autocapitalizationType.rawValue,
            keyboard.prediction.hashValue, keyboard.writingTools.hashValue, textContentType.hashValue,
            keyboard.inputView.hashValue, keyboard.inputAccessoryView.hashValue, keyboard.showsDone.hashValue,
            enablesReturnKeyAutomatically.hashValue, allowsNumberPadPopover.hashValue, isSecureTextEntry.hashValue,
        ]
        guard traits != keyboardTraits else { return }
        keyboardTraits = traits
        reloadInputViews()
    }

    func makeDoneBar() -> UIToolbar {
        // Without a size, the bar's own constraints conflict until the keyboard has laid it out.
        let bar = DoneBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let done = UIAction { [weak self] _ in self?.pressDone() }
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
        bar.sizeToFit()
        return bar
    }

    /// Hides the shortcuts of an iPad above a view in place of the keyboard.
    func updateAssistantItem(under inputView: UIView?) {
        let item = inputAssistantItem
        if inputView == nil, let hidden = hiddenShortcuts {
            (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = hidden
            hiddenShortcuts = nil
        } else if inputView != nil, hiddenShortcuts == nil {
            hiddenShortcuts = (item.leadingBarButtonGroups, item.trailingBarButtonGroups)
            (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = ([], [])
        }
    }
}

/// A bar that takes taps on its button only: from iOS 26 on, the user sees the app beside it.
private final class DoneBar: UIToolbar {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard #available(iOS 26, visionOS 26, *), let hit, hit.bounds.width >= bounds.width else { return hit }
        return nil
    }
}

/// What the app has set for the keyboard; nil follows the alphabet and `isSecureTextEntry`.
///
/// Of the content type, the outer nil is unset, and the inner nil is no content type. Raw values stand for types that a
/// stored property can't have, because of their availability. A struct would make the binary larger.
typealias KeyboardSettings = (
    type: UIKeyboardType?, contentType: UITextContentType??, capitalization: UITextAutocapitalizationType?,
    prediction: Int?, writingTools: Int?, inputView: UIView?, inputAccessoryView: UIView?, showsDone: Bool
)
#endif
