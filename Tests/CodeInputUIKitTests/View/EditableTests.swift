#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A field that is read, not edited") struct EditableTests {
        @Test("takes the focus without a keyboard, selects and copies, and changes nothing")
        func readOnly() {
            let stage = Stage(isFocused: false) { $0.isEditable = false }
            stage.view.code = "123456"
            stage.tap(cell: 1)
            #expect(stage.view.isFirstResponder && !stage.keyboard.isShown)
            stage.tap(cell: 1)
            #expect(stage.view.selectedCells == 1..<2)
            stage.keyboard.press(.right, shift: true)
            #expect(stage.view.selectedCells == 1..<3)
            #expect(stage.keyboard.allowedActions == ["copy", "selectAll"])
            #expect(stage.keyboard.copy())
            #expect(UIPasteboard.general.standInString == "23")
            stage.keyboard.deleteBackward()
            stage.keyboard.type("9")
            stage.keyboard.paste("000000")
            stage.keyboard.press(.delete)
            #expect(stage.view.code == "123456")
            #expect(stage.failures == [])
        }

        @Test("has no caret")
        func caret() {
            let stage = Stage(typing: "12") { $0.isEditable = false }
            stage.view.code = "12"
            stage.settle()
            let caret = stage.view.layer.sublayers?.first { $0.name == "caret" }
            #expect(caret?.isHidden == true)
            stage.view.isEditable = true
            stage.settle()
            #expect(caret?.isHidden == false)
            #expect(stage.keyboard.isShown)
        }

        @Test("commits what is composed as it becomes one")
        func composing() {
            let stage = Stage { $0.alphabet = .lettersAndDigits }
            stage.keyboard.setMarkedText("ab")
            stage.keyboard.watch { stage.view.isEditable = false }
            #expect(stage.view.markedCells == nil && stage.view.code == "ab")
            #expect(!stage.keyboard.isShown)
            #expect(stage.failures == [])
        }

        @Test("a code focused while it is verified has a keyboard afterwards too")
        func verifying() {
            let stage = Stage(isFocused: false)
            stage.view.code = "123456"
            stage.view.status = .verifying
            stage.view.becomeFirstResponder()
            #expect(stage.keyboard.isShown)
        }

        @Test("Return asks the app first")
        func shouldReturn() {
            let stage = Stage(typing: "1")
            var asked = 0
            stage.view.shouldReturn = {
                asked += 1
                return false
            }
            stage.keyboard.press(.return)
            #expect(asked == 1 && stage.view.isFirstResponder && stage.events == [])
            stage.view.shouldReturn = { true }
            stage.keyboard.press(.return)
            #expect(!stage.view.isFirstResponder && stage.events == ["exit", "end"])
        }

        @Test("verdicts are felt unless the app says no")
        func haptics() {
            let stage = Stage(typing: "1")
            stage.view.isHapticFeedbackEnabled = false
            stage.view.accept()
            #expect(StandInRecorder.feedback == [])
            stage.view.isHapticFeedbackEnabled = true
            stage.view.reject()
            #expect(StandInRecorder.feedback.count == 1)
        }
    }
}
#endif
