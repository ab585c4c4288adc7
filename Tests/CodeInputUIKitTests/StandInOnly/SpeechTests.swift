#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Only the stand-in exposes what VoiceOver speaks, and in which order.
    @MainActor @Suite("What VoiceOver speaks") struct SpeechTests {
        @Test("a verdict is not lost in the echo of the key")
        func outlastsEcho() {
            let stage = Stage(typing: "12345") { $0.verifier = { _ in .accepted } }
            StandInAccessibilitySettings.isSpeaking = true
            stage.keyboard.type("6")
            stage.view.reject(message: "No.")
            // On iOS 17, which has priorities, the verdict interrupts "Checking the code.".
            #expect(
                StandInRecorder.accessibility == [
                    "announcement: Checking the code.", "interruption", "announcement: No.",
                ])
            UIAccessibility.post(notification: .announcement, argument: "plain")
            #expect(StandInRecorder.announcements.count == 2)
        }

        @Test("the keyboard speaks typing, not the field") func typing() {
            let stage = Stage()
            stage.keyboard.type("12345")
            stage.keyboard.deleteBackward()
            stage.keyboard.type("x")
            #expect(StandInRecorder.announcements == [])
        }

        @Test("a key or a tap that moves the caret is spoken, with the character where it is shown")
        func caret() {
            let stage = Stage(typing: "1248")
            stage.keyboard.press(.left)
            stage.keyboard.press(.left)
            stage.tap(cell: 1)
            stage.keyboard.press(.end)
            #expect(
                StandInRecorder.announcements == [
                    "Digit 4 of 6, 8", "Digit 3 of 6, 4", "Digit 2 of 6, 2", "Digit 5 of 6",
                ])
            StandInRecorder.clear()
            stage.keyboard.press(.end)
            stage.keyboard.type("5")
            stage.keyboard.deleteBackward()
            stage.view.selectedTextRange = stage.range(0..<1)
            #expect(StandInRecorder.announcements == [])
            stage.view.masking = .immediate
            stage.keyboard.press(.right)
            stage.view.alphabet = .lettersAndDigits
            stage.keyboard.press(.right, shift: true)
            #expect(StandInRecorder.announcements == ["Digit 2 of 6", "Character 3 of 6"])
        }

        @Test("a key that the app hands to a field without the keyboard moves its caret in silence")
        func withoutKeyboard() {
            let stage = Stage(typing: "1248")
            stage.view.resignFirstResponder()
            let left = UIKey.standIn("", ignoring: "", modifierFlags: [], keyCode: .keyboardLeftArrow)
            UIPressesEvent.standInSend(left, to: stage.view).release()
            #expect(stage.view.selectedCells == 3..<4 && StandInRecorder.announcements == [])
        }

        @Test("a tap that commits marked text is an edit, which the keyboard speaks")
        func commit() {
            let stage = Stage(typing: "12")
            stage.view.setMarkedText("3", selectedRange: NSRange(location: 1, length: 0))
            stage.tap(cell: 0)
            #expect(stage.view.code == "123" && StandInRecorder.announcements == [])
        }

        @Test("the end that moves is spoken as a selection grows and shrinks")
        func extending() {
            let stage = Stage(typing: "1248")
            stage.tap(cell: 2)
            StandInRecorder.clear()
            for key in [KeyboardKey.left, .left, .right, .right, .right] { stage.keyboard.press(key, shift: true) }
            #expect(
                StandInRecorder.announcements == [
                    "Digit 2 of 6, 2", "Digit 1 of 6, 1", "Digit 2 of 6, 2", "Digit 3 of 6, 4", "Digit 4 of 6, 8",
                ])
        }

        @Test("a caret after the last digit of a full field is in no cell, and the count is spoken")
        func fullField() {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.left)
            stage.keyboard.press(.end)
            #expect(StandInRecorder.announcements == ["Digit 6 of 6, 6", stage.view.spokenWords.progress(6, 6)])
        }

        @Test("a secure field never speaks a digit") func secret() async {
            let stage = Stage(typing: "789") { $0.isSecureTextEntry = true }
            stage.view.masking = CodeMasking.none
            stage.view.reject()
            stage.view.accept()
            await Device.advance(by: 1)
            let said = StandInRecorder.accessibility.joined()
            #expect(!said.isEmpty)
            for digit in ["7", "8", "9"] { #expect(!said.contains(digit)) }
        }

        @Test("a broken rule is spoken once") func rule() {
            let stage = Stage { $0.rules = [CommonPINRule()] }
            stage.keyboard.type("111111")
            #expect(stage.view.status == .rejected)
            #expect(StandInRecorder.announcements.count == 1)
        }

        @Test("a verification that the app stops is not spoken") func stopped() async {
            let stage = Stage { view in
                view.verifier = { _ in .accepted }
                view.onStatusChange = { [weak view] in if $0 == .verifying { view?.clear() } }
            }
            stage.keyboard.type("123456")
            await Device.turn()
            #expect(stage.view.status == .editing && StandInRecorder.announcements == [])
        }

        @Test("a broken rule is spoken in the words of the field") func wordsOfAField() throws {
            var words = try #require(CodeWords(language: "pl"))
            words.violations[.run] = "Nie po kolei."
            let stage = Stage { $0.rules = [CommonPINRule()] }
            stage.view.words = words
            stage.keyboard.type("123456")
            #expect(StandInRecorder.announcements == ["Nie po kolei."])
        }

        @Test("a violation of the app's own kind keeps its message") func ownViolation() {
            struct Rule: CodeRule {
                func check(_ code: String) -> CodeRuleViolation? { "Not today." }
            }
            let stage = Stage { $0.rules = [Rule()] }
            stage.view.words = CodeWords(language: "ja")
            stage.keyboard.type("482910")
            #expect(StandInRecorder.announcements == ["Not today."])
        }

        @Test("a verifier that begins is spoken") func verifying() {
            let stage = Stage { $0.verifier = { _ in .accepted } }
            stage.keyboard.type("123456")
            #expect(StandInRecorder.announcements == ["Checking the code."])
            #expect(StandInRecorder.feedback == [])
        }

        @Test("a verification by the app is spoken once") func verifyingByApp() {
            let stage = Stage(typing: "123456")
            stage.view.status = .verifying
            stage.view.status = .verifying
            #expect(StandInRecorder.announcements == ["Checking the code."])
        }

        @Test("a return to editing is not spoken") func editing() {
            let stage = Stage(typing: "123456")
            stage.view.status = .verifying
            stage.view.status = .editing
            #expect(StandInRecorder.announcements.count == 1)
        }
    }
}
#endif
