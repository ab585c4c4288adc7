#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("What a complete code leads to") struct CompletionOrderTests {
        private let gate = PausedVerifier()

        /// Everything that the app hears, in order.
        private func listening(_ stage: Stage) -> () -> [String] {
            let box = Box()
            let view = stage.view
            view.onChange = { box.lines.append("onChange(\($0.count))") }
            view.onComplete = { box.lines.append("onComplete(\($0.count))") }
            view.onStatusChange = { box.lines.append("onStatusChange(\($0))") }
            view.onInvalidInput = { box.lines.append("onInvalidInput(\($0))") }
            view.addAction(UIAction { _ in box.lines.append("editingChanged") }, for: .editingChanged)
            view.addAction(UIAction { _ in box.lines.append("primaryAction") }, for: .primaryActionTriggered)
            view.addAction(UIAction { _ in box.lines.append("editingDidEnd") }, for: .editingDidEnd)
            return {
                defer { box.lines = [] }
                return box.lines
            }
        }

        @MainActor private final class Box { var lines: [String] = [] }

        @Test("the last key is told in one order: the change, the completion, the end of editing, the status")
        func order() {
            let stage = Stage(length: 2) {
                $0.verifier = gate.verifier
                $0.resignsOnCompletion = true
            }
            let heard = listening(stage)
            stage.keyboard.type("12")
            #expect(
                heard() == [
                    "onChange(1)", "editingChanged", "onChange(2)", "editingChanged", "onComplete(2)", "primaryAction",
                    "editingDidEnd", "onStatusChange(verifying)",
                ])
        }

        @Test("a closure that clears the field on the last key hears of no verification")
        func cleared() async {
            let stage = Stage(length: 2) { $0.verifier = gate.verifier }
            let heard = listening(stage)
            stage.view.onChange = { [weak view = stage.view] in if $0.count == 2 { view?.clear() } }
            stage.keyboard.type("12")
            await Device.advance(by: 1)
            #expect(heard() == ["editingChanged"] && gate.codes == [] && stage.view.status == .editing)
        }

        @Test("a closure that changes the code on completion keeps the keyboard, and nothing is verified")
        func changedOnCompletion() async {
            let stage = Stage(length: 2) {
                $0.verifier = gate.verifier
                $0.resignsOnCompletion = true
            }
            let heard = listening(stage)
            stage.view.onComplete = { [weak view = stage.view] _ in view?.code = "9" }
            stage.keyboard.type("12")
            await Device.advance(by: 1)
            #expect(stage.view.isFirstResponder && stage.view.code == "9" && gate.codes == [])
            #expect(!heard().contains("primaryAction"))
        }

        @Test("a code that the app accepts on completion is not verified", arguments: [CodeStatus.accepted, .rejected])
        func decidedOnCompletion(_ verdict: CodeStatus) async {
            let stage = Stage(length: 2) { $0.verifier = gate.verifier }
            let heard = listening(stage)
            stage.view.onComplete = { [weak view = stage.view] _ in view?.status = verdict }
            stage.keyboard.type("12")
            await Device.advance(by: 0.1)
            #expect(gate.codes == [] && stage.view.status == verdict)
            #expect(heard().filter { $0.hasPrefix("onStatus") } == ["onStatusChange(\(verdict))"])
        }

        @Test("a rejection by a rule goes with the code that a closure clears before it is told")
        func clearedBeforeRule() {
            let stage = Stage(length: 4) { $0.rules = [CommonPINRule()] }
            let heard = listening(stage)
            stage.view.onChange = { [weak view = stage.view] in if $0.count == 4 { view?.clear() } }
            stage.keyboard.type("1111")
            #expect(stage.view.status == .editing && !heard().contains("onStatusChange(rejected)"))
        }

        // MARK: - The same code again

        @Test("after a failure, the same code can be given again by every route", arguments: 0..<4)
        func again(_ route: Int) async {
            let stage = Stage(length: 4) { $0.verifier = gate.verifier }
            stage.keyboard.type("4829")
            #expect(await waiting { gate.codes.count == 1 })
            gate.fail(Offline())
            #expect(await waiting { stage.view.status == .editing })
            switch route {
            case 0: stage.view.submit()
            case 1: stage.keyboard.insert("\n")
            case 2:
                // AutoFill may deliver a code twice.
                stage.view.insertText("4829")
                stage.view.insertText("4829")
            default: stage.keyboard.paste("4829")
            }
            #expect(await waiting { gate.codes.count == 2 })
            #expect(stage.view.status == .verifying && gate.codes == ["4829", "4829"])
        }

        @Test("a code that was told once is not told again by AutoFill or paste, and by Return it is")
        func onlyAfterFailure() {
            let stage = Stage(typing: "123456")
            stage.view.insertText("123456")
            stage.keyboard.paste("123456")
            #expect(stage.log.completions == [])
            stage.view.submit()
            #expect(stage.log.completions == ["complete:123456"])
            stage.view.accept()
            stage.view.submit()
            #expect(stage.log.completions == ["complete:123456"])
        }

        @Test("a rejected code that stays is verified again, and is not cleared meanwhile")
        func rejectedAgain() async {
            let stage = Stage(length: 4) { $0.verifier = gate.verifier }
            stage.keyboard.type("4829")
            #expect(await waiting { gate.codes.count == 1 })
            gate.give(.rejected())
            #expect(await waiting { stage.view.status == .rejected })
            stage.view.insertText("4829")
            #expect(stage.view.status == .verifying)
            await Device.advance(by: 1)
            #expect(stage.view.code == "4829" && stage.view.status == .verifying)
        }

        private struct Offline: Error {}
    }
}
#endif
