#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
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

        @Test("the field shows what the app sets, and does not send it back")
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
            "the field corrects a value that it can't hold once, each time that the app sets it",
            arguments: [("1234567", ""), ("12ab", ""), ("٣٤", "34"), ("123-456", "123456")])
        func impossible(_ value: String, _ held: String) async throws {
            let stage = FieldStage()
            for count in [2, 4] {
                stage.form.code = value
                await stage.host.turn()
                #expect(try stage.view.code == held && stage.form.code == held)
                #expect(stage.form.changeCount == count)
            }
            #expect(stage.failures.isEmpty)
        }

        @Test("an app that insists on a value causes no loop")
        func insisting() async throws {
            let stage = FormStage(InsistentModel(), as: InsistentForm.self)
            await stage.host.turn()
            await stage.host.turn()
            #expect((1..<5).contains(stage.form.updateCount))
            #expect(stage.failures.isEmpty)
        }

        @Test("an app that rewrites typed text wins")
        func rewriting() async throws {
            let stage = FormStage(CodeModel(rewrite: { String($0.prefix(2)) }), as: BoundField.self)
            try stage.type("123")
            stage.form.isRightToLeft = true
            stage.host.settle()
            #expect(stage.form.code == "12")
            #expect(try stage.view.code == "12")
        }

        @Test("the length can be one cell, and is clamped", arguments: [(1, 1), (0, 1), (64, 64), (99, 64)])
        func lengths(_ length: Int, _ cells: Int) throws {
            let stage = FieldStage(FieldModel(length: length))
            #expect(try stage.view.length == cells)
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

        @Test("completion is reported once, after the binding is set")
        func completion() async throws {
            var told: [String] = []
            let model = FieldModel()
            model.set = { $0.onCodeComplete { [weak model] in told.append($0 + " " + (model?.code ?? "")) } }
            let stage = FieldStage(model)
            try stage.type("123456")
            await stage.host.turn()
            #expect(told == ["123456 123456"])
        }

        @Test("the field reports refused keys")
        func refused() async throws {
            var reasons: [CodeInvalidInput] = []
            let stage = FieldStage(FieldModel(set: { $0.onInvalidCodeInput { reasons.append($0) } }))
            try stage.type("x")
            #expect(reasons == [.notInAlphabet])
            #expect(stage.form.code.isEmpty)
        }

        // MARK: - Focus

        @Test("the focus binding works both ways")
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

        @Test("the field takes the focus as soon as there is a window")
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

        @Test("a focus that the app takes back before there is a window is not taken")
        func takenBack() async throws {
            let stage = FieldStage()
            stage.host.view.removeFromSuperview()
            stage.form.isFocused = true
            await stage.host.turn()
            stage.form.isFocused = false
            await stage.host.turn()
            stage.window.addSubview(stage.host.view)
            await stage.host.turn()
            #expect(try !stage.view.isFirstResponder)
        }

        @Test("a field that loses the focus with its window tells the app, which may ask for it again")
        func lostWindow() async throws {
            let stage = FieldStage()
            stage.form.isFocused = true
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder)
            stage.host.view.removeFromSuperview()
            await stage.host.turn()
            #expect(!stage.form.isFocused)
            stage.window.addSubview(stage.host.view)
            stage.form.isFocused = true
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder)
            #expect(stage.failures.isEmpty)
        }

        @Test("a field that is disabled while an input method composes keeps the characters")
        func disabledComposing() async throws {
            let stage = FieldStage()
            try stage.type("12")
            stage.keyboard.setMarkedText("34")
            await stage.host.turn()
            stage.form.isDisabled = true
            await stage.host.turn()
            #expect(try stage.view.code == "1234")
            #expect(stage.form.code == "1234")
            #expect(stage.failures.isEmpty)
        }

        @Test("a code that an input method composes is complete when the field is disabled")
        func disabledComplete() async throws {
            var completed: [String] = []
            let stage = FieldStage(FieldModel(set: { $0.onCodeComplete { completed.append($0) } }))
            try stage.type("12")
            stage.keyboard.setMarkedText("3456")
            await stage.host.turn()
            #expect(completed == [])
            stage.form.isDisabled = true
            await stage.host.turn()
            #expect(completed == ["123456"] && stage.form.code == "123456")
            #expect(stage.failures.isEmpty)
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

        @Test("a rejection shows, ends with the next key, and can be repeated")
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

        @Test("a field that empties itself after a rejection empties the binding")
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

        @Test("the verdict of a verifier sets the binding")
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
