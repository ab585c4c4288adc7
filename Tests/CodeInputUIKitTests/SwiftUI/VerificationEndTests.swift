#if canImport(SwiftUI) && canImport(UIKit)
import TestTools
import CodeInputSwiftUI
import SwiftUI
import Testing

extension ViewTests {
    @MainActor @Suite(.timeLimit(.minutes(5))) struct VerificationEndTests {
        private let gate = PausedVerifier()

        @Test("a field removed during verification reports the end, and is editable when it returns")
        func takenAway() async throws {
            let stage = FieldStage(FieldModel(set: { [gate] in $0.codeInputVerifier(gate.verifier) }))
            try stage.type("123456")
            await stage.host.turn()
            #expect(stage.form.status == .verifying)
            stage.form.isShown = false
            await stage.host.turn()
            #expect(stage.form.status == .editing)
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
            stage.form.isShown = true
            await stage.host.turn()
            #expect(try stage.view.status == .editing)
            #expect(stage.failures.isEmpty)
        }

        @Test("a verifier that goes ends a verification, and another closure does not")
        func modifierGoes() async throws {
            let stage = FieldStage(FieldModel(set: { [gate] in $0.codeInputVerifier(gate.verifier) }))
            try stage.type("123456")
            await stage.host.turn()
            stage.form.set = { $0.codeInputVerifier { _ in .accepted } }
            await stage.host.turn()
            #expect(stage.form.status == .verifying && gate.cancellations == 0)
            stage.form.set = { $0 }
            await stage.host.turn()
            #expect(try stage.view.status == .editing && stage.form.status == .editing && stage.view.code == "123456")
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
            #expect(stage.failures.isEmpty)
        }

        @Test("a code of the app ends a verification, which the status binding hears of after the update")
        func replaced() async throws {
            let stage = FieldStage(FieldModel(set: { [gate] in $0.codeInputVerifier(gate.verifier) }))
            try stage.type("123456")
            await stage.host.turn()
            stage.form.code = "98"
            await stage.host.turn()
            #expect(stage.form.status == .editing && stage.form.code == "98")
            #expect(try stage.view.status == .editing && stage.view.code == "98")
            #expect(stage.failures.isEmpty)
        }

        @Test("a field that leaves its window during verification, as under a full-screen sheet, gets the verdict")
        func withoutWindow() async throws {
            let stage = FieldStage(FieldModel(set: { [gate] in $0.codeInputVerifier(gate.verifier) }))
            try stage.type("123456")
            await stage.host.turn()
            #expect(await waiting { gate.codes.count == 1 })
            stage.host.view.removeFromSuperview()
            await stage.host.turn()
            #expect(stage.form.status == .verifying)
            gate.give(.accepted)
            #expect(await waiting { (try? stage.view.status) == .accepted })
            await stage.host.turn()
            #expect(stage.form.status == .accepted)
            #expect(stage.failures.isEmpty)
        }
    }
}
#endif
