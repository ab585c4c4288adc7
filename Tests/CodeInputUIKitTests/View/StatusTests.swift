#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("The status of a field, and its verifier", .timeLimit(.minutes(5))) struct StatusTests {
        private struct Offline: Error {}

        @MainActor private final class Told {
            var statuses: [CodeStatus] = []
            var errors: [any Error] = []
        }

        private let gate = PausedVerifier()
        private let told = Told()

        private func stage(typing text: String = "", configure: (CodeInputView) -> Void = { _ in }) -> Stage {
            let stage = Stage(typing: text, configure: configure)
            stage.view.onStatusChange = { [told] in told.statuses.append($0) }
            stage.view.onVerificationFailure = { [told] in told.errors.append($0) }
            return stage
        }

        /// A field whose verifier has begun.
        private func verifyingStage() async -> Stage {
            let stage = stage { $0.verifier = gate.verifier }
            stage.keyboard.type("123456")
            #expect(told.statuses == [.verifying] && stage.log.completions == ["complete:123456"])
            #expect(await waiting { gate.codes == ["123456"] })
            return stage
        }

        // MARK: - Rejection

        @Test(
            "a rejection shakes once, and then the field empties itself or keeps the code, as the policy says",
            arguments: [(CodeRejectionPolicy.startOver, ""), (.edit, "123456")])
        func rejection(_ policy: CodeRejectionPolicy, code: String) async {
            let stage = stage(typing: "123456") { $0.rejectionPolicy = policy }
            stage.view.reject(message: "Try again.")
            #expect(stage.view.layer.animationKeys() != nil && stage.view.code == "123456")
            await Device.animate(for: 2)
            #expect(stage.view.layer.animationKeys() == nil)
            #expect(stage.view.code == code && stage.view.status == .rejected)
            #expect(stage.log.lines == [] && stage.events == [])
        }

        @Test("a delete that clears a rejected code of one character announces nothing")
        func oneCharacter() {
            let stage = Stage(typing: "4")
            stage.view.reject()
            stage.keyboard.deleteBackward()
            #expect(stage.view.code == "")
        }

        @Test("a status that the app sets is reported once, and acceptance moves nothing")
        func byApp() {
            let stage = stage(typing: "123456")
            for _ in 1...2 { stage.view.status = .verifying }
            for _ in 1...2 { stage.view.accept() }
            #expect(stage.view.layer.animationKeys() == nil)
            stage.view.reject()
            stage.view.status = .editing
            stage.view.code = "12"
            #expect(told.statuses == [.verifying, .accepted, .rejected, .editing])
        }

        @Test("a status set in response to a rejection cancels the shake")
        func answeredByCallback() async {
            let stage = Stage(typing: "123456") { view in
                view.onStatusChange = { [weak view] in if $0 == .rejected { view?.status = .editing } }
            }
            stage.view.reject()
            #expect(stage.view.status == .editing && stage.view.layer.animationKeys() == nil)
            await Device.advance(by: 1)
            #expect(stage.view.code == "123456")
        }

        // MARK: - Verifier

        @Test("each status of a verification is reported: the verdict, and the edit that ends it")
        func verdict() async {
            let stage = await verifyingStage()
            gate.give(.rejected(message: "No."))
            #expect(await waiting { stage.view.status == .rejected })
            stage.keyboard.type("9")
            #expect(stage.view.code == "9" && told.statuses == [.verifying, .rejected, .editing])
            #expect(gate.codes.count == 1 && gate.cancellations == 0)
        }

        @Test("an error is no verdict: the field goes back to editing and reports it")
        func error() async {
            let stage = await verifyingStage()
            gate.fail(Offline())
            #expect(await waiting { stage.view.status == .editing })
            #expect(stage.view.code == "123456" && told.errors.count == 1 && told.errors.first is Offline)
        }

        @Test("a change of the code by the app cancels it, and a late verdict is ignored")
        func change() async {
            let stage = await verifyingStage()
            stage.view.code = "12"
            #expect(told.statuses == [.verifying, .editing])
            gate.give(.rejected())
            #expect(await waiting { gate.cancellations == 1 })
            #expect(told.statuses == [.verifying, .editing] && told.errors.isEmpty && stage.view.code == "12")
        }

        @Test("it gets no code that is gone before it begins")
        func neverBegun() async {
            let stage = Stage { $0.verifier = gate.verifier }
            stage.keyboard.type("123456")
            stage.view.clear()
            await Device.turn()
            #expect(gate.codes == [] && stage.view.status == .editing)
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

        @Test("a freed field cancels it, whether it had a window or not", arguments: [true, false])
        func letGo(hasWindow: Bool) async {
            weak var view: CodeInputView?
            do {
                let field = hasWindow ? Stage(length: 2).view : CodeInputView(length: 2)
                field.verifier = gate.verifier
                view = field
                field.insertText("12")
                #expect(await waiting { gate.codes == ["12"] })
                field.removeFromSuperview()
            }
            #expect(await waiting { view == nil })
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
        }

        @Test("a field may be freed during the shake")
        func goneInShake() async {
            weak var gone: CodeInputView?
            do {
                let stage = Stage(typing: "123456")
                gone = stage.view
                stage.view.reject()
                stage.view.removeFromSuperview()
            }
            await Device.advance(by: 1)
            #expect(await waiting { gone == nil })
        }
    }
}
#endif
