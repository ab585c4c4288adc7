#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("Undo") struct UndoTests {
        @Test("reverts a run of keys at once, and Redo repeats it")
        func typing() {
            let stage = Stage(length: 3)
            stage.keyboard.type("123")
            stage.keyboard.press(.character("z"), command: true)
            #expect(stage.view.code == "")
            stage.forgetEvents()
            stage.keyboard.press(.character("z"), shift: true, command: true)
            // It is an edit by the user, and can complete the code.
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

        /// Two steps for each time.
        private func typeAndDelete(_ times: Int, in stage: Stage) {
            for _ in 0..<times {
                stage.keyboard.type("2")
                stage.keyboard.deleteBackward()
            }
        }

        /// The codes that undoing everything leads to.
        private func undoAll(in stage: Stage) -> [String] {
            var undone: [String] = []
            while stage.view.undoManager?.canUndo == true, undone.count < 500 {
                stage.view.undoManager?.undo()
                undone.append(stage.view.code)
            }
            return undone
        }

        @Test("keeps a hundred steps at most, and those are the latest")
        func bounded() {
            let stage = Stage()
            typeAndDelete(170, in: stage)
            stage.keyboard.paste("123456")
            let undone = undoAll(in: stage)
            #expect((1...100).contains(undone.count) && undone.first == "")
            for _ in undone { stage.view.undoManager?.redo() }
            #expect(stage.view.code == "123456")
        }

        @Test("keeps the steps since it was full, or since the app set a code", arguments: [false, true])
        func sinceFull(_ isReplaced: Bool) {
            let stage = Stage()
            if isReplaced {
                typeAndDelete(30, in: stage)
                // The app's code ends what can be undone.
                stage.view.code = "1"
            }
            typeAndDelete(60, in: stage)
            #expect(undoAll(in: stage).count == 20)
        }

        @Test("has a step for the keys after a tap, an arrow key, and a new focus", arguments: 0..<3)
        func runs(_ between: Int) {
            let stage = Stage()
            stage.keyboard.type("12")
            switch between {
            case 0: stage.tap(cell: 5)
            case 1: stage.keyboard.press(.end)
            default:
                stage.view.resignFirstResponder()
                stage.view.becomeFirstResponder()
            }
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
            #expect(stage.view.undoManager == nil)
            stage.keyboard.type("34")
            stage.view.isSecureTextEntry = false
            #expect(stage.view.undoManager?.canUndo == false)
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

        @Test("ends at an edit by the app and at a change of window")
        func app() {
            let stage = Stage()
            stage.keyboard.type("12")
            stage.view.code = "99"
            #expect(stage.view.undoManager?.canUndo == false)
            stage.keyboard.type("1")
            #expect(stage.view.undoManager?.canUndo == true)
            stage.view.removeFromSuperview()
            #expect(stage.window.undoManager?.canUndo == false)
        }

        @Test("forgets a secret's earlier codes in every manager that had them")
        func otherManager() {
            let stage = Stage()
            let (first, second) = (ManagedView(), ManagedView())
            stage.window.addSubview(first)
            stage.window.addSubview(second)
            first.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            stage.view.insertText("4")
            #expect(first.manager.canUndo)
            second.addSubview(stage.view)
            stage.view.isSecureTextEntry = true
            stage.view.clear()
            first.manager.undo()
            #expect(stage.view.code == "" && !first.manager.canUndo)
        }

        private final class ManagedView: UIView {
            let manager = UndoManager()
            override var undoManager: UndoManager? { manager }
        }
    }
}
#endif
