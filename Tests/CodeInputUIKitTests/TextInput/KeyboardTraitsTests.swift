#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeyboardTraitsTests {
        @Test("the keyboard corrects, completes, predicts and replaces nothing, and has no popover")
        func plain() {
            let view = Stage().view
            #expect(view.autocorrectionType == .no && view.spellCheckingType == .no)
            #expect(view.smartQuotesType == .no && view.smartDashesType == .no && view.smartInsertDeleteType == .no)
            #expect(!view.enablesReturnKeyAutomatically && !view.allowsNumberPadPopover)
            guard #available(iOS 18, visionOS 2.4, *) else { return }
            #expect(view.inlinePredictionType == .no && view.writingToolsBehavior == .none)
        }

        @Test(
            "the keyboard follows the alphabet",
            arguments: [
                (CodeAlphabet.digits, UIKeyboardType.numberPad, UITextAutocapitalizationType.none),
                (.hexadecimal, .asciiCapable, .none), (.lettersAndDigits, .asciiCapable, .none),
                (.uppercaseLettersAndDigits, .asciiCapable, .allCharacters), (CodeAlphabet("äöü"), .default, .none),
            ])
        func alphabet(alphabet: CodeAlphabet, keyboard: UIKeyboardType, capitals: UITextAutocapitalizationType) {
            let view = Stage { $0.alphabet = alphabet }.view
            #expect(view.keyboardType == keyboard && view.textContentType == .oneTimeCode)
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
            view.allowsNumberPadPopover = true
            view.alphabet = .lettersAndDigits
            view.isSecureTextEntry = true
            #expect(view.keyboardType == .numbersAndPunctuation && view.textContentType == .password)
            #expect(view.autocapitalizationType == .words && view.keyboardAppearance == .dark)
            #expect(view.autocorrectionType == .yes && view.spellCheckingType == .yes)
            #expect(view.smartQuotesType == .yes && view.smartDashesType == .yes)
            #expect(view.smartInsertDeleteType == .yes && view.returnKeyType == .done)
            #expect(view.enablesReturnKeyAutomatically && view.allowsNumberPadPopover)
            view.textContentType = nil
            #expect(view.textContentType == nil)
            guard #available(iOS 18, visionOS 2.4, *) else { return }
            view.inlinePredictionType = .yes
            view.writingToolsBehavior = .complete
            view.alphabet = .digits
            #expect(view.inlinePredictionType == .yes && view.writingToolsBehavior == .complete)
        }

        @Test("a field is editable as the app says, even while it verifies or is disabled")
        func editable() {
            guard #available(iOS 18, visionOS 2.4, *) else { return }
            let view = Stage().view
            #expect(view.isEditable && view.shouldChangeText(in: UITextRange(), replacementText: "1"))
            view.status = .verifying
            #expect(view.isEditable)
            #expect(!view.shouldChangeText(in: UITextRange(), replacementText: "1"))
            view.isEnabled = false
            #expect(view.isEditable)
            view.isEditable = false
            view.isEnabled = true
            #expect(!view.isEditable)
        }
    }
}
#endif
