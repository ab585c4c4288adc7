#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("Undo") struct UndoTests {
        @Test("reverts a run of keys at once, and Redo repeats it")
        func typing() {
            let stage = Stage()
            stage.keyboard.type("123")
            stage.keyboard.press(.character("z"), command: true)
            #expect(stage.view.code == "")
            stage.keyboard.press(.character("z"), shift: true, command: true)
            #expect(stage.view.code == "123")
            stage.keyboard.press(.character("z"), command: true)
            #expect(stage.view.code == "")
            #expect(stage.failures == [])
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
            #expect(stage.failures == [])
        }

        @Test("keeps a hundred steps at most, and those are the latest")
        func bounded() {
            let stage = Stage()
            stage.keyboard.type("1")
            for _ in 0..<1_020 {
                stage.keyboard.type("2")
                stage.keyboard.deleteBackward()
            }
            for _ in 0..<10 { stage.keyboard.deleteBackward() }
            stage.keyboard.paste("123456")
            var undone: [String] = []
            while stage.view.undoManager?.canUndo == true, undone.count < 5_000 {
                stage.view.undoManager?.undo()
                undone.append(stage.view.code)
            }
            #expect(undone.count == 100 && undone.first == "")
            for _ in undone { stage.view.undoManager?.redo() }
            #expect(stage.view.code == "123456" && stage.failures == [])
        }

        @Test("keeps the steps since it was full, or since the app set a code", arguments: [false, true])
        func sinceFull(_ isReplaced: Bool) {
            let stage = Stage()
            if isReplaced {
                for _ in 0..<30 {
                    stage.keyboard.type("2")
                    stage.keyboard.deleteBackward()
                }
                // The app's code ends what can be undone.
                stage.view.code = "1"
            }
            for _ in 0..<60 {
                stage.keyboard.type("2")
                stage.keyboard.deleteBackward()
            }
            var undone = 0
            while stage.view.undoManager?.canUndo == true, undone < 200 {
                stage.view.undoManager?.undo()
                undone += 1
            }
            #expect(undone == 100 && stage.failures == [])
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

        @Test("is an edit by the user, and can complete the code")
        func events() {
            let stage = Stage(length: 3)
            stage.keyboard.type("123")
            stage.keyboard.deleteBackward()
            stage.forgetEvents()
            stage.keyboard.press(.character("z"), command: true)
            #expect(stage.view.code == "123")
            #expect(stage.events == ["changed", "complete"])
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

        @Test("is the field's own: the window's manager hears of nothing")
        func own() {
            let stage = Stage()
            stage.keyboard.type("12")
            #expect(stage.window.undoManager?.canUndo == false)
        }

        @Test("asks the app for permission")
        func veto() {
            let stage = Stage()
            stage.keyboard.type("12")
            stage.view.shouldChange = { _ in false }
            stage.keyboard.press(.character("z"), command: true)
            #expect(stage.view.code == "12")
        }
    }
}
#endif
