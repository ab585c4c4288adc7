#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("What the app hears") struct EventTests {
        private let gate = PausedVerifier()

        /// Logs everything that the app hears, in order.
        private func listen(to stage: Stage) {
            let log = stage.log
            log.listenToStatuses(of: stage.view)
            for (event, name) in ControlEventLog.events {
                stage.view.addAction(UIAction { _ in log.lines.append(name) }, for: event)
            }
        }

        @Test("the last key is told in one order: the change, the completion, the end of editing, the status")
        func order() {
            let stage = Stage(length: 2) {
                $0.verifier = gate.verifier
                $0.resignsOnCompletion = true
            }
            listen(to: stage)
            stage.keyboard.type("12")
            let key = ["change:1", "changed", "change:12", "changed", "complete:12", "complete"]
            #expect(stage.log.lines == key + ["end", "status:verifying"] && !stage.view.isFirstResponder)
        }

        @Test("a closure that changes the code leaves those after it nothing to hear, and nothing is verified")
        func changed() async {
            let changes: [(String, (CodeInputView) -> Void)] = [
                ("", { view in view.follower = { [weak view] in if case .changed? = $0 { view?.clear() } } }),
                ("changed", { view in view.onChange = { [weak view] in if $0.count == 2 { view?.clear() } } }),
                (
                    "change:1 changed change:12 changed",
                    { view in view.onComplete = { [weak view] _ in view?.code = "9" } }
                ),
            ]
            for (heard, change) in changes {
                let stage = Stage(length: 2) {
                    $0.verifier = gate.verifier
                    $0.resignsOnCompletion = true
                }
                listen(to: stage)
                change(stage.view)
                stage.keyboard.type("12")
                await Device.advance(by: 1)
                #expect(stage.log.lines.joined(separator: " ") == heard && stage.view.isFirstResponder)
                #expect(gate.codes == [] && stage.view.status == .editing)
            }
        }

        // MARK: - What the app may change or refuse

        @Test("the app may veto every input by the user, and nothing is reported; its own edits it is not asked about")
        func veto() {
            let stage = Stage(typing: "12")
            var asked: [CodeChange] = []
            stage.view.shouldChange = {
                asked.append($0)
                return false
            }
            stage.keyboard.insert("3")
            #expect(asked == [CodeChange(current: "12", proposed: "123", changedCells: 2..<3)])
            stage.keyboard.paste("34")
            stage.view.enter("34")
            stage.keyboard.autofill("123456", route: .replace)
            stage.keyboard.deleteBackward()
            stage.keyboard.press(.backspace)
            stage.view.undoManager?.undo()
            stage.tap(cell: 0)
            stage.keyboard.cut()
            #expect(asked.count == 8 && stage.view.code == "12" && stage.log.lines == [])
            stage.view.code = "9"
            stage.keyboard.press(.left)
            #expect(asked.count == 8 && stage.view.code == "9")
        }

        @Test(
            "letters before a code are stripped from filled-in, pasted and entered text, as the articles show it",
            arguments: [(CodeAlphabet.digits, "191206"), (.uppercaseLettersAndDigits, "A1B2C3")],
            ["HTW-", "Your code is HTW-"])
        func prepared(_ code: (CodeAlphabet, String), _ letters: String) {
            let ways: [(Stage) -> Void] =
                [KeyboardDriver.Route.insert, .replace, .mark].map { route in
                    { $0.keyboard.autofill(letters + code.1, route: route) }
                } + [{ $0.keyboard.paste(letters + code.1) }, { $0.view.enter(letters + code.1) }]
            for way in ways {
                let stage = Stage(typing: "19") {
                    $0.alphabet = code.0
                    $0.preprocess = { $0.replacing("HTW-", with: "") }
                }
                way(stage)
                #expect(stage.view.code == code.1 && stage.log.completions == ["complete:\(code.1)"])
            }
        }

        // MARK: - A text that the app enters for the user

        @Test("an entered text completes the code and is told, as a paste is, and can be undone")
        func entered() {
            let stage = Stage(isFocused: false) {
                $0.domains = ["bank.example"]
                $0.allowedActions = []
            }
            stage.view.enter("Your code\n@shop.example #482910")
            #expect(stage.log.lines == ["invalid:otherDomain"])
            stage.view.enter("Your code\n@bank.example #482910")
            #expect(stage.view.code == "482910" && !stage.view.isFirstResponder)
            #expect(stage.log.lines.dropFirst() == ["change:482910", "complete:482910"])
            #expect(stage.events == ["changed", "complete"])
            stage.view.undoManager?.undo()
            #expect(stage.view.code == "")
            stage.view.isEnabled = false
            stage.view.enter("34")
            #expect(stage.view.code == "")
        }
    }
}
#endif
