#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    // After a wait, the device's records may include those of other tests. These tests check their field only.
    @MainActor @Suite(.timeLimit(.minutes(5))) struct VerifierTests {
        private struct Offline: Error {}
        private let gate = PausedVerifier()

        private func verifyingStage(configure: (CodeInputView) -> Void = { _ in }) async -> Stage {
            let stage = Stage {
                $0.verifier = gate.verifier
                configure($0)
            }
            stage.keyboard.type("123456")
            #expect(stage.view.status == .verifying)
            #expect(await waiting { !gate.codes.isEmpty })
            return stage
        }

        @Test("it runs once on completion, after the app's closure")
        func once() async {
            let stage = await verifyingStage()
            #expect(gate.codes == ["123456"])
            #expect(stage.log.completions == ["complete:123456"])
            gate.give(.accepted)
            #expect(await waiting { stage.view.status == .accepted })
            #expect(stage.view.code == "123456")
            #expect(gate.cancellations == 0)
        }

        @Test("it gets no code that is gone before it begins")
        func neverBegun() async {
            let stage = Stage { $0.verifier = gate.verifier }
            stage.keyboard.type("123456")
            stage.view.clear()
            await Device.turn()
            #expect(gate.codes == [] && stage.view.status == .editing)
        }

        @Test("it does not run for an edit by the app") func byApp() async {
            let stage = Stage { $0.verifier = gate.verifier }
            stage.view.code = "123456"
            #expect(stage.view.status == .editing)
            for _ in 0..<20 { await Task.yield() }
            #expect(gate.codes == [])
        }

        @Test("a rejection shows, and the field starts over")
        func rejection() async {
            let stage = await verifyingStage()
            gate.give(.rejected(message: "No."))
            #expect(await waiting { stage.view.status == .rejected })
            #expect(stage.view.code == "123456")
            stage.keyboard.type("9")
            #expect(stage.view.code == "9")
            #expect(stage.view.status == .editing)
        }

        @Test("an error is no verdict: the field goes back to editing and reports it")
        func error() async {
            var reported: [any Error] = []
            let stage = await verifyingStage { $0.onVerificationFailure = { reported.append($0) } }
            gate.fail(Offline())
            #expect(await waiting { stage.view.status == .editing })
            #expect(stage.view.code == "123456")
            #expect(reported.count == 1 && reported.first is Offline)
        }

        @Test("without a verifier a verification ends, with another one it goes on")
        func taken() async {
            let stage = await verifyingStage()
            stage.view.verifier = { _ in .rejected() }
            #expect(stage.view.status == .verifying)
            stage.view.verifier = nil
            #expect(stage.view.status == .editing && stage.view.code == "123456")
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
            #expect(stage.view.status == .editing)
        }

        @Test("the field takes no input during verification") func held() async {
            let stage = await verifyingStage()
            stage.keyboard.type("7")
            stage.keyboard.insert("654321")
            stage.keyboard.deleteBackward()
            stage.keyboard.press(.backspace)
            stage.keyboard.press(.left)
            stage.keyboard.paste("654321")
            stage.keyboard.setMarkedText("9")
            stage.keyboard.autofill("654321", route: .replace)
            stage.tap(cell: 1)
            #expect(stage.view.code == "123456")
            #expect(stage.view.selectedCells == 6..<6)
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.view.status == .verifying)
            #expect(stage.log.completions.count == 1)
            #expect(stage.keyboard.failures == [])
            gate.give(.accepted)
            #expect(await waiting { stage.view.status == .accepted })
        }

        @Test("a change of the code by the app cancels it, and a late verdict is ignored")
        func change() async {
            let stage = await verifyingStage()
            stage.view.code = "12"
            #expect(stage.view.status == .editing)
            gate.give(.rejected())
            #expect(await waiting { gate.cancellations == 1 })
            #expect(stage.view.status == .editing)
            #expect(stage.view.code == "12")
        }

        @Test("a verdict for an earlier code is ignored")
        func earlier() async {
            let stage = await verifyingStage()
            stage.view.clear()
            stage.keyboard.type("654321")
            #expect(await waiting { gate.codes.count == 2 })
            #expect(stage.view.status == .verifying)
            gate.give(.accepted)
            #expect(await waiting { stage.view.status == .accepted && gate.cancellations == 1 })
            #expect(gate.codes == ["123456", "654321"])
        }

        @Test("setting the same code again cancels nothing") func sameAgain() async {
            let stage = await verifyingStage()
            stage.view.code = "123456"
            stage.view.style = .circles
            Device.setTraits { $0.userInterfaceStyle = .dark }
            stage.settle()
            #expect(stage.view.status == .verifying)
            gate.give(.accepted)
            #expect(await waiting { stage.view.status == .accepted })
            #expect(gate.codes.count == 1)
        }

        @Test("a field that leaves its window, as under a full-screen sheet, keeps waiting for it")
        func withoutWindow() async {
            let stage = await verifyingStage()
            stage.view.removeFromSuperview()
            #expect(stage.view.status == .verifying)
            stage.window.addSubview(stage.view)
            gate.give(.accepted)
            #expect(await waiting { stage.view.status == .accepted })
            #expect(gate.cancellations == 0)
        }

        @Test("a status set by the app cancels it") func status() async {
            let stage = await verifyingStage()
            stage.view.reject(message: "Too late.")
            #expect(stage.view.status == .rejected)
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
            #expect(stage.view.status == .rejected)
        }

        @Test("a freed field cancels it, and it does not keep the field alive")
        func letGo() async {
            weak var view: CodeInputView?
            do {
                let stage = await verifyingStage()
                view = stage.view
                stage.view.removeFromSuperview()
            }
            #expect(view == nil)
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
        }

        @Test("a field without a window can be freed during verification")
        func neverInWindow() async {
            weak var view: CodeInputView?
            do {
                let field = CodeInputView(length: 2)
                field.verifier = gate.verifier
                view = field
                field.insertText("12")
                #expect(await waiting { gate.codes == ["12"] })
            }
            #expect(view == nil)
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
        }

        @Test("a broken rule prevents it") func brokenRule() async {
            let stage = Stage {
                $0.verifier = gate.verifier
                $0.rules = [CommonPINRule()]
            }
            stage.keyboard.type("123456")
            #expect(stage.view.status == .rejected)
            for _ in 0..<20 { await Task.yield() }
            #expect(gate.codes == [])
        }
    }
}
#endif
