#if canImport(SwiftUI) && canImport(UIKit)
import TestTools
import CodeInputSwiftUI
import SwiftUI
import Testing

extension ViewTests {
    @MainActor @Suite struct CodeInputFieldLookTests {
        @Test("a new style keeps the view, the code and the focus")
        func another() async throws {
            let stage = FieldStage()
            try stage.type("123")
            await stage.host.turn()
            let view = try stage.view
            stage.form.isLarge = true
            await stage.host.turn()
            #expect(try stage.view === view)
            #expect((view.style as? BoxRenderer)?.shape == .circle)
            #expect(view.code == "123" && view.isFirstResponder)
        }

        @Test("the field's own style wins over the environment's")
        func own() throws {
            let stage = FieldStage(FieldModel(set: { $0.codeInputStyle(.underline) }))
            #expect(try stage.view.style is UnderlineRenderer)
            let plain = FormStage(CodeModel(), as: BoundField.self)
            #expect(try plain.view.style.name == "box")
        }

        @Test("a style in the environment reaches every field")
        func around() async throws {
            let stage = FormStage(TwoFieldModel(), as: TwoFieldForm.self)
            let views = stage.views
            #expect(views.map(\.length) == [4, 6])
            #expect(views.allSatisfy { ($0.style as? BoxRenderer)?.shape == .circle })
            stage.form.hasFirst = false
            await stage.host.turn()
            #expect(stage.views.count == 1 && stage.views.first === views.last)
            #expect(stage.failures == [])
        }

        @Test("direction, tint and enabling come from the environment")
        func environment() throws {
            let stage = FieldStage()
            #expect(try stage.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
            stage.form.isRightToLeft = true
            stage.form.isDisabled = true
            stage.host.settle()
            #expect(try stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(try !stage.view.isEnabled)
            #expect(try stage.view.tintColor == .systemPurple)
        }

        @Test("a title is the label, and a field without one has its own")
        func title() async throws {
            let stage = FieldStage(
                FieldModel(set: { _ in CodeInputField("Code from the message", code: .constant("")) }))
            let view = try stage.view
            #expect(view.accessibilityLabel == "Code from the message")
            stage.form.set = { _ in CodeInputField(code: .constant("")) { _ in EmptyView() } }
            await stage.host.turn()
            #expect(view.accessibilityLabel == "Verification code")
            stage.form.set = { _ in CodeInputField("PIN", code: .constant(""), length: 4...6) { _ in EmptyView() } }
            await stage.host.turn()
            #expect(view.accessibilityLabel == "PIN" && view.lengthRange == 4...6)
            stage.form.set = { $0.codeInputSecure() }
            await stage.host.turn()
            #expect(view.accessibilityLabel == "Passcode")
        }

        @Test("options reach the view")
        func options() throws {
            let form = FieldModel(
                length: 4,
                set: {
                    $0.codeInputAlphabet(.hexadecimal).codeInputPlaceholder("0").codeInputSecure(
                        masking: .delayed(.seconds(1))
                    ).codeInputSetUp { $0.caretPolicy = .endOnly }
                })
            let view = try FieldStage(form).view
            #expect(view.length == 4)
            #expect(view.alphabet == .hexadecimal)
            #expect(view.placeholder == "0")
            #expect(view.isSecureTextEntry)
            #expect(view.masking == .delayed(.seconds(1)))
            #expect(view.caretPolicy == .endOnly)
        }

        @Test("a removed field leaves nothing alive, and gives up the focus")
        func takenAway() async throws {
            weak var view: CodeInputView?
            weak var owner: Owner?
            let isOver: () -> Bool = { view == nil && owner == nil }
            let stage = FieldStage()
            do {
                let object = Owner()
                owner = object
                stage.form.set = { $0.codeInputOnComplete { _ in object.count += 1 } }
                stage.host.settle()
                view = try stage.view
                try stage.type("12")
                await stage.host.turn()
                #expect(stage.form.isFocused)
                stage.form.isShown = false
                await stage.host.turn()
                stage.form.set = { $0 }
            }
            await stage.host.turn()
            #expect(stage.views.isEmpty)
            #expect(!stage.form.isFocused)
            #expect(stage.form.code == "12")
            #expect(await waiting(until: isOver))
            #expect(stage.failures.isEmpty)
        }

        @Test("a field that returns shows the code of its binding")
        func back() async throws {
            let stage = FieldStage()
            try stage.type("12")
            stage.form.isShown = false
            await stage.host.turn()
            stage.form.isShown = true
            await stage.host.turn()
            #expect(try stage.view.code == "12")
        }

        private final class Owner { var count = 0 }
    }
}
#endif
