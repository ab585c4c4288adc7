#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("A field that is not editable") struct EditableTests {
        @Test("takes the focus without a keyboard, selects and copies, and changes nothing")
        func readOnly() {
            let stage = Stage(isFocused: false) { $0.isEditable = false }
            stage.view.code = "123456"
            stage.tap(cell: 1)
            #expect(stage.view.isFirstResponder)
            stage.tap(cell: 1)
            #expect(stage.view.selectedCells == 1..<2)
            stage.keyboard.press(.right, shift: true)
            #expect(stage.view.selectedCells == 1..<3)
            #expect(stage.keyboard.allowedActions == ["copy", "selectAll"])
            #expect(stage.keyboard.copy())
            #expect(Device.pasteboard == "23")
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
        }

        @Test("commits marked text when it becomes one")
        func composing() {
            let stage = Stage { $0.alphabet = .lettersAndDigits }
            stage.keyboard.setMarkedText("ab")
            stage.keyboard.watch { stage.view.isEditable = false }
            #expect(stage.view.markedCells == nil && stage.view.code == "ab")
            #expect(stage.failures == [])
        }

        @Test("leaves marked text alone when the app sets what is so already")
        func sameAgain() {
            let stage = Stage { $0.alphabet = .lettersAndDigits }
            stage.keyboard.setMarkedText("ab")
            stage.view.isEditable = true
            #expect(stage.view.markedCells == 0..<2 && stage.view.code == "")
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
            // Only Return: the answer is about no other key.
            stage.keyboard.type("2")
            #expect(asked == 1 && stage.view.code == "12")
            stage.forgetEvents()
            stage.view.shouldReturn = { true }
            stage.keyboard.press(.return)
            #expect(!stage.view.isFirstResponder && stage.events == ["exit", "end"])
        }

        @Test("Return that ends a composition does not ask the app")
        func shouldReturnInComposition() {
            let stage = Stage(typing: "1")
            var asked = 0
            stage.view.shouldReturn = {
                asked += 1
                return false
            }
            stage.keyboard.setMarkedText("2")
            stage.keyboard.insert("\n")
            #expect(asked == 0 && stage.view.markedCells == nil && stage.view.code == "12")
        }
    }
}
#endif
