import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

extension ViewTests {
    @MainActor @Suite("The status of a SwiftUI field", .timeLimit(.minutes(5))) struct StatusBindingTests {
        private let gate = PausedVerifier()

        @Test("of the verifier has its words, and one of the app the kit's after the app's")
        func ownWords() async throws {
            let stage = FieldStage { $0.codeInputVerifier { _ in .rejected(message: "The code has expired.") } }
            func words() throws -> String? {
                try stage.view.accessibilityCustomContent.first { $0.label == "Verification" }?.value
            }
            await stage.update { $0.words = "That code is wrong." }
            for _ in 0..<2 {
                try await stage.enter("123456")
                #expect(try words() == "The code has expired.")
            }
            await stage.update { $0.status = .editing }
            await stage.update { $0.status = .rejected }
            #expect(try words() == "That code is wrong.")
            await stage.update { $0.words = nil }
            #expect(try words() == "Wrong code.")
        }

        @Test("goes with a code that the app clears later, where the binding is constant") func constant() async throws
        {
            let stage = FormStage(FieldModel()) { model in
                CodeInputField(code: bind(\.code, of: model)).codeInputStatus(.constant(.editing))
            }
            try await stage.enter("123456")
            // No update comes between.
            try stage.view.accept()
            await stage.update { $0.code = "" }
            #expect(try stage.view.status == .editing)
        }

        @Test("and a code come with each other, also to a binding that takes values later")
        func lateBinding() async throws {
            var (codes, writes) = ([String](), [String]())
            let stage = FormStage(FieldModel()) { model in
                CodeInputField(
                    code: Binding(get: { @MainActor in model.code }, set: { @MainActor in writes.append($0) })
                )
                .codeInputOnComplete { codes.append($0) }
            }
            await stage.update { $0.code = "123456" }
            try stage.view.enter("654321")
            #expect(codes == ["654321"] && writes == ["654321"])
        }

        @Test("and the app's spelling come to a field that commits its last key as it is disabled")
        func lateSpelling() async throws {
            var codes: [String] = []
            let model = FieldModel()
            model.code = "A1B2C"
            let stage = FormStage(model) { model in
                CodeInputField(code: bind(\.code, of: model) { $0.uppercased() })
                    .codeInputAlphabet(.lettersAndDigits).codeInputOnComplete { codes.append($0) }
                    .disabled(model.isDisabled)
            }
            await stage.host.turn()
            try stage.view.becomeFirstResponder()
            stage.keyboard.setMarkedText("d")
            await stage.update { $0.isDisabled = true }
            await stage.host.turn()
            #expect(codes == ["A1B2CD"] && stage.form.code == "A1B2CD")
        }

        @Test("has the words of the app, which may change while a verdict stands") func words() async throws {
            let stage = FieldStage { $0.codeInputMessage() }
            try stage.type("123456")
            for words in ["Try again in 9 s.", "Try again in 8 s.", "Try again."] {
                await stage.update { ($0.status, $0.words) = (.rejected, words) }
                await stage.host.turn()
                #expect(try stage.view.shownMessage == words && stage.form.status == .rejected)
            }
            await stage.update { ($0.status, $0.words) = (.editing, "Not now.") }
            await stage.host.turn()
            #expect(try stage.view.shownMessage == nil)
        }

        @Test("of a field that has emptied itself leaves its cells neutral, also if SwiftUI makes the view anew")
        func emptied() async throws {
            let stage = FieldStage()
            try stage.type("123456")
            try stage.view.reject()
            await stage.host.turn()
            await Device.advance(by: 2)
            await stage.host.turn()
            #expect(stage.form.status == .rejected && stage.form.code == "")
            await stage.update { $0.isShown = false }
            await stage.update { $0.isShown = true }
            #expect(try stage.view.status == .rejected && stage.view.fieldState.status == .editing)
            await stage.update { $0.status = .editing }
            await stage.update { $0.status = .rejected }
            #expect(try stage.view.fieldState.status == .rejected)
        }

        @Test("of a code that the app clears in the same update leaves the cells neutral after a moment")
        func rejectedAndCleared() async throws {
            let stage = FormStage(FieldModel()) { model in
                CodeInputField(code: bind(\.code, of: model)).codeInputMessage()
                    .codeInputStatus(bind(\.status, of: model), message: "No.")
                    .codeInputOnComplete { _ in (model.status, model.code) = (.rejected, "") }
            }
            for _ in 1...2 {
                try await stage.enter("123456")
                let view = try stage.view
                #expect(view.fieldState.status == .rejected && view.code == "")
                await Device.advance(by: 2)
                await stage.host.turn()
                #expect(view.fieldState.status == .editing && stage.form.status == .rejected)
                #expect(view.shownMessage == "No.")
            }
        }

        @Test("is told once, also if SwiftUI makes the view anew") func madeAnew() async throws {
            let stage = FieldStage { $0.codeInputVerifier(gate.verifier).codeInputMessage() }
            try await stage.enter("123456")
            gate.give(.rejected(message: "That is not the code we sent."))
            await stage.host.turn()
            #expect(stage.form.status == .rejected)
            await stage.update { $0.isShown = false }
            #if !canImport(Darwin)
            StandInRecorder.clear()
            #endif
            await stage.update { $0.isShown = true }
            await stage.host.turn()
            #expect(try stage.view.status == .rejected && stage.view.layer.animationKeys() == nil)
            // Only the stand-in exposes what is felt and spoken.
            #if !canImport(Darwin)
            #expect(StandInRecorder.feedback == [] && StandInRecorder.announcements == [])
            #endif
        }

        private func verifyingStage(onFailure: ((any Error) -> Void)? = nil) async throws -> FieldStage {
            let stage = FieldStage { [gate] in $0.codeInputVerifier(gate.verifier, onFailure: onFailure) }
            try stage.type("123456")
            #expect(stage.form.status == .verifying)
            #expect(await waiting { gate.codes.count == 1 })
            await stage.host.turn()
            return stage
        }

        @Test(
            "of a removed field stays, and a new field that verifies nothing yet reports the end",
            arguments: [nil, .accepted] as [CodeStatus?])
        func takenAway(status: CodeStatus?) async throws {
            let stage = try await verifyingStage()
            await stage.update { ($0.status, $0.isShown) = (status ?? $0.status, false) }
            #expect(stage.form.status == status ?? .verifying)
            await stage.host.turn()
            #expect(stage.form.status == status ?? .verifying)
            gate.give(.accepted)
            #expect(await waiting { gate.cancellations == 1 })
            await stage.update { $0.isShown = true }
            #expect(try stage.view.status == status ?? .editing && stage.form.status == status ?? .editing)
        }

        @Test("an error is no verdict, and is reported") func failure() async throws {
            var errors: [any Error] = []
            let stage = try await verifyingStage { errors.append($0) }
            gate.fail(CancellationError())
            #expect(await waiting { !errors.isEmpty })
            await stage.host.turn()
            #expect(stage.form.status == .editing && stage.form.code == "123456" && errors.count == 1)
        }

        @Test("a status that the app repeats shows once, and again if it sets another one in between")
        func constantIsShownOnce() async throws {
            let stage = FormStage(FieldModel()) { $0.set(CodeInputField(code: bind(\.code, of: $0))) }
            try stage.type("123456")
            await stage.update { $0.set = { $0.codeInputStatus(.constant(.editing)) } }
            // A verdict of the field itself stays.
            try stage.view.accept()
            await stage.update { $0.changed() }
            #expect(try stage.view.status == .accepted)
            for _ in 1...2 {
                await stage.update { $0.set = { $0.codeInputStatus(.constant(.rejected)) } }
                #expect(try stage.view.status == .rejected)
                for key in ["9", "8"] {
                    stage.keyboard.type(key)
                    await stage.host.turn()
                    #expect(try stage.view.status == .editing)
                }
                #expect(stage.form.code == "98")
                await stage.update {
                    $0.code = "123456"
                    $0.set = { $0.codeInputStatus(.constant(.editing)) }
                }
            }
        }

        @Test("a status whose modifier comes, or goes and comes back, shows, also in the cells of an empty field")
        func modifierComes() async throws {
            let stage = FormStage(FieldModel()) { $0.set(CodeInputField(code: bind(\.code, of: $0))) }
            await stage.update { $0.set = { $0.codeInputStatus(.constant(.rejected)) } }
            #expect(try stage.view.fieldState.status == .rejected)
            try stage.type("1")
            for isBack in [false, true] {
                #expect(try stage.view.status == .editing)
                await stage.update { $0.set = { isBack ? $0.codeInputStatus(.constant(.rejected)) : $0 } }
            }
            #expect(try stage.view.status == .rejected)
        }

        @Test("a binding works both ways, and does not repeat the field's own status")
        func bindingGoesBothWays() async throws {
            let stage = FieldStage(), view = try stage.view
            for _ in 1...2 {
                try await stage.enter("123456")
                let before = stage.form.changeCount
                await stage.update { $0.status = .rejected }
                await stage.host.turn()
                // The app is not told its own status.
                #expect(view.status == .rejected && stage.form.changeCount == before + 1)
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

        @Test("an app that hears of a new status has the code that it is about") func codeComesFirst() async throws {
            var heard: [String] = []
            let stage = FormStage(FieldModel()) { model in
                let status = bind(\.status, of: model) { status in
                    heard.append("\(status) \(model.code)")
                    return status
                }
                CodeInputField(code: bind(\.code, of: model)).codeInputStatus(status)
            }
            try stage.type("123456")
            try stage.view.reject()
            stage.keyboard.type("9")
            #expect(heard == ["rejected 123456", "editing 9"])
        }

        @Test("a binding that responds with a different status wins") func bindingHasTheLastWord() async throws {
            let stage = FormStage(FieldModel()) { model in
                let status = bind(\.status, of: model) { $0 == .accepted ? .verifying : $0 }
                CodeInputField(code: bind(\.code, of: model)).codeInputStatus(status)
            }
            try stage.view.accept()
            await stage.host.turn()
            #expect(try stage.form.status == .verifying && stage.view.status == .verifying)
        }
    }
}
