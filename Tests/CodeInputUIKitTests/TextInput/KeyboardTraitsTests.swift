#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeyboardTraitsTests {
        /// The traits that correct, complete, predict or replace what the user types: all off, or all on.
        private func helpers(of view: CodeInputView) -> [Bool] {
            var areOn = [
                view.autocorrectionType == .yes, view.spellCheckingType == .yes, view.smartQuotesType == .yes,
                view.smartDashesType == .yes, view.smartInsertDeleteType == .yes, view.allowsNumberPadPopover,
                view.enablesReturnKeyAutomatically,
            ]
            if #available(iOS 18, visionOS 2.4, *) {
                areOn += [view.inlinePredictionType == .yes, view.writingToolsBehavior == .complete]
                if !areOn[0] { #expect(view.inlinePredictionType == .no && view.writingToolsBehavior == .none) }
            }
            return areOn
        }

        @Test("the keyboard corrects, completes, predicts and replaces nothing, and has no popover")
        func plain() {
            let view = Stage().view
            #expect(helpers(of: view).allSatisfy { !$0 })
            #expect(view.autocorrectionType == .no && view.spellCheckingType == .no)
            #expect(view.smartQuotesType == .no && view.smartDashesType == .no && view.smartInsertDeleteType == .no)
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
            #expect(view.isSecureTextEntry && view.textContentType == UITextContentType(rawValue: ""))
        }

        @Test("a set trait stays when the alphabet and the security change")
        func stays() {
            let view = Stage().view
            (view.keyboardType, view.textContentType, view.keyboardAppearance) = (
                .numbersAndPunctuation, .password, .dark
            )
            (view.autocapitalizationType, view.returnKeyType) = (.words, .done)
            (view.autocorrectionType, view.spellCheckingType, view.smartInsertDeleteType) = (.yes, .yes, .yes)
            (view.smartQuotesType, view.smartDashesType) = (.yes, .yes)
            (view.enablesReturnKeyAutomatically, view.allowsNumberPadPopover) = (true, true)
            if #available(iOS 18, visionOS 2.4, *) {
                (view.inlinePredictionType, view.writingToolsBehavior) = (.yes, .complete)
            }
            view.alphabet = .lettersAndDigits
            view.isSecureTextEntry = true
            #expect(helpers(of: view).allSatisfy { $0 })
            #expect(view.keyboardType == .numbersAndPunctuation && view.textContentType == .password)
            #expect(view.keyboardAppearance == .dark && view.autocapitalizationType == .words)
            #expect(view.returnKeyType == .done)
            view.textContentType = nil
            #expect(view.textContentType == nil)
        }

        @Test("a field is editable as the app says, even while it verifies or is disabled")
        func editable() {
            guard #available(iOS 18, visionOS 2.4, *) else { return }
            let view = Stage().view
            #expect(view.isEditable && view.shouldChangeText(in: UITextRange(), replacementText: "1"))
            view.status = .verifying
            view.isEnabled = false
            #expect(view.isEditable && !view.shouldChangeText(in: UITextRange(), replacementText: "1"))
        }
    }
}
#endif
