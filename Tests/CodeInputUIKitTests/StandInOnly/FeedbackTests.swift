#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import Foundation
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Only the stand-in exposes haptics, clicks, and what VoiceOver speaks and in which order.
    @MainActor @Suite("Feedback") struct FeedbackTests {
        private var spoken: [String] { StandInRecorder.announcements }

        // MARK: - A status

        @Test(
            "a status is spoken and felt once, in the app's words or the kit's",
            arguments: [
                (CodeStatus.rejected, nil, "Wrong code.", ["error"]),
                (.rejected, "Try again.", "Try again.", ["error"]),
                (.accepted, nil, "Code accepted.", ["success"]), (.accepted, "Welcome.", "Welcome.", ["success"]),
                (.verifying, nil, "Checking the code.", []),
            ])
        func status(_ status: CodeStatus, message: String?, words: String, feedback: [String]) async {
            let stage = Stage(typing: "123456")
            // The same status again is no news.
            for _ in 1...(message == nil ? 2 : 1) {
                switch (status, message) {
                case (.rejected, let message?): stage.view.reject(message: message)
                case (.accepted, let message?): stage.view.accept(message: message)
                default: stage.view.status = status
                }
            }
            stage.view.status = .editing
            #expect(spoken == [words] && StandInRecorder.feedback == feedback)
        }

        @Test("a status that the app answers at once is neither spoken nor felt")
        func answered() {
            let stage = Stage(typing: "123456") { view in
                view.onStatusChange = { [weak view] in if $0 == .rejected { view?.status = .editing } }
            }
            stage.view.reject()
            #expect(stage.view.status == .editing && spoken == [] && StandInRecorder.feedback == [])
        }

        @Test("the app can turn off haptic feedback")
        func haptics() {
            let stage = Stage(typing: "1")
            stage.view.isHapticFeedbackEnabled = false
            stage.view.accept()
            #expect(StandInRecorder.feedback == [])
            stage.view.isHapticFeedbackEnabled = true
            stage.view.reject()
            #expect(StandInRecorder.feedback == ["error"])
        }

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
        }

        private struct Refusal: CodeRule {
            func check(_ code: String) -> CodeRuleViolation? { "Not today." }
        }

        @Test(
            "a broken rule is spoken once, in the words of the field or the message of the app's own kind",
            arguments: [(CommonPINRule(), "Nie po kolei."), (Refusal(), "Not today.")] as [(any CodeRule, String)])
        func rule(_ rule: any CodeRule, message: String) throws {
            let app = try AppTable(["pl": ["rule.run": "Nie po kolei."]])
            let stage = Stage {
                $0.rules = [rule]
                $0.words = CodeWords(table: "Code", bundle: app.bundle, language: "pl")
            }
            stage.keyboard.type("123456")
            #expect(stage.view.status == .rejected && spoken == [message])
        }

        // MARK: - The caret

        @Test("a key or a tap that moves the caret is spoken, with the character where it is shown")
        func caret() {
            let stage = Stage(typing: "1248")
            stage.keyboard.press(.left)
            stage.keyboard.press(.left)
            stage.tap(cell: 1)
            for key in [KeyboardKey.left, .right, .right] { stage.keyboard.press(key, shift: true) }
            stage.keyboard.press(.end)
            #expect(
                spoken == [
                    "Digit 4 of 6, 8", "Digit 3 of 6, 4", "Digit 2 of 6, 2", "Digit 1 of 6, 1", "Digit 2 of 6, 2",
                    "Digit 3 of 6, 4", "Digit 5 of 6",
                ])
            stage.keyboard.type("56")
            StandInRecorder.clear()
            stage.keyboard.press(.left)
            stage.keyboard.press(.end)
            // In a full field, the caret is in no cell.
            #expect(spoken == ["Digit 6 of 6, 6", "6 of 6 entered"])
            StandInRecorder.clear()
            stage.view.masking = .immediate
            stage.keyboard.press(.left)
            stage.view.alphabet = .lettersAndDigits
            stage.keyboard.press(.home)
            #expect(spoken == ["Digit 6 of 6", "Character 1 of 6"])
        }

        @Test("what the keyboard or the system speaks itself, the field does not")
        func silence() {
            let stage = Stage(typing: "1248")
            stage.keyboard.press(.end)
            stage.keyboard.type("5x")
            stage.keyboard.deleteBackward()
            stage.view.selectedTextRange = stage.range(0..<1)
            // A tap that commits is an edit.
            stage.keyboard.setMarkedText("3")
            stage.tap(cell: 3)
            // The app hands a key to a field without the keyboard.
            stage.view.resignFirstResponder()
            let left = UIKey.standIn("", ignoring: "", modifierFlags: [], keyCode: .keyboardLeftArrow)
            UIPressesEvent.standInSend(left, to: stage.view).release()
            #expect(stage.view.code == "3248" && stage.view.selectedCells == 2..<3 && spoken == [])
        }

        @Test("a secure field never speaks a digit") func secret() async {
            let stage = Stage(typing: "789") { $0.isSecureTextEntry = true }
            stage.view.masking = CodeMasking.none
            stage.keyboard.press(.left)
            stage.view.reject()
            stage.view.accept()
            await Device.advance(by: 1)
            let said = StandInRecorder.accessibility.joined()
            #expect(spoken.count > 1 && said.rangeOfCharacter(from: ["7", "8", "9"]) == nil)
        }

        // MARK: - A pad

        @Test("each key of a pad clicks when pressed and when it repeats, and none gives haptic feedback")
        func clicks() async {
            func clicks() -> Int { StandInRecorder.entries.count { $0.kind == .click } }
            let stage = PadStage()
            let finger = stage.finger(on: 0)
            #expect(clicks() == 1)
            finger.end()
            stage.tap(PadStage.extra)
            stage.tap(1)
            #expect(clicks() == 2 && StandInRecorder.feedback == [])
            let held = stage.finger(on: PadStage.delete)
            await Device.advance(by: 1.55)
            held.end()
            #expect(stage.spy.log.count == 14 && clicks() == 14)
        }

        @Test("VoiceOver learns that a visible pad deals new digits, or that a key was added, and nothing else")
        func layoutChange() {
            let stage = PadStage()
            let pad = CodeKeypadView(target: stage.spy)
            pad.order = .shuffled
            let changes: [(Int, () -> Void)] = [
                (0, { stage.tap(0, 1) }), (0, { stage.pad.isEnabled = false }), (0, { stage.pad.style = .circles }),
                (0, { stage.window.addSubview(pad) }), (0, { pad.isHidden = true }), (1, { pad.isHidden = false }),
                (1, { stage.pad.extraKey = .title("OK") {} }),
            ]
            for (index, (count, change)) in changes.enumerated() {
                StandInRecorder.clear()
                change()
                Device.flush()
                #expect(StandInRecorder.accessibility == [String](repeating: "layoutChanged", count: count), "\(index)")
            }
        }
    }
}
#endif
