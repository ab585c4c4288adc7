#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct AutoFillTests {
        /// What the user did before.
        enum Start: String, CaseIterable, Sendable {
            case nothing = "", partlyFilled = "98", emptied = "9", complete = "999999", selected = "9999"
            case rejected = "111111"
        }

        @Test(
            "a code fills a field in any state, and completes it once", arguments: KeyboardDriver.Route.allCases,
            Start.allCases)
        func fills(route: KeyboardDriver.Route, start: Start) {
            for isSecure in [false, true] {
                let stage = Stage { $0.isSecureTextEntry = isSecure }
                stage.keyboard.type(start.rawValue)
                switch start {
                case .emptied: stage.keyboard.deleteBackward()
                case .selected: stage.tap(cell: 1)
                case .rejected: stage.view.reject()
                default: break
                }
                stage.settle()
                stage.log.lines = []
                stage.forgetEvents()
                stage.keyboard.autofill("123456", route: route)
                check(stage)
            }
        }

        @Test("a code replaces typed characters although the system asks for rectangles in between")
        func rectangles() {
            let stage = Stage(typing: "98")
            for text in ["", "", "1", "2", "3", "4", "5", "6"] {
                stage.view.insertText(text)
                _ = stage.view.caretRect(for: stage.view.endOfDocument)
            }
            stage.settle()
            check(stage)
        }

        @Test("a code that comes twice is entered once although the app lays the field out when it hears of it")
        func layout() {
            let stage = Stage()
            var refused: [CodeInvalidInput] = []
            stage.view.onInvalidInput = { refused.append($0) }
            stage.view.onChange = { [view = stage.view] _ in
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            stage.keyboard.autofill("123456", route: .insertAndCharacters)
            #expect(stage.view.code == "123456" && refused == [])
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

        private func check(_ stage: Stage) {
            #expect(stage.view.code == "123456" && stage.view.status == .editing)
            #expect(stage.log.completions == ["complete:123456"])
            #expect(stage.events.count { $0 == "complete" } == 1)
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.failures == [])
        }
    }
}
#endif
