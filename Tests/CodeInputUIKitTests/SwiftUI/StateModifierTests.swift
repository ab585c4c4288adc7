#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("Modifiers that follow the state of the app") struct StateModifierTests {
        private struct Refusal: CodeRule {
            func check(_ code: String) -> CodeRuleViolation? { CodeRuleViolation(.common, message: "No.") }
        }

        @Test("set what they name, and restore it when they go")
        func values() async throws {
            let stage = FieldStage()
            let view = try stage.view
            stage.form.set = { $0.codeInputRules([Refusal()]).codeInputMessage("A hint") }
            await stage.host.turn()
            #expect(view.rules.count == 1 && view.message == "A hint" && view.showsMessage)
            stage.form.set = { $0.codeInputMessage() }
            await stage.host.turn()
            #expect(view.rules.isEmpty && view.message == nil && view.showsMessage)
            stage.form.set = { $0 }
            await stage.host.turn()
            #expect(!view.showsMessage && stage.failures == [])
        }

        @Test("a rule that the app adds judges the next code")
        func rule() async throws {
            let stage = FieldStage()
            stage.form.set = { $0.codeInputRules([Refusal()]) }
            await stage.host.turn()
            try stage.type("123456")
            #expect(stage.form.status == .rejected)
        }

        @Test("a field that forgets empties the binding")
        func forgets() async throws {
            let stage = FieldStage(
                FieldModel(set: { $0.codeInputSecure().codeInputSetUp { $0.forgetsInBackground = .zero } }))
            try stage.type("123")
            NotificationCenter.default.post(
                name: UIScene.didEnterBackgroundNotification, object: stage.window.windowScene)
            await stage.host.turn()
            #expect(stage.form.code.isEmpty)
        }

        @Test("without a style of its own or of its environment, a field has the default style of UIKit")
        func defaultStyle() throws {
            let before = CodeInputView.defaultStyle
            defer { CodeInputView.defaultStyle = before }
            CodeInputView.defaultStyle = BoxRenderer(shape: .circle)
            let stage = FormStage(CodeModel(), as: BoundField.self)
            #expect(try stage.view.style as? BoxRenderer == BoxRenderer(shape: .circle))
        }
    }
}
#endif
