#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("What VoiceOver offers") struct ActionTests {
        private func names(_ view: CodeInputView) -> [String] { (view.accessibilityCustomActions ?? []).map(\.name) }

        private func choose(_ name: String, in view: CodeInputView) {
            let action = view.accessibilityCustomActions?.first { $0.name == name }
            _ = action.flatMap { $0.actionHandler?($0) }
        }

        @Test("is what makes sense now")
        func now() {
            let stage = Stage()
            #expect(names(stage.view) == [])
            UIPasteboard.general.string = "123"
            #expect(names(stage.view) == ["Paste"])
            choose("Paste", in: stage.view)
            #expect(stage.view.code == "123")
            #expect(names(stage.view) == ["Paste", "Clear"])
            stage.view.isSecureTextEntry = true
            #expect(names(stage.view) == ["Paste", "Clear", "Show code"])
            choose("Show code", in: stage.view)
            #expect(stage.view.isRevealed && names(stage.view).last == "Hide code")
            stage.view.isEnabled = false
            #expect(names(stage.view) == ["Hide code"])
        }

        @Test("clears as the user does")
        func clear() {
            let stage = Stage(typing: "12")
            stage.keyboard.watch { choose("Clear", in: stage.view) }
            #expect(stage.view.code == "" && stage.events == ["changed"])
            #expect(stage.failures == [])
        }

        @Test("gives way to the app's own, and holds nobody")
        func own() {
            let stage = Stage(typing: "12")
            stage.view.accessibilityCustomActions = []
            #expect(names(stage.view) == [])
            var view: CodeInputView? = CodeInputView()
            view?.code = "1"
            let actions = view?.accessibilityCustomActions ?? []
            let isHeld = { [weak view] in view != nil }
            view = nil
            #expect(!isHeld())
            #expect(actions.map { $0.actionHandler?($0) } == [false])
        }
    }
}
#endif
