#if canImport(UIKit)
import TestTools
import Testing
import UIKit

import CodeInputUIKit

extension ViewTests {
    @MainActor @Suite struct AccessibilityTests {
        @Test("the field is one element, with a label and what the user has entered")
        func element() {
            let stage = Stage(typing: "123")
            let view = stage.view
            #expect(view.isAccessibilityElement)
            #expect((view.accessibilityElements ?? []).isEmpty)
            #expect(view.accessibilityLabel == "Verification code")
            #expect(view.accessibilityValue == "1, 2, 3; 3 of 6 entered")
            #expect(view.accessibilityHint == nil)
            view.clear()
            #expect(view.accessibilityValue == "0 of 6 entered")
        }

        @Test("a secure field tells the count and never a digit")
        func secret() async {
            let stage = Stage(typing: "789") { $0.isSecureTextEntry = true }
            #expect(stage.view.accessibilityLabel == "Passcode")
            #expect(stage.view.accessibilityValue == "3 of 6 entered")
            stage.view.masking = CodeMasking.none
            stage.view.reject()
            stage.view.accept()
            await Device.advance(by: 1)
            let said = stage.view.accessibilityValue ?? ""
            for digit in ["7", "8", "9"] { #expect(!said.contains(digit)) }
        }

        @Test("VoiceOver does not speak masked characters") func masked() {
            let stage = Stage(typing: "789") { $0.masking = .immediate }
            #expect(stage.view.accessibilityValue == "3 of 6 entered")
        }

        @Test("the app can set the label, the hint and the value") func ownWords() {
            let stage = Stage(typing: "1")
            stage.view.accessibilityLabel = "Invitation"
            stage.view.accessibilityHint = "Eight letters."
            stage.view.accessibilityValue = "one letter"
            #expect(stage.view.accessibilityLabel == "Invitation")
            #expect(stage.view.accessibilityHint == "Eight letters.")
            #expect(stage.view.accessibilityValue == "one letter")
            stage.view.accessibilityValue = nil
            #expect(stage.view.accessibilityValue == "1; 1 of 6 entered")
            stage.view.accessibilityLabel = nil
            #expect(stage.view.accessibilityLabel == "Verification code")
        }

        @Test("the hint names no gesture, and is there while the keyboard can open")
        func hint() {
            let stage = Stage(isFocused: false)
            #expect(stage.view.accessibilityHint == "Opens the keyboard.")
            stage.view.becomeFirstResponder()
            #expect(stage.view.accessibilityHint == nil)
            stage.view.isEnabled = false
            #expect(stage.view.accessibilityHint == nil)
        }

        @Test("activating focuses the field") func activation() {
            let stage = Stage(isFocused: false)
            #expect(stage.view.accessibilityActivate())
            #expect(stage.view.isFirstResponder)
            stage.view.isEnabled = false
            #expect(!stage.view.accessibilityActivate())
        }
    }
}
#endif
