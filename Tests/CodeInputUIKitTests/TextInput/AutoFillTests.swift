#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct AutoFillTests {
        @Test(
            "a code fills a field with any code, and completes it once", arguments: KeyboardDriver.Route.allCases,
            ["", "98", "999999"])
        func fills(route: KeyboardDriver.Route, before: String) {
            for isSecure in [false, true] {
                let stage = Stage(typing: before) { $0.isSecureTextEntry = isSecure }
                // Each replaces a rejected code.
                if stage.view.isFull { stage.view.reject() }
                stage.keyboard.autofill("123456", route: route)
                #expect(stage.view.code == "123456" && stage.view.status == .editing)
                #expect(stage.log.completions == ["complete:123456"] && stage.view.markedTextRange == nil)
                #expect(stage.events.count { $0 == "complete" } == 1)
            }
        }

        @Test("a code is entered once although the system asks for rectangles, and the app lays the field out")
        func oneTurn() {
            let stage = Stage(typing: "98"), view = stage.view
            view.onInvalidInput = { stage.log.lines.append("\($0)") }
            view.onChange = { [weak view] _ in
                view?.setNeedsLayout()
                view?.layoutIfNeeded()
            }
            for text in ["", "", "1", "2", "3", "4", "5", "6", "123456", "1", "2"] {
                view.insertText(text)
                _ = view.caretRect(for: view.endOfDocument)
            }
            #expect(view.code == "123456" && stage.log.lines == ["complete:123456"])
        }

        @Test("characters typed in another turn than two empty strings are not a code")
        func nextTurn() async {
            let stage = Stage(typing: "98")
            stage.view.insertText("")
            stage.view.insertText("")
            await Device.turn()
            stage.view.insertText("1")
            #expect(stage.view.code == "981")
        }
    }
}
#endif
