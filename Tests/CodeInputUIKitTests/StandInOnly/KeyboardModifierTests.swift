#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import SwiftUI
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Only the stand-in can count layouts and drawings, and set state from outside.
    @MainActor @Suite("Modifiers for Return, the focus and the words") struct KeyboardModifierTests {
        @Test("Return submits") func submit() throws {
            var log: [String] = []
            let stage = FieldStage(
                FieldModel(set: {
                    $0.onCodeSubmit { log.append("submit") }.onCodeComplete { log.append($0) }
                }))
            try stage.type("12")
            stage.keyboard.type("\n")
            #expect(log == ["submit"])
            // Return has given the keyboard back.
            try stage.type("3456")
            #expect(log == ["submit", "123456"])
            #expect(stage.failures == [])
        }

        @Test("one state stands for the focus of several fields") func focus() async throws {
            Device.reset()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let host = StandInHost(FocusForm())
            window.addSubview(host.view)
            host.settle()
            let views = host.allHosted.compactMap { $0 as? CodeInputView }
            try #require(views.count == 2)
            host.root.focus = .code
            await host.turn()
            #expect(views.map(\.isFirstResponder) == [false, true])
            host.root.focus = .invitation
            await host.turn()
            #expect(views.map(\.isFirstResponder) == [true, false])
            views[1].becomeFirstResponder()
            await host.turn()
            #expect(host.root.focus == .code)
            views[1].resignFirstResponder()
            await host.turn()
            #expect(host.root.focus == nil && host.misuses == [])
        }

        @Test("a field that goes with the focus leaves the focus to the field that the app names")
        func removedWithFocus() async throws {
            Device.reset()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let host = StandInHost(FocusForm())
            window.addSubview(host.view)
            host.root.focus = .invitation
            await host.turn()
            host.root.hasInvitation = false
            host.root.focus = .code
            await host.turn()
            #expect(host.root.focus == .code && host.hosted?.isFirstResponder == true)
        }

        @Test("fields take the words of the environment, and restore their own") func words() async throws {
            Device.reset()
            let host = StandInHost(WordsForm())
            host.settle()
            let field = try #require(host.hosted), pad = try #require(host.allHosted.last as? CodeKeypadView)
            #expect(field.accessibilityLabel == "Verifieringskod")
            host.root.words = CodeWords(language: "pl")
            await host.turn()
            #expect(field.accessibilityLabel == "Kod weryfikacyjny" && pad.lastKeyLabel == "Usuń")
            host.root.words = nil
            await host.turn()
            #expect(field.accessibilityLabel == "Verifieringskod" && pad.lastKeyLabel == "Radera")
        }

        @Test("an update with the same modifiers lays out nothing") func sameModifiers() throws {
            let stage = FieldStage(FieldModel(set: { $0.codeInputPlaceholder("0").codeInputSecure() }))
            var layouts = 0
            stage.host.settle()
            try stage.view.settings.layoutFollower = { _, _ in layouts += 1 }
            stage.form.changed()
            stage.host.settle()
            #expect(layouts == 0)
            stage.form.set = { $0.codeInputPlaceholder("-").codeInputSecure() }
            stage.host.settle()
            #expect(layouts == 1)
        }

        @Test("a style that can't be compared causes no redraw and no layout") func opaqueStyle()
            async throws
        {
            struct Opaque: CodeCellRenderer {
                let closure: @Sendable () -> Void = {}
                func draw(_ cell: CodeCell, in context: inout CellContext) { BoxRenderer().draw(cell, in: &context) }
            }
            let stage = FieldStage(FieldModel(set: { $0.codeInputStyle(Opaque()) }))
            try stage.type("12")
            await stage.host.turn()
            StandInDrawLog.clear()
            let view = try stage.view, count = view.standInIntrinsicInvalidations
            for _ in 0..<3 {
                stage.form.set = { $0.codeInputStyle(Opaque()) }
                stage.host.settle()
            }
            #expect(StandInDrawLog.layers.isEmpty)
            #expect(view.standInIntrinsicInvalidations == count)
            stage.form.set = { $0.codeInputStyle(.circles) }
            stage.host.settle()
            #expect(!StandInDrawLog.layers.isEmpty)
        }
    }
}

extension CodeKeypadView {
    fileprivate var lastKeyLabel: String? {
        (accessibilityElements?.last as? UIAccessibilityElement)?.accessibilityLabel
    }
}
#endif
