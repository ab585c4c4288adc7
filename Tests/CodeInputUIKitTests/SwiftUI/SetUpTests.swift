#if canImport(SwiftUI) && canImport(UIKit)
import TestTools
import CodeInputSwiftUI
import SwiftUI
import Testing

extension ViewTests {
    @MainActor @Suite struct SetUpTests {
        private func setUp(_ field: CodeInputField) -> CodeInputField {
            field.codeInputSetUp {
                $0.verifier = { _ in .accepted }
                $0.alphabet = .hexadecimal
                $0.placeholder = "0"
                $0.isSecureTextEntry = true
                $0.masking = .delayed(.seconds(1))
            }
        }

        private func expectSetUp(_ view: CodeInputView) {
            #expect(view.verifier != nil)
            #expect(view.alphabet == .hexadecimal)
            #expect(view.placeholder == "0")
            #expect(view.isSecureTextEntry)
            #expect(view.masking == .delayed(.seconds(1)))
        }

        @Test("a set-up property stays without a modifier")
        func setUpStays() async throws {
            let stage = FieldStage(FieldModel(set: setUp))
            try expectSetUp(stage.view)
            stage.form.isDisabled = true
            await stage.host.turn()
            try expectSetUp(stage.view)
        }

        @Test("a set-up verifier verifies")
        func setUpVerifies() async throws {
            let stage = FieldStage(
                FieldModel(set: { $0.codeInputSetUp { $0.verifier = { _ in .accepted } } }))
            try stage.type("123456")
            #expect(stage.form.status == .verifying)
            await stage.host.turn()
            #expect(stage.form.status == .accepted)
        }

        @Test("a set-up code and status are those of the bindings, which win")
        func bindingsWin() async throws {
            let stage = FieldStage(
                FieldModel(
                    set: {
                        $0.codeInputSetUp {
                            $0.code = "123456"
                            $0.status = .accepted
                        }
                    }))
            await stage.host.turn()
            #expect(try stage.view.code == "" && stage.form.code == "")
            #expect(try stage.view.status == .editing && stage.form.status == .editing)
        }

        @Test("a modifier overrides a set-up property, and restores it when it is removed")
        func modifierWins() async throws {
            let stage = FieldStage(
                FieldModel(
                    set: {
                        setUp($0).codeInputAlphabet(.digits).codeInputPlaceholder("-").codeInputSecure(false)
                    }))
            let view = try stage.view
            #expect(view.alphabet == .digits && view.placeholder == "-")
            #expect(!view.isSecureTextEntry && view.masking == nil)
            stage.form.set = setUp
            await stage.host.turn()
            expectSetUp(view)
        }

        @Test("a removed modifier restores the default of the view")
        func modifierGoes() async throws {
            let stage = FieldStage(
                FieldModel(
                    set: {
                        $0.codeInputAlphabet(.hexadecimal).codeInputSecure(masking: CodeMasking.none)
                            .codeInputVerifier { _ in .accepted }
                    }))
            let view = try stage.view
            #expect(view.verifier != nil && view.isSecureTextEntry && view.masking == CodeMasking.none)
            stage.form.set = { $0 }
            await stage.host.turn()
            #expect(view.verifier == nil && !view.isSecureTextEntry && view.masking == nil)
            #expect(view.alphabet == .digits)
        }
    }
}
#endif
