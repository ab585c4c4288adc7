#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("Undo") struct UndoTests {
        @Test("reverts a run of keys at once, and Redo repeats it, as an edit by the user that can complete the code")
        func typing() {
            let stage = Stage(length: 3)
            stage.keyboard.type("123")
            // The field has its own manager.
            #expect(stage.window.undoManager?.canUndo == false)
            stage.keyboard.press(.character("z"), command: true)
            #expect(stage.view.code == "")
            stage.forgetEvents()
            stage.keyboard.press(.character("z"), shift: true, command: true)
            #expect(stage.view.code == "123" && stage.events == ["changed", "complete"])
        }
        @Test("reverts a deletion, a paste and keys one by one")
        func steps() {
            let stage = Stage()
            stage.keyboard.type("12")
            stage.keyboard.deleteBackward()
            stage.keyboard.deleteBackward()
            stage.keyboard.paste("987")
            var codes: [String] = []
            for _ in 0..<4 {
                stage.keyboard.press(.character("z"), command: true)
                codes.append(stage.view.code)
            }
            #expect(codes == ["", "12", "", ""])
        }

        @Test(
            "keeps a hundred steps at most, and those are the latest, also after the app has set a code",
            arguments: [false, true])
        func bounded(_ isReplaced: Bool) {
            let stage = Stage()
            func typeAndDelete(_ times: Int) {
                for _ in 0..<times {
                    stage.keyboard.type("2")
                    stage.keyboard.deleteBackward()
                }
            }
            if isReplaced {
                typeAndDelete(30)
                // The app's code ends what can be undone.
                stage.view.code = "1"
            }
            typeAndDelete(60)
            stage.keyboard.paste("123456")
            var undone: [String] = []
            while stage.view.undoManager?.canUndo == true, undone.count < 500 {
                stage.view.undoManager?.undo()
                undone.append(stage.view.code)
            }
            #expect(undone.count == 100 && undone.first == (isReplaced ? "1" : ""))
            for _ in undone { stage.view.undoManager?.redo() }
            #expect(stage.view.code == "123456")
        }

        @Test("has a step for the keys after a tap and an arrow key", arguments: [false, true])
        func runs(_ isTapped: Bool) {
            let stage = Stage()
            stage.keyboard.type("12")
            if isTapped { stage.tap(cell: 5) } else { stage.keyboard.press(.end) }
            stage.keyboard.type("34")
            stage.keyboard.press(.character("z"), command: true)
            #expect(stage.view.code == "12")
            stage.keyboard.press(.character("z"), command: true)
            #expect(stage.view.code == "")
        }

        @Test("has no steps for a secure field")
        func secure() {
            let stage = Stage()
            stage.keyboard.type("12")
            stage.view.isSecureTextEntry = true
            #expect(stage.view.undoManager?.canUndo == false)
            stage.keyboard.type("34")
            #expect(stage.view.undoManager?.canUndo == false)
            // Command-Z ends at the field, and reaches no command of the app.
            #expect(stage.view.undoManager !== stage.window.undoManager)
        }

        @Test("stays when the app sets what is so already, and reverts marked text that a tap commits")
        func kept() {
            let stage = Stage()
            stage.keyboard.type("12")
            stage.view.isSecureTextEntry = false
            stage.view.setMarkedText("3", selectedRange: NSRange(location: 1, length: 0))
            stage.tap(cell: 0)
            #expect(stage.view.code == "123")
            stage.view.undoManager?.undo()
            #expect(stage.view.code == "12")
            stage.view.undoManager?.undo()
            #expect(stage.view.code == "")
        }

        @Test("ends at an edit by the app, and when the field gives up the focus or its window", arguments: 0..<3)
        func end(_ way: Int) {
            let stage = Stage()
            stage.keyboard.type("12")
            #expect(stage.view.undoManager?.canUndo == true)
            switch way {
            case 0: stage.view.code = "99"
            case 1: stage.view.resignFirstResponder()
            default: stage.view.removeFromSuperview()
            }
            let code = stage.view.code
            #expect(stage.view.undoManager?.canUndo == false)
            stage.view.undoManager?.undo()
            #expect(stage.view.code == code)
        }
    }
}
#endif
