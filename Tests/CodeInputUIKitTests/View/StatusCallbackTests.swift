#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite(.timeLimit(.minutes(5))) struct StatusCallbackTests {
        @MainActor private final class Told {
            var statuses: [CodeStatus] = []
        }

        private let gate = PausedVerifier()
        private let told = Told()

        private func stage(_ configure: (CodeInputView) -> Void = { _ in }) -> Stage {
            Stage {
                $0.verifier = gate.verifier
                $0.onStatusChange = { [told] in told.statuses.append($0) }
                configure($0)
            }
        }

        @Test("the verifier and the edit that ends a verdict report each status")
        func verdicts() async {
            let stage = stage()
            stage.keyboard.type("123456")
            #expect(told.statuses == [.verifying])
            #expect(await waiting { !gate.codes.isEmpty })
            gate.give(.rejected())
            #expect(await waiting { stage.view.status == .rejected })
            #expect(told.statuses == [.verifying, .rejected])
            stage.keyboard.type("9")
            #expect(told.statuses == [.verifying, .rejected, .editing])
        }

        @Test("a verdict of the app replaces the verifier's, with no status in between")
        func verdictOfTheApp() async {
            for verdict in [{ $0.reject(message: "Too late") }, { $0.accept() }, { $0.status = .rejected }]
                as [@MainActor (CodeInputView) -> Void]
            {
                told.statuses = []
                let stage = stage()
                stage.keyboard.type("123456")
                verdict(stage.view)
                #expect(told.statuses == [.verifying, stage.view.status] && stage.view.status != .editing)
            }
        }

        @Test("a canceled verification reports editing")
        func canceled() async {
            var failures = 0
            let stage = stage { $0.onVerificationFailure = { _ in failures += 1 } }
            stage.keyboard.type("123456")
            #expect(await waiting { !gate.codes.isEmpty })
            stage.view.clear()
            #expect(told.statuses == [.verifying, .editing])
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
            #expect(told.statuses == [.verifying, .editing])
            #expect(failures == 0)
        }

        @Test("a status that the app sets is reported once")
        func byApp() {
            let stage = stage()
            stage.view.status = .verifying
            stage.view.status = .verifying
            stage.view.accept()
            stage.view.accept()
            stage.view.reject()
            stage.view.status = .editing
            stage.view.code = "12"
            #expect(told.statuses == [.verifying, .accepted, .rejected, .editing])
        }

        @Test("a verification that is canceled before it begins does not run the verifier")
        func canceledAtOnce() async {
            let stage = stage()
            stage.keyboard.type("123456")
            stage.view.clear()
            for _ in 0..<50 { await Task.yield() }
            #expect(gate.codes == [])
            #expect(stage.view.status == .editing)
        }

        @Test("an app that empties the field in response to verification cancels it")
        func clearedByCallback() async {
            let stage = stage { view in
                view.onStatusChange = { [weak view] in if $0 == .verifying { view?.clear() } }
            }
            stage.keyboard.type("123456")
            for _ in 0..<50 { await Task.yield() }
            #expect(gate.codes == [])
            #expect(stage.view.status == .editing && stage.view.code == "")
        }

        @Test("a status set in response to a rejection cancels the shake")
        func answeredByCallback() async {
            let stage = Stage(typing: "123456") { view in
                view.onStatusChange = { [weak view] in if $0 == .rejected { view?.status = .editing } }
            }
            stage.view.reject()
            #expect(stage.view.status == .editing)
            #expect(stage.view.layer.animationKeys() == nil)
            await Device.advance(by: 1)
            #expect(stage.view.code == "123456")
        }
    }
}
#endif
