import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("Undo") struct UndoTests {
        private func undo(_ stage: Stage, isRedo: Bool = false) -> String {
            stage.keyboard.press(.character("z"), shift: isRedo, command: true)
            return stage.view.code
        }

        @Test("reverts a run of keys at once, and Redo repeats it, as an edit by the user that can complete the code")
        func typing() {
            let stage = Stage(typing: "123", length: 3)
            // The field has its own manager.
            #expect(stage.window.undoManager?.canUndo == false && undo(stage) == "")
            #expect(stage.view.undoManager?.canRedo == true)
            stage.forgetEvents()
            #expect(undo(stage, isRedo: true) == "123" && stage.events == ["changed", "complete"])
        }

        @Test("has a step for each run of keys or deletions, which a tap, an arrow key and any other edit end")
        func steps() {
            let edits: [([String], [(Stage) -> Void])] = [
                (["", "12", "", ""], [{ $0.deleteBackward() }, { $0.deleteBackward() }, { $0.keyboard.paste("98") }]),
                (
                    ["12", ""],
                    [{ $0.keyboard.press(.home) }, { $0.keyboard.press(.delete) }, { $0.keyboard.press(.delete) }]
                ),
                (["12", "", ""], [{ $0.tap(cell: 5) }, { $0.type("34") }]),
                (["12", ""], [{ $0.view.selectAll(nil) }, { $0.type("3") }]),
                (["12", "", ""], [{ $0.keyboard.press(.end) }, { $0.type("34") }]),
                (["12", ""], [{ $0.keyboard.autofill("482910", route: .insert) }]),
                // A composition over a selected cell.
                (["12", ""], [{ $0.tap(cell: 0) }, { $0.keyboard.setMarkedText("5") }, { $0.view.unmarkText() }]),
                // What is so already changes nothing, and the tap commits.
                (
                    ["12", "", ""],
                    [{ $0.view.isSecureTextEntry = false }, { $0.keyboard.setMarkedText("3") }, { $0.tap(cell: 0) }]
                ),
            ]
            for (index, (codes, steps)) in edits.enumerated() {
                let stage = Stage(typing: "12")
                for step in steps { step(stage) }
                #expect(stage.view.code != codes[0] && codes.map { _ in undo(stage) } == codes, "\(index)")
            }
        }

        @Test("brings back the selection too, as a text field does, but none that the keyboard makes to delete")
        func selection() async {
            let stage = Stage(typing: "123456")
            stage.tap(cell: 1)
            stage.type("9")
            #expect(undo(stage) == "123456" && stage.view.selectedCells == 1..<2)
            #expect(undo(stage, isRedo: true) == "193456" && stage.view.selectedCells == 2..<3)
            stage.tap(cell: 4)
            stage.deleteBackward()
            #expect(undo(stage) == "193456" && stage.view.selectedCells == 4..<5)
            let other = Stage(typing: "1234")
            other.keyboard.deleteBackward(selectingFirst: true)
            await Device.turn()
            #expect(undo(other) == "1234" && other.view.selectedCells == 4..<4)
        }

        @Test("keeps a hundred steps at most, and those are the latest") func bounded() {
            let stage = Stage()
            for _ in 0..<60 {
                stage.keyboard.type("2")
                stage.keyboard.deleteBackward()
            }
            stage.keyboard.paste("123456")
            var undone = 0
            while stage.view.undoManager?.canUndo == true, undone < 500 {
                stage.view.undoManager?.undo()
                undone += 1
            }
            #expect(undone == 100)
            for _ in 0..<undone { stage.view.undoManager?.redo() }
            #expect(stage.view.code == "123456")
        }

        @Test("has no steps for a secure field") func secure() {
            let stage = Stage(typing: "12")
            stage.view.isSecureTextEntry = true
            #expect(stage.view.undoManager?.canUndo == false)
            stage.keyboard.type("34")
            #expect(stage.view.undoManager?.canUndo == false)
            // Command-Z ends at the field, and reaches no command of the app.
            #expect(stage.view.undoManager !== stage.window.undoManager)
        }

        @Test(
            "ends at an edit by the app or the field itself, without the focus or a window, and with codes of no use now",
            arguments: [
                { $0.view.code = "99" }, { $0.view.reject() }, { $0.view.resignFirstResponder() },
                { $0.view.removeFromSuperview() },
                { stage in
                    for _ in 1...2 { stage.deleteBackward() }
                    stage.view.alphabet = CodeAlphabet("789")
                },
                { stage in
                    stage.type("345")
                    for _ in 1...3 { stage.deleteBackward() }
                    stage.view.lengthRange = 4...4
                },
            ] as [@MainActor @Sendable (Stage) -> Void])
        func end(_ way: @MainActor @Sendable (Stage) -> Void) async {
            let stage = Stage(typing: "12")
            #expect(stage.view.undoManager?.canUndo == true)
            way(stage)
            await Device.advance(by: 1)
            let code = stage.view.code
            #expect(stage.view.undoManager?.canUndo == false)
            stage.view.undoManager?.undo()
            #expect(stage.view.code == code)
            stage.window.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            stage.keyboard.type("7")
            #expect(stage.view.code == code + "7" && stage.view.undoManager?.canUndo == true)
        }

        @Test("keeps its step while the code is verified") func verifying() async {
            let gate = PausedVerifier(), stage = Stage { $0.verifier = gate.verifier }
            stage.keyboard.type("123456")
            #expect(await waiting { gate.codes.count == 1 })
            #expect(undo(stage) == "123456" && stage.view.undoManager == nil)
            gate.fail(CancellationError())
            #expect(await waiting { stage.view.status == .editing })
            #expect(undo(stage) == "")
        }

        @Test("takes back the next key after an undo that the app has vetoed") func vetoed() {
            let stage = Stage(typing: "12")
            stage.view.shouldChange = { _ in false }
            #expect(undo(stage) == "12")
            stage.view.shouldChange = nil
            stage.keyboard.type("3")
            #expect(undo(stage) == "12")
        }

        @Test("takes back a key over a code that a closure has set meanwhile") func setMeanwhile() {
            let stage = Stage(typing: "1")
            stage.view.shouldChange = { [weak view = stage.view] _ in
                if view?.code == "1" { view?.code = "77" }
                return true
            }
            stage.keyboard.type("2")
            stage.view.shouldChange = nil
            #expect(stage.view.code == "772" && undo(stage) == "77")
        }
    }
}
