#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import KeyboardTools
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// What was announced, and in which order, can be read of the stand-in alone.
    @MainActor @Suite("Announcements") struct AnnouncementTests {
        @Test("what VoiceOver is told outlasts the echo of the key")
        func outlastsEcho() {
            let stage = Stage(typing: "12345") { $0.verifier = { _ in .accepted } }
            StandInAccessibilitySettings.isSpeaking = true
            stage.keyboard.type("6")
            stage.view.reject(message: "No.")
            // "Checking the code." gives way to what comes after it on iOS 17, where priorities are known.
            #expect(StandInRecorder.announcements == ["Checking the code.", "No."])
            UIAccessibility.post(notification: .announcement, argument: "plain")
            #expect(StandInRecorder.announcements.count == 2)
        }

        @Test("typing is left to the keyboard to announce") func typing() {
            let stage = Stage()
            stage.keyboard.type("12345")
            stage.keyboard.deleteBackward()
            stage.keyboard.type("x")
            #expect(StandInRecorder.announcements == [])
        }

        @Test("of a secret never say a digit") func secret() async {
            let stage = Stage(typing: "789") { $0.isSecureTextEntry = true }
            stage.view.masking = CodeMasking.none
            stage.view.reject()
            stage.view.accept()
            await Device.advance(by: 1)
            let said = StandInRecorder.accessibility.joined()
            #expect(!said.isEmpty)
            for digit in ["7", "8", "9"] { #expect(!said.contains(digit)) }
        }

        @Test("tell of a broken rule once") func rule() {
            let stage = Stage { $0.rules = [CommonPINRule()] }
            stage.keyboard.type("111111")
            #expect(stage.view.status == .rejected)
            #expect(StandInRecorder.announcements.count == 1)
        }

        @Test("of a verification are left out where the app stops it") func stopped() async {
            let stage = Stage { view in
                view.verifier = { _ in .accepted }
                view.onStatusChange = { [weak view] in if $0 == .verifying { view?.clear() } }
            }
            stage.keyboard.type("123456")
            await Device.turn()
            #expect(stage.view.status == .editing && StandInRecorder.announcements == [])
        }

        @Test("a broken rule is told in the words that a field is given") func wordsOfAField() throws {
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
    }
}
#endif
