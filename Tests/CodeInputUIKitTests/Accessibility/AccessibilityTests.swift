#if canImport(UIKit) && !canImport(Darwin)
import Testing
import UIKit

@testable import CodeInputUIKit

extension ViewTests {
    @MainActor @Suite struct AccessibilityTests {
        @Test("the field is one element that says what it is and what is entered")
        func theFieldIsOneElementThatSaysWhatItIsAndWhatIsEntered() {
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

        @Test("a secure field says how much is entered and never a digit of it")
        func aSecureFieldSaysHowMuchIsEnteredAndNeverADigitOfIt() async {
            let stage = Stage(typing: "789") { $0.isSecureTextEntry = true }
            #expect(stage.view.accessibilityLabel == "Passcode")
            #expect(stage.view.accessibilityValue == "3 of 6 entered")
            stage.view.masking = CodeMasking.none
            stage.view.reject()
            stage.view.accept()
            await StandInClock.run(for: 1)
            let said = StandInRecorder.accessibility.joined() + (stage.view.accessibilityValue ?? "")
            for digit in ["7", "8", "9"] { #expect(!said.contains(digit)) }
        }

        @Test("what is masked to the eye is not told to the ear") func whatIsMaskedToTheEyeIsNotToldToTheEar() {
            let stage = Stage(typing: "789") { $0.masking = .immediate }
            #expect(stage.view.accessibilityValue == "3 of 6 entered")
        }

        @Test("the app's own label, hint and value") func theAppsOwnLabelHintAndValue() {
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

        @Test("the hint names no gesture, and is there while there is something to open")
        func hint() {
            let stage = Stage(isFocused: false)
            #expect(stage.view.accessibilityHint == "Opens the keyboard.")
            stage.view.becomeFirstResponder()
            #expect(stage.view.accessibilityHint == nil)
            stage.view.isEnabled = false
            #expect(stage.view.accessibilityHint == nil)
        }

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

        @Test("activating focuses the field") func activatingFocusesTheField() {
            let stage = Stage(isFocused: false)
            #expect(stage.view.accessibilityActivate())
            #expect(stage.view.isFirstResponder)
            stage.view.isEnabled = false
            #expect(!stage.view.accessibilityActivate())
        }

        @Test("typing is left to the keyboard to announce") func typingIsLeftToTheKeyboardToAnnounce() {
            let stage = Stage()
            stage.keyboard.type("12345")
            stage.keyboard.deleteBackward()
            stage.keyboard.type("x")
            #expect(StandInRecorder.announcements == [])
        }

        @Test("every sentence is there in every language", arguments: ["en", "zh-Hans", "zh-Hant", "ja", "ar"])
        func everySentenceIsThereInEveryLanguage(language: String) throws {
            let strings = try #require(CodeStrings(language: language))
            let sentences = [
                strings.label(isSecure: false), strings.label(isSecure: true), strings.hint, strings.rejected,
                strings.accepted, strings.verifying,
            ]
            #expect(Set(sentences).count == sentences.count)
            #expect(sentences.allSatisfy { !$0.isEmpty && !$0.contains("label") && !$0.contains("announcement") })
            let value = strings.value(characters: "123", count: 3, length: 6)
            for part in ["1", "2", "3", "6"] { #expect(value.contains(part)) }
            #expect(!value.contains("%"))
            let count = strings.value(characters: nil, count: 4, length: 6)
            #expect(count.contains("4") && count.contains("6") && !count.contains("%"))
        }

        @Test("a broken rule is told in every language", arguments: ["zh-Hans", "zh-Hant", "ja", "ar"])
        func aBrokenRuleIsToldInEveryLanguage(language: String) throws {
            let strings = try #require(CodeStrings(language: language))
            let kinds: [CodeRuleViolation.Kind] = [
                .repeats, .run, .pairs, .year, .date, .common, .checksum,
            ]
            for kind in kinds {
                let message = strings.message(of: CodeRuleViolation(kind, message: "In English."))
                #expect(message != "In English." && message != kind.rawValue)
            }
            #expect(strings.message(of: "My own words.") == "My own words.")
        }

        @Test("a language without a translation has none") func aLanguageWithoutATranslationHasNone() {
            #expect(CodeStrings(language: "tlh") == nil)
        }
    }
}
#endif
