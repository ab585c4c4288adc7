#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

/// A code, and the app's status of it.
@MainActor private final class StatusModel: ScreenModel {
    var code = "" { didSet { changed() } }
    /// Nil: no modifier.
    var wanted: CodeStatus? = .editing { didSet { changed() } }

    var field: CodeInputField { CodeInputField(code: bind(\.code, of: self)) }
}

extension ViewTests {
    @MainActor @Suite struct StatusModifierTests {
        /// A screen that sets its own status with every update.
        private func constant() throws -> FormStage<StatusModel, some View> {
            let stage = FormStage(StatusModel()) { model in
                model.wanted.map { model.field.codeInputStatus(.constant($0)) } ?? model.field
            }
            try stage.type("123456")
            return stage
        }

        @Test("a status that the app repeats shows once, and again if it sets another one in between")
        func constantIsShownOnce() async throws {
            let stage = try constant()
            // A verdict of the field itself stays.
            try stage.view.accept()
            await stage.update { $0.changed() }
            #expect(try stage.view.status == .accepted)
            for _ in 1...2 {
                await stage.update { $0.wanted = .rejected }
                #expect(try stage.view.status == .rejected)
                for key in ["9", "8"] {
                    stage.keyboard.type(key)
                    await stage.host.turn()
                    #expect(try stage.view.status == .editing)
                }
                #expect(stage.form.code == "98")
                await stage.update { ($0.wanted, $0.code) = (.editing, "123456") }
            }
        }

        @Test("a status whose modifier goes and comes back shows again")
        func modifierComesBack() async throws {
            let stage = try constant()
            await stage.update { $0.wanted = .rejected }
            stage.keyboard.type("1")
            for wanted in [nil, CodeStatus.rejected] {
                #expect(try stage.view.status == .editing)
                await stage.update { $0.wanted = wanted }
            }
            #expect(try stage.view.status == .rejected)
        }

        @Test("a binding works both ways, and does not repeat the field's own status")
        func bindingGoesBothWays() async throws {
            let stage = FieldStage(), view = try stage.view
            for _ in 1...2 {
                try stage.type("123456")
                await stage.update { $0.status = .rejected }
                #expect(view.status == .rejected)
                stage.keyboard.type("1")
                #expect(stage.form.status == .editing && stage.form.code == "1")
                // In the same turn, before the update.
                await stage.update { $0.status = .rejected }
                #expect(view.status == .rejected)
                await stage.update { ($0.status, $0.code) = (.editing, "") }
                #expect(view.status == .editing)
            }
        }

        @Test("a verdict of the view sets the binding at once, before the view's closure, and no other binding")
        func bindingComesFirst() async throws {
            let stage = FieldStage(), view = try stage.view, before = stage.form.changeCount
            var heard: [CodeStatus] = []
            view.onStatusChange = { [form = stage.form] _ in heard.append(form.status) }
            view.reject()
            #expect(heard == [.rejected])
            await stage.host.turn()
            #expect(stage.form.changeCount == before + 1)
        }

        @Test("a binding that responds with a different status wins")
        func bindingHasTheLastWord() async throws {
            let stage = FormStage(FieldModel()) { model in
                let status = Binding(
                    get: { @MainActor in model.status },
                    set: { @MainActor in model.status = $0 == .accepted ? .verifying : $0 })
                CodeInputField(code: bind(\.code, of: model)).codeInputStatus(status)
            }
            try stage.view.accept()
            await stage.host.turn()
            #expect(try stage.form.status == .verifying && stage.view.status == .verifying)
        }
    }

    @MainActor @Suite(.timeLimit(.minutes(5))) struct VerificationEndTests {
        private let gate = PausedVerifier()

        /// A field whose code is being verified.
        private func stage(onFailure: ((any Error) -> Void)? = nil) async throws -> FieldStage {
            let stage = FieldStage { [gate] in $0.codeInputVerifier(gate.verifier, onFailure: onFailure) }
            try stage.type("123456")
            #expect(stage.form.status == .verifying)
            #expect(await waiting { gate.codes.count == 1 })
            await stage.host.turn()
            return stage
        }

        @Test("a field removed during verification reports the end, and is editable when it returns")
        func takenAway() async throws {
            let stage = try await stage()
            await stage.update { $0.isShown = false }
            #expect(stage.form.status == .editing)
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
            await stage.update { $0.isShown = true }
            #expect(try stage.view.status == .editing)
        }

        @Test("an error is no verdict, and is reported")
        func failure() async throws {
            var errors: [any Error] = []
            let stage = try await stage { errors.append($0) }
            gate.fail(CancellationError())
            #expect(await waiting { !errors.isEmpty })
            await stage.host.turn()
            #expect(stage.form.status == .editing && stage.form.code == "123456" && errors.count == 1)
        }

        @Test(
            "a verifier that goes, or a code of the app, ends a verification, and another closure does not",
            arguments: [nil, "98"])
        func ends(code: String?) async throws {
            let stage = try await stage()
            await stage.update { $0.set = { $0.codeInputVerifier { _ in .accepted } } }
            #expect(stage.form.status == .verifying && gate.cancellations == 0)
            await stage.update { if let code { $0.code = code } else { $0.set = { $0 } } }
            #expect(try stage.view.status == .editing && stage.view.code == code ?? "123456")
            #expect(stage.form.status == .editing && stage.form.code == code ?? "123456")
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
        }
    }
}
#endif
