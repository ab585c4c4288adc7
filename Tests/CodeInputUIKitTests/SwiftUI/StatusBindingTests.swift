#if canImport(SwiftUI) && canImport(UIKit)
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

        @Test("stays as the app sets it when it removes a verifying field") func removed() async throws {
            let stage = FieldStage { $0.codeInputVerifier(gate.verifier) }
            try stage.type("123456")
            await stage.host.turn()
            #expect(stage.form.status == .verifying)
            await stage.update {
                $0.status = .accepted
                $0.isShown = false
            }
            await stage.host.turn()
            #expect(stage.form.status == .accepted)
        }

        private final class WordsModel: FieldModel {
            var message: String? { didSet { changed() } }
        }

        @Test("of the verifier has its words, and one of the app the kit's after the app's") func ownWords()
            async throws
        {
            let stage = FormStage(WordsModel()) { model in
                CodeInputField(code: bind(\.code, of: model))
                    .codeInputStatus(bind(\.status, of: model), message: model.message)
                    .codeInputVerifier { _ in .rejected(message: "The code has expired.") }
            }
            func words() throws -> String? {
                try stage.view.accessibilityCustomContent.first { $0.label == "Verification" }?.value
            }
            await stage.update { $0.message = "That code is wrong." }
            for _ in 0..<2 {
                try stage.type("123456")
                await stage.host.turn()
                #expect(try words() == "The code has expired.")
            }
            await stage.update { $0.status = .editing }
            await stage.update { $0.status = .rejected }
            #expect(try words() == "That code is wrong.")
            await stage.update { $0.message = nil }
            #expect(try words() == "Wrong code.")
        }

        @Test("goes with a code that the app clears later, where the binding is constant") func constant() async throws
        {
            let stage = FormStage(FieldModel()) { model in
                CodeInputField(code: bind(\.code, of: model)).codeInputStatus(.constant(.editing))
                    .codeInputVerifier { _ in .accepted }
            }
            try stage.type("123456")
            await stage.host.turn()
            #expect(try stage.view.status == .accepted)
            await stage.update { $0.code = "" }
            #expect(try stage.view.status == .editing)
        }

        @Test("goes on with a code that the app's binding spells in its own way") func respelled() async throws {
            let stage = FormStage(FieldModel()) { model in
                CodeInputField(
                    code: Binding(
                        get: { @MainActor in model.code }, set: { @MainActor in model.code = $0.uppercased() })
                )
                .codeInputAlphabet(.lettersAndDigits).codeInputStatus(bind(\.status, of: model))
                .codeInputVerifier(gate.verifier)
            }
            for key in "a1b2cd" {
                try stage.type(String(key))
                await stage.host.turn()
            }
            #expect(gate.codes == ["A1B2CD"])
            #expect(try stage.form.code == "A1B2CD" && stage.view.code == "A1B2CD")
            gate.give(.accepted)
            await stage.host.turn()
            #expect(try stage.view.status == .accepted && stage.view.code == "A1B2CD")
        }

        @Test("and a code come with each other, also to a binding that takes values later") func lateBinding()
            async throws
        {
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

        @Test("and the app's spelling come to a field that commits its last key as it is disabled") func lateSpelling()
            async throws
        {
            var codes: [String] = []
            let model = FieldModel()
            model.code = "A1B2C"
            let stage = FormStage(model) { model in
                CodeInputField(
                    code: Binding(
                        get: { @MainActor in model.code }, set: { @MainActor in model.code = $0.uppercased() })
                )
                .codeInputAlphabet(.lettersAndDigits).codeInputOnComplete { codes.append($0) }
                .disabled(model.status == .verifying)
            }
            await stage.host.turn()
            try stage.view.becomeFirstResponder()
            stage.keyboard.setMarkedText("d")
            await stage.update { $0.status = .verifying }
            await stage.host.turn()
            #expect(codes == ["A1B2CD"] && stage.form.code == "A1B2CD")
        }

        @Test("moves the cells of an overlaid style, too, which each update makes anew") func overlay() async throws {
            var dots = DotsRenderer()
            dots.motion.rejectsCellByCell = true
            let stage = FormStage(FieldModel()) { [dots] model in
                CodeInputField(code: bind(\.code, of: model), style: BoxRenderer.joined.overlaying(dots))
                    .codeInputStatus(bind(\.status, of: model))
            }
            try stage.type("123456")
            await Device.advance(by: 2)
            await stage.update { $0.status = .rejected }
            Device.flush()
            let moved = try stage.view.drawnLayers.filter { layer in
                (layer.animationKeys() ?? []).contains { $0.hasPrefix("reject") }
            }
            #expect(moved.count >= 6)
        }

        @Test("has the words of the app, which may change while a verdict stands") func words() async throws {
            let stage = FormStage(WordedModel()) { $0.field }
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

        #if !canImport(Darwin)
        @Test("is told once, also if SwiftUI makes the view anew") func madeAnew() async throws {
            let stage = FieldStage { $0.codeInputVerifier(gate.verifier).codeInputMessage() }
            try stage.type("123456")
            await stage.host.turn()
            gate.give(.rejected(message: "That is not the code we sent."))
            await stage.host.turn()
            #expect(stage.form.status == .rejected)
            await stage.update { $0.isShown = false }
            StandInRecorder.clear()
            await stage.update { $0.isShown = true }
            await stage.host.turn()
            #expect(try stage.view.status == .rejected)
            #expect(StandInRecorder.feedback == [] && StandInRecorder.announcements == [])
        }
        #endif
    }
}

@MainActor private final class WordedModel: FieldModel {
    var words: String? { didSet { changed() } }

    var field: some View {
        CodeInputField(code: bind(\.code, of: self)).codeInputMessage()
            .codeInputStatus(bind(\.status, of: self), message: words)
    }
}
#endif
