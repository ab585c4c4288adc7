import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// `CodeFieldStatusTests` of the core show which status follows which.
    @MainActor @Suite("The status of a field, and its verifier", .timeLimit(.minutes(5))) struct StatusTests {
        private let gate = PausedVerifier()

        private func verifyingStage() async -> Stage {
            let stage = Stage { $0.verifier = gate.verifier }
            stage.log.listenToStatuses(of: stage.view)
            stage.keyboard.type("123456")
            #expect(stage.log.statuses == ["verifying"] && stage.log.completions == ["complete:123456"])
            #expect(await waiting { gate.codes == ["123456"] })
            return stage
        }

        @Test(
            "a rejection shakes once, and then the field empties itself or keeps the code, as the policy says",
            arguments: [(CodeRejectionPolicy.startOver, ""), (.edit, "123456")])
        func rejection(_ policy: CodeRejectionPolicy, code: String) async {
            let stage = Stage(typing: "123456") { $0.rejectionPolicy = policy }
            stage.view.reject(message: "Try again.")
            #expect(stage.view.layer.animationKeys() != nil && stage.view.code == "123456")
            await Device.animate(for: 2)
            #expect(stage.view.layer.animationKeys() == nil)
            #expect(stage.view.code == code && stage.view.status == .rejected)
            // Of what the field itself does, the app hears, so that a submit button follows.
            let isCleared = code.isEmpty
            #expect(stage.log.lines == (isCleared ? ["change:"] : []) && stage.events == (isCleared ? ["changed"] : []))
        }

        @Test(
            "a change of the code by the app, or no verifier, cancels it; another verifier does not",
            arguments: [{ $0.code = "12" }, { $0.verifier = nil }] as [@MainActor @Sendable (CodeInputView) -> Void])
        func canceled(by change: @MainActor @Sendable (CodeInputView) -> Void) async {
            let stage = await verifyingStage()
            stage.view.verifier = { _ in .rejected() }
            #expect(stage.view.status == .verifying)
            change(stage.view)
            let code = stage.view.code
            gate.give(.rejected())
            #expect(await waiting { gate.cancellations == 1 })
            #expect(stage.log.statuses == ["verifying", "editing"] && stage.view.code == code)
        }

        @Test("it gets no code that is gone before it begins") func neverBegun() async {
            let stage = Stage { $0.verifier = gate.verifier }
            stage.keyboard.type("123456")
            stage.view.clear()
            await Device.turn()
            #expect(gate.codes == [] && stage.view.status == .editing)
        }

        @Test("a field that loses it as its last key is decided takes more keys") func removedInTheStep() {
            let stage = Stage(typing: "12345") { $0.verifier = gate.verifier }, view = stage.view
            view.shouldChange = { [weak view] _ in
                view?.verifier = nil
                return true
            }
            stage.keyboard.type("6")
            #expect(view.status == .editing && stage.log.completions == ["complete:123456"])
            stage.deleteBackward()
            #expect(view.code == "12345")
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

        @Test("a freed field cancels it, with a window or without, and may be freed in its shake", arguments: 0...2)
        func letGo(way: Int) async {
            weak var view: CodeInputView?
            do {
                let field = way == 1 ? CodeInputView(length: 2) : Stage(length: 2).view
                field.verifier = gate.verifier
                view = field
                field.insertText("12")
                #expect(await waiting { gate.codes == ["12"] })
                if way == 2 { field.reject() }
                field.removeFromSuperview()
            }
            #expect(await waiting { view == nil })
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
        }

        @Test("stays rejected with text that comes to nothing", arguments: [CodeRejectionPolicy.edit, .startOver])
        func nothing(policy: CodeRejectionPolicy) throws {
            let stage = Stage(typing: "123456") {
                $0.rejectionPolicy = policy
                $0.preprocess = { $0.filter(\.isNumber) }
            }
            stage.view.reject()
            stage.keyboard.type("x")
            stage.view.enter("")
            stage.view.replace(try #require(stage.range(6..<6)), withText: "")
            #expect(stage.view.code == "123456" && stage.view.status == .rejected)
        }
    }
}
