#if canImport(UIKit)
import TestTools
import Testing
import UIKit

import CodeInputUIKit
#if canImport(Accessibility)
import Accessibility
#endif

extension ViewTests {
    @MainActor @Suite struct AccessibilityTests {
        private func content(_ view: CodeInputView) -> [String] {
            (view.accessibilityCustomContent ?? []).map { (part: AXCustomContent) in "\(part.label): \(part.value)" }
        }

        @Test("the value is the text that the text system sees, to be spelled out")
        func spelledOut() throws {
            let stage = Stage(typing: "123")
            let value = try #require(stage.view.accessibilityAttributedValue)
            let all = try #require(
                stage.view.textRange(from: stage.view.beginningOfDocument, to: stage.view.endOfDocument))
            #expect(value.string == stage.view.text(in: all))
            var range = NSRange()
            let isSpelledOut = value.attribute(.accessibilitySpeechSpellOut, at: 0, effectiveRange: &range) as? Bool
            #expect(isSpelledOut == true && range.length == 3)
        }

        @Test("a verdict and its message can be read until the next key")
        func verdict() throws {
            let stage = Stage(typing: "123456")
            stage.view.status = .verifying
            #expect(content(stage.view).last == "Verification: Checking the code.")
            stage.view.reject(message: "Two tries left.")
            #expect(content(stage.view) == ["Progress: 6 of 6 entered", "Verification: Two tries left."])
            #expect(stage.view.accessibilityCustomContent.allSatisfy { $0.importance == .high })
            stage.view.resignFirstResponder()
            stage.view.becomeFirstResponder()
            #expect(content(stage.view).last == "Verification: Two tries left.")
            stage.keyboard.deleteBackward()
            #expect(content(stage.view) == ["Progress: 0 of 6 entered"])
            stage.view.accept()
            #expect(content(stage.view).last == "Verification: Code accepted.")
        }

        @Test("the app can replace the content") func ownContent() {
            let stage = Stage(typing: "1")
            stage.view.accessibilityCustomContent = []
            #expect(content(stage.view) == [])
            stage.view.accessibilityCustomContent = nil
            #expect(content(stage.view) == ["Progress: 1 of 6 entered"])
        }

        @Test("the field is one element, with a label and what the user has entered")
        func element() {
            let stage = Stage(typing: "123")
            let view = stage.view
            #expect(view.isAccessibilityElement)
            #expect((view.accessibilityElements ?? []).isEmpty)
            #expect(view.accessibilityLabel == "Verification code")
            #expect(view.accessibilityValue == "123")
            #expect(view.accessibilityHint == nil)
            #expect(content(view) == ["Progress: 3 of 6 entered"])
            view.clear()
            #expect(view.accessibilityValue == "")
            #expect(content(view) == ["Progress: 0 of 6 entered"])
        }

        @Test("a secure field tells the count and never a digit")
        func secret() async {
            let stage = Stage(typing: "789") { $0.isSecureTextEntry = true }
            #expect(stage.view.accessibilityLabel == "Passcode")
            #expect(stage.view.accessibilityValue == "•••")
            #expect(content(stage.view) == ["Progress: 3 of 6 entered"])
            stage.view.masking = CodeMasking.none
            stage.view.reject()
            stage.view.accept()
            await Device.advance(by: 1)
            let said = ([stage.view.accessibilityValue ?? ""] + content(stage.view)).joined()
            for digit in ["7", "8", "9"] { #expect(!said.contains(digit)) }
        }

        @Test("VoiceOver does not speak masked characters") func masked() {
            let stage = Stage(typing: "789") { $0.masking = .immediate }
            #expect(stage.view.accessibilityValue == "•••")
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
            #expect(stage.view.accessibilityValue == "1")
            stage.view.accessibilityLabel = nil
            #expect(stage.view.accessibilityLabel == "Verification code")
        }

        @Test("VoiceOver explains a text field, so there is no hint")
        func hint() {
            let stage = Stage(isFocused: false)
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
