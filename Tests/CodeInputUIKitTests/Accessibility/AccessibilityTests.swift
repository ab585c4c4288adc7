import CodeInputUIKit
import TestTools
import Testing
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

extension ViewTests {
    @MainActor @Suite struct AccessibilityTests {
        private func content(_ view: CodeInputView) -> [String] {
            (view.accessibilityCustomContent ?? []).map { (part: AXCustomContent) in "\(part.label): \(part.value)" }
        }

        @Test("the field is one element, with a label and what the user has entered, to be spelled out")
        func element() throws {
            let stage = Stage(typing: "123")
            let view = stage.view
            #expect(view.isAccessibilityElement && (view.accessibilityElements ?? []).isEmpty)
            #expect(view.accessibilityLabel == "Verification code" && view.accessibilityHint == nil)
            #expect(view.accessibilityValue == "123" && content(view) == ["Progress: 3 of 6 entered"])
            let value = try #require(view.accessibilityAttributedValue)
            var range = NSRange()
            let isSpelledOut = value.attribute(.accessibilitySpeechSpellOut, at: 0, effectiveRange: &range) as? Bool
            #expect(value.string == "123" && isSpelledOut == true && range.length == 3)
            view.clear()
            #expect(view.accessibilityValue == "" && content(view) == ["Progress: 0 of 6 entered"])
        }

        @Test("a verdict and its message can be read until the next key") func verdict() throws {
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

        @Test("the app can replace the label, the hint, the value and the content") func own() {
            let view = Stage(typing: "1").view
            view.accessibilityLabel = "Invitation"
            view.accessibilityHint = "Eight letters."
            view.accessibilityValue = "one letter"
            view.accessibilityCustomContent = []
            #expect(view.accessibilityLabel == "Invitation" && view.accessibilityHint == "Eight letters.")
            #expect(view.accessibilityValue == "one letter" && content(view) == [])
            view.accessibilityValue = nil
            view.accessibilityLabel = nil
            view.accessibilityCustomContent = nil
            #expect(view.accessibilityValue == "1" && view.accessibilityLabel == "Verification code")
            #expect(content(view) == ["Progress: 1 of 6 entered"])
        }

        @Test("a secure or masked field tells the count and never a digit", arguments: [true, false])
        func secret(isSecure: Bool) {
            let view = Stage(typing: "789").view
            if isSecure { view.isSecureTextEntry = true } else { view.masking = .immediate }
            #expect(view.accessibilityLabel == (isSecure ? "Passcode" : "Verification code"))
            if isSecure { view.masking = CodeMasking.none }
            #expect(view.accessibilityValue == "•••" && content(view) == ["Progress: 3 of 6 entered"])
        }

        @Test("a field is a text field, is edited once VoiceOver activates it, and has the traits of the app")
        func role() {
            let textEntry = UIAccessibilityTraits(rawValue: 0x40000)
            let isEditing = UIAccessibilityTraits(rawValue: 0x200000)
            let stage = Stage(isFocused: false) { $0.accessibilityTraits = .header }
            let view = stage.view
            let steps: [(UIAccessibilityTraits, (CodeInputView) -> Void)] = [
                ([.header, textEntry], { _ in }),
                ([.header, textEntry, isEditing], { #expect($0.accessibilityActivate() && $0.isFirstResponder) }),
                ([textEntry, isEditing], { $0.accessibilityTraits.remove(.header) }),
                (textEntry, { $0.resignFirstResponder() }), ([textEntry, .notEnabled], { $0.isEnabled = false }),
                ([textEntry, .notEnabled], { #expect(!$0.accessibilityActivate()) }),
                ([], { ($0.isEnabled, $0.isSecureTextEntry) = (true, true) }),
                (textEntry, { ($0.isAnnouncedAsTextField, $0.isSecureTextEntry) = (true, false) }),
                ([], { ($0.isAnnouncedAsTextField, $0.isSecureTextEntry) = (false, true) }),
            ]
            stage.check(steps) { view.accessibilityTraits }
        }

        private func actions(_ view: CodeInputView) -> [String] { (view.accessibilityCustomActions ?? []).map(\.name) }

        private func perform(_ name: String, on view: CodeInputView) -> Bool {
            guard let action = view.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
            return action.actionHandler?(action) ?? false
        }

        @Test("VoiceOver offers only actions that make sense") func offered() {
            let stage = Stage()
            // The edit rotor pastes, and does not ask the user for permission.
            UIPasteboard.general.string = "482910"
            stage.check([
                ([], { _ in }), (["Clear"], { _ in stage.keyboard.type("12") }),
                ([], { _ in stage.keyboard.setMarkedText("3") }), (["Clear"], { _ in stage.keyboard.type("4") }),
                ([], { $0.status = .verifying }), (["Clear"], { $0.status = .editing }), ([], { $0.isEnabled = false }),
                (["Clear"], { $0.isEnabled = true }),
            ]) { actions(stage.view) }
            stage.log.lines = []
            #expect(perform("Clear", on: stage.view))
            // An edit by the user.
            #expect(stage.view.code == "" && stage.log.lines == ["change:"] && !perform("Clear", on: stage.view))
        }

        @Test("VoiceOver offers to show characters only if the app does, in an enabled field") func reveal() {
            let stage = Stage(typing: "12") { $0.isSecureTextEntry = true }
            stage.check([
                (["Clear"], { _ in }), (["Clear", "Show code"], { $0.offersReveal = true }),
                (["Clear", "Hide code"], { #expect(perform("Show code", on: $0) && $0.isRevealed) }),
                (["Clear", "Show code"], { #expect(perform("Hide code", on: $0) && !$0.isRevealed) }),
                ([], { $0.isEnabled = false }),
                (["Clear"], { ($0.isEnabled, $0.isSecureTextEntry, $0.code) = (true, false, "1") }),
            ]) { actions(stage.view) }
        }

        @Test("the app can replace the actions, and actions do not keep the field alive") func ownActions() throws {
            let view = Stage(typing: "1").view
            let clear = try #require(view.accessibilityCustomActions?.first)
            view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Resend") { _ in true }]
            #expect(actions(view) == ["Resend"])
            view.accessibilityCustomActions = nil
            view.words = CodeWords(language: "sv")
            #expect(actions(view) == ["Rensa"])
            var other: CodeInputView? = CodeInputView()
            other?.code = "1"
            let orphan = try #require(other?.accessibilityCustomActions?.first)
            other = nil
            #expect(orphan.actionHandler?(orphan) == false && clear.actionHandler?(clear) == true)
        }
    }
}
