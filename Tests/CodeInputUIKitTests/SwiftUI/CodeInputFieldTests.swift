#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputUIKit
import KeyboardTools
import SwiftUI
import TestTools
import Testing

extension ViewTests {
    @MainActor @Suite struct CodeInputFieldTests {
        // MARK: - The code

        @Test("a key sets the binding once, and updates once")
        func key() async throws {
            let stage = FieldStage()
            try stage.type("1")
            await stage.host.turn()
            let (changes, updates) = (stage.form.changeCount, stage.form.updateCount)
            stage.keyboard.type("2")
            #expect(stage.form.code == "12")
            await stage.host.turn()
            #expect(stage.form.changeCount == changes + 1)
            #expect(stage.form.updateCount == updates + 1)
            #expect(stage.failures.isEmpty)
        }

        @Test("what the app sets is shown and not sent back")
        func set() async throws {
            var completions: [String] = []
            let stage = FieldStage(FieldModel(set: { $0.onCodeComplete { completions.append($0) } }))
            stage.form.code = "123456"
            await stage.host.turn()
            #expect(try stage.view.code == "123456")
            #expect(stage.form.changeCount == 1)
            #expect(completions.isEmpty)
        }

        @Test(
            "a value that can't be in the field is answered once",
            arguments: [("1234567", ""), ("12ab", ""), ("٣٤", "34"), ("123-456", "123456")])
        func impossible(_ value: String, _ held: String) async throws {
            let stage = FieldStage()
            stage.form.code = value
            await stage.host.turn()
            #expect(try stage.view.code == held)
            #expect(stage.form.code == held)
            #expect(stage.form.changeCount == 2)
            #expect(stage.failures.isEmpty)
        }

        @Test("an app that insists on a value is not asked for ever")
        func insisting() async throws {
            let stage = FormStage(InsistentModel(), as: InsistentForm.self)
            await stage.host.turn()
            await stage.host.turn()
            #expect((1..<5).contains(stage.form.updateCount))
            #expect(stage.failures.isEmpty)
        }

        @Test("an app that rewrites what is typed has the last word")
        func rewriting() async throws {
            let stage = FormStage(CodeModel(rewrite: { String($0.prefix(2)) }), as: BoundField.self)
            try stage.type("123")
            stage.form.isRightToLeft = true
            stage.host.settle()
            #expect(stage.form.code == "12")
            #expect(try stage.view.code == "12")
        }

        @Test("a shorter length shortens the binding")
        func shorter() async throws {
            let stage = FieldStage()
            stage.form.code = "123456"
            await stage.host.turn()
            stage.form.length = 4
            await stage.host.turn()
            #expect(try stage.view.length == 4)
            #expect(stage.form.code == (try stage.view.code))
            #expect(stage.failures.isEmpty)
        }

        @Test("completion comes once, and after the binding")
        func completion() async throws {
            var told: [String] = []
            let model = FieldModel()
            model.set = { $0.onCodeComplete { [weak model] in told.append($0 + " " + (model?.code ?? "")) } }
            let stage = FieldStage(model)
            try stage.type("123456")
            await stage.host.turn()
            #expect(told == ["123456 123456"])
        }

        @Test("refused keys are reported")
        func refused() async throws {
            var reasons: [CodeRejection] = []
            let stage = FieldStage(FieldModel(set: { $0.onInvalidCodeInput { reasons.append($0) } }))
            try stage.type("x")
            #expect(reasons == [.notInAlphabet])
            #expect(stage.form.code.isEmpty)
        }

        // MARK: - Focus

        @Test("focus goes both ways")
        func focus() async throws {
            let stage = FieldStage()
            stage.form.isFocused = true
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder)
            try stage.view.resignFirstResponder()
            await stage.host.turn()
            #expect(!stage.form.isFocused)
            try stage.view.becomeFirstResponder()
            await stage.host.turn()
            #expect(stage.form.isFocused)
            stage.form.isFocused = false
            await stage.host.turn()
            #expect(try !stage.view.isFirstResponder)
            #expect(stage.failures.isEmpty)
        }

        @Test("focus is taken as soon as there is a window")
        func window() async throws {
            let stage = FieldStage()
            stage.host.view.removeFromSuperview()
            stage.form.isFocused = true
            await stage.host.turn()
            #expect(stage.form.isFocused)
            stage.window.addSubview(stage.host.view)
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder)
        }

        @Test("a disabled field gives the focus back")
        func disabled() async throws {
            let stage = FieldStage()
            stage.form.isFocused = true
            await stage.host.turn()
            stage.form.isDisabled = true
            await stage.host.turn()
            #expect(try !stage.view.isEnabled)
            #expect(!stage.form.isFocused)
            stage.form.isFocused = true
            await stage.host.turn()
            #expect(!stage.form.isFocused)
            #expect(stage.failures.isEmpty)
        }

        // MARK: - Status

        @Test("a rejection is shown, ends with the next key and can be repeated")
        func rejection() async throws {
            let stage = FieldStage()
            for _ in 1...2 {
                try stage.type("123456")
                stage.form.status = .rejected
                await stage.host.turn()
                #expect(try stage.view.status == .rejected)
                stage.keyboard.type("1")
                await stage.host.turn()
                #expect(stage.form.status == .editing)
                #expect(stage.form.code == "1")
                stage.form.code = ""
                await stage.host.turn()
            }
            #expect(stage.failures.isEmpty)
        }

        @Test("a field that is emptied after a rejection empties the binding")
        func emptied() async throws {
            let stage = FieldStage()
            try stage.type("123456")
            stage.form.status = .rejected
            await stage.host.turn()
            await Device.advance(by: 1)
            await stage.host.turn()
            #expect(try stage.view.code.isEmpty)
            #expect(stage.form.code.isEmpty)
            #expect(stage.failures.isEmpty)
        }

        @Test("a verifier decides, and the binding hears of it")
        func verifier() async throws {
            let stage = FieldStage(
                FieldModel(set: { $0.codeInputVerifier { $0 == "123456" ? .accepted : .rejected() } }))
            try stage.type("123456")
            #expect(stage.form.status == .verifying)
            await stage.host.turn()
            #expect(stage.form.status == .accepted)
            #expect(try stage.view.status == .accepted)
            #expect(stage.failures.isEmpty)
        }
    }
}
#endif
