#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite struct AccessibilityActionTests {
        private func names(_ view: CodeInputView) -> [String] { (view.accessibilityCustomActions ?? []).map(\.name) }

        @discardableResult private func perform(_ name: String, on view: CodeInputView) -> Bool {
            guard let action = view.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
            return action.actionHandler?(action) ?? false
        }

        @Test("VoiceOver offers only actions that make sense") func offered() {
            let stage = Stage()
            #expect(names(stage.view) == [])
            // The edit rotor pastes, and does not ask the user for permission.
            UIPasteboard.general.string = "482910"
            #expect(names(stage.view) == [])
            stage.keyboard.type("12")
            #expect(names(stage.view) == ["Clear"])
            stage.keyboard.setMarkedText("3")
            #expect(names(stage.view) == [])
            stage.keyboard.type("4")
            #expect(names(stage.view) == ["Clear"])
            stage.view.status = .verifying
            #expect(names(stage.view) == [])
            stage.view.status = .editing
            stage.view.isEnabled = false
            #expect(names(stage.view) == [])
        }

        @Test("clearing is an edit by the user", arguments: [CodeCaretPolicy.cells, .endOnly], ["1", "123456"])
        func clear(caretPolicy: CodeCaretPolicy, code: String) {
            let stage = Stage(typing: code) { $0.caretPolicy = caretPolicy }
            var changes: [String] = []
            stage.view.onChange = { changes.append($0) }
            #expect(perform("Clear", on: stage.view))
            #expect(stage.view.code == "" && changes == [""])
            #expect(stage.failures == [])
            #expect(!perform("Clear", on: stage.view))
        }

        @Test("VoiceOver offers to show characters only if the app does") func reveal() {
            let stage = Stage(typing: "12") { $0.isSecureTextEntry = true }
            UIPasteboard.general.string = nil
            #expect(names(stage.view) == ["Clear"])
            stage.view.offersReveal = true
            #expect(names(stage.view) == ["Clear", "Show code"])
            #expect(perform("Show code", on: stage.view))
            #expect(stage.view.isRevealed && names(stage.view) == ["Clear", "Hide code"])
            #expect(perform("Hide code", on: stage.view))
            #expect(!stage.view.isRevealed)
            stage.view.isSecureTextEntry = false
            #expect(names(stage.view) == ["Clear"])
        }

        @Test("a disabled field shows no characters") func disabled() {
            let stage = Stage(typing: "12") {
                $0.isSecureTextEntry = true
                $0.offersReveal = true
            }
            stage.view.isEnabled = false
            #expect(names(stage.view) == [])
        }

        @Test("the app can replace the actions, and actions do not keep the field alive") func own() throws {
            let stage = Stage(typing: "1")
            let clear = try #require(stage.view.accessibilityCustomActions?.first)
            stage.view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Resend") { _ in true }]
            #expect(names(stage.view) == ["Resend"])
            stage.view.accessibilityCustomActions = nil
            stage.view.words = CodeWords(language: "sv")
            #expect(names(stage.view) == ["Rensa"])
            var view: CodeInputView? = CodeInputView()
            view?.code = "1"
            let orphan = try #require(view?.accessibilityCustomActions?.first)
            view = nil
            #expect(orphan.actionHandler?(orphan) == false && clear.actionHandler?(clear) == true)
        }
    }
}
#endif
