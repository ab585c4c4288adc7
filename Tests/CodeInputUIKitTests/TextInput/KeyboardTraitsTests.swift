#if canImport(UIKit)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeyboardTraitsTests {
        @Test("the keyboard corrects, completes and replaces nothing")
        func plain() {
            let view = Stage().view
            #expect(view.autocorrectionType == .no)
            #expect(view.spellCheckingType == .no)
            #expect(view.smartQuotesType == .no)
            #expect(view.smartDashesType == .no)
            #expect(view.smartInsertDeleteType == .no)
            #expect(!view.enablesReturnKeyAutomatically)
        }

        @Test("by default, newer systems predict and rewrite nothing")
        func newer() {
            guard #available(iOS 18, visionOS 2.4, *) else { return }
            let view = Stage().view
            #expect(view.inlinePredictionType == .no)
            #expect(view.writingToolsBehavior == .none)
            view.inlinePredictionType = .yes
            view.writingToolsBehavior = .complete
            view.alphabet = .lettersAndDigits
            #expect(view.inlinePredictionType == .yes)
            #expect(view.writingToolsBehavior == .complete)
        }

        @Test(
            "the keyboard follows the alphabet",
            arguments: [
                (CodeAlphabet.digits, UIKeyboardType.numberPad, UITextAutocapitalizationType.none),
                (.hexadecimal, .asciiCapable, .none), (.lettersAndDigits, .asciiCapable, .none),
                (.uppercaseLettersAndDigits, .asciiCapable, .allCharacters), (CodeAlphabet("äöü"), .default, .none),
            ])
        func alphabet(
            alphabet: CodeAlphabet, keyboard: UIKeyboardType, capitals: UITextAutocapitalizationType
        ) {
            let view = Stage { $0.alphabet = alphabet }.view
            #expect(view.keyboardType == keyboard)
            #expect(alphabet == .hexadecimal || view.autocapitalizationType == capitals)
        }

        @Test("a secure field is neither a password nor a one-time code")
        func secure() {
            let view = Stage { $0.isSecureTextEntry = true }.view
            #expect(view.isSecureTextEntry)
            #expect(view.textContentType == UITextContentType(rawValue: ""))
        }

        @Test("a set trait stays when the alphabet and the security change")
        func stays() {
            let view = Stage().view
            view.keyboardType = .numbersAndPunctuation
            view.textContentType = .password
            view.autocapitalizationType = .words
            view.autocorrectionType = .yes
            view.spellCheckingType = .yes
            view.smartQuotesType = .yes
            view.smartDashesType = .yes
            view.smartInsertDeleteType = .yes
            view.keyboardAppearance = .dark
            view.returnKeyType = .done
            view.enablesReturnKeyAutomatically = true
            view.alphabet = .lettersAndDigits
            view.isSecureTextEntry = true
            #expect(view.keyboardType == .numbersAndPunctuation)
            #expect(view.textContentType == .password)
            #expect(view.autocapitalizationType == .words)
            #expect(view.autocorrectionType == .yes && view.spellCheckingType == .yes)
            #expect(view.smartQuotesType == .yes && view.smartDashesType == .yes)
            #expect(view.smartInsertDeleteType == .yes)
            #expect(view.keyboardAppearance == .dark && view.returnKeyType == .done)
            #expect(view.enablesReturnKeyAutomatically)
            view.textContentType = nil
            #expect(view.textContentType != .password)
        }

        @Test("a field is editable as the app says, even while it verifies or is disabled")
        func editable() {
            guard #available(iOS 18, visionOS 2.4, *) else { return }
            let view = Stage().view
            #expect(view.isEditable)
            view.status = .verifying
            #expect(view.isEditable)
            #expect(!view.shouldChangeText(in: UITextRange(), replacementText: "1"))
            view.isEnabled = false
            #expect(view.isEditable)
            view.isEditable = false
            view.isEnabled = true
            #expect(!view.isEditable)
        }

        @Test("a content type can be nil, and the number pad has no popover by default")
        func unset() {
            let view = Stage().view
            #expect(view.textContentType == .oneTimeCode && !view.allowsNumberPadPopover)
            view.textContentType = nil
            #expect(view.textContentType == nil)
            view.allowsNumberPadPopover = true
            #expect(view.allowsNumberPadPopover)
        }
    }
}
#endif
