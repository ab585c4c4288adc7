#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite struct AutoFillTests {
        @Test(
            "a code fills a fresh field and completes it once", arguments: KeyboardDriver.Route.allCases,
            [false, true])
        func fresh(route: KeyboardDriver.Route, isSecure: Bool) {
            let stage = Stage { $0.isSecureTextEntry = isSecure }
            stage.keyboard.autofill("123456", route: route)
            check(stage)
        }

        @Test(
            "a code fills a partly filled field", arguments: KeyboardDriver.Route.allCases, [false, true])
        func partlyFilled(route: KeyboardDriver.Route, isSecure: Bool) {
            let stage = Stage(typing: "98") { $0.isSecureTextEntry = isSecure }
            stage.keyboard.autofill("123456", route: route)
            check(stage)
        }

        @Test(
            "a code fills a field that the user has emptied", arguments: KeyboardDriver.Route.allCases,
            [false, true])
        func emptied(route: KeyboardDriver.Route, isSecure: Bool) {
            let stage = Stage(typing: "98") { $0.isSecureTextEntry = isSecure }
            stage.keyboard.deleteBackward()
            stage.keyboard.deleteBackward()
            stage.settle()
            stage.log.lines = []
            stage.keyboard.autofill("123456", route: route)
            check(stage)
        }

        @Test("a code replaces typed characters although the system asks for rectangles in between")
        func rectangles() {
            let stage = Stage(typing: "98")
            func ask() { _ = stage.view.caretRect(for: stage.view.endOfDocument) }
            stage.view.insertText("")
            ask()
            stage.view.insertText("")
            ask()
            for character in "123456" {
                stage.view.insertText(String(character))
                ask()
            }
            stage.settle()
            check(stage)
        }

        @Test("characters typed in another turn than two empty strings are not a code", arguments: [true, false])
        func nextTurn(asksForCaret: Bool) {
            let stage = Stage()
            stage.view.code = "98"
            stage.settle()
            stage.view.insertText("")
            stage.view.insertText("")
            if asksForCaret { _ = stage.view.caretRect(for: stage.view.endOfDocument) }
            stage.settle()
            stage.view.insertText("1")
            #expect(stage.view.code == "981")
        }

        @Test("a code replaces a complete code", arguments: KeyboardDriver.Route.allCases)
        func complete(route: KeyboardDriver.Route) {
            let stage = Stage(typing: "999999")
            stage.keyboard.autofill("123456", route: route)
            check(stage)
        }

        @Test("a code fills a field whose caret is on a cell", arguments: KeyboardDriver.Route.allCases)
        func selected(route: KeyboardDriver.Route) {
            let stage = Stage(typing: "9999")
            stage.tap(cell: 1)
            stage.keyboard.autofill("123456", route: route)
            check(stage)
        }

        @Test("a code replaces a rejected code", arguments: KeyboardDriver.Route.allCases)
        func rejected(route: KeyboardDriver.Route) {
            let stage = Stage(typing: "999999")
            stage.view.reject()
            stage.keyboard.autofill("123456", route: route)
            check(stage)
            #expect(stage.view.status == .editing)
        }

        @Test("an empty string in the turn before a key changes nothing")
        func empty() {
            let stage = Stage(typing: "98")
            stage.keyboard.insert("")
            stage.settle()
            stage.keyboard.type("1")
            #expect(stage.view.code == "981")
            #expect(stage.failures == [])
        }

        @Test("the field asks for a one-time code with a number pad")
        func traits() {
            let stage = Stage()
            #expect(stage.view.textContentType == .oneTimeCode)
            #expect(stage.view.keyboardType == .numberPad)
            #expect(!stage.view.hasText)
        }

        private func check(_ stage: Stage) {
            #expect(stage.view.code == "123456")
            #expect(stage.log.completions == ["complete:123456"])
            #expect(stage.events.count { $0 == "complete" } == 1)
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.failures == [])
        }
    }
}
#endif
