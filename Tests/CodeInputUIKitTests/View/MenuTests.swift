import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct MenuTests {
        @Test("copy and cut work on a selection, and not on marked text, which is no part of the code")
        func copyAndCut() {
            let stage = Stage(typing: "1234")
            #expect(stage.keyboard.allowedActions == ["selectAll"])
            stage.view.selectedTextRange = stage.range(1..<3)
            #expect(stage.keyboard.allowedActions == ["cut", "copy", "selectAll"])
            stage.keyboard.copy()
            #expect(Device.pasteboard == "23" && stage.view.code == "1234")
            UIPasteboard.general.string = "0"
            stage.keyboard.cut()
            #expect(stage.view.code == "14" && Device.pasteboard == "23" && stage.log.lines == ["change:14"])
            stage.keyboard.setMarkedText("56", selectedRange: NSRange(location: 0, length: 2))
            #expect(stage.view.selectedCells == 1..<3 && stage.keyboard.allowedActions == ["paste"])
            stage.view.copy(nil)
            stage.view.cut(nil)
            #expect(Device.pasteboard == "23" && stage.view.markedCells == 1..<3)
        }

        @Test("a secure field never copies or cuts, whatever is allowed, revealed or not", arguments: [false, true])
        func secure(isRevealed: Bool) {
            let stage = Stage(typing: "1234") { ($0.isSecureTextEntry, $0.isRevealed) = (true, isRevealed) }
            stage.view.allowedActions = [.paste, .copy, .cut, .selectAll]
            stage.view.selectedTextRange = stage.range(0..<4)
            #expect(stage.keyboard.allowedActions == [])
            stage.view.copy(nil)
            stage.view.cut(nil)
            #expect(!UIPasteboard.general.hasStrings && stage.view.code == "1234")
            #expect(stage.keyboard.paste("56") && stage.view.code == "56")
        }

        @Test("select all is there if cells can be selected and are not") func selectAll() {
            let stage = Stage(typing: "1234")
            stage.view.selectAll(nil)
            #expect(stage.view.selectedCells == 0..<4 && !stage.keyboard.allowedActions.contains("selectAll"))
            stage.keyboard.type("9")
            stage.view.caretPolicy = .endOnly
            #expect(!stage.keyboard.allowedActions.contains("selectAll"))
            stage.view.selectAll(nil)
            #expect(stage.view.selectedCells == 1..<1)
        }

        @Test("a field without the focus has no selection, which nobody would see, and the focus with all selected")
        func unfocused() {
            let stage = Stage(typing: "1234"), view = stage.view
            stage.tap(cell: 1)
            view.resignFirstResponder()
            for name in ["cut:", "copy:", "selectAll:"] {
                let isOffered = view.canPerformAction(NSSelectorFromString(name), withSender: nil)
                #expect(isOffered == (name == "selectAll:"))
            }
            UIPasteboard.general.string = "5"
            view.paste(nil)
            #expect(view.code == "12345")
            view.selectAll(nil)
            #expect(view.isFirstResponder && view.fieldState.cells.filter(\.isSelected).count == 5)
        }

        @Test("the app can disallow commands, and a field that takes no input only copies") func offered() {
            let stage = Stage(typing: "1234"), view = stage.view
            UIPasteboard.general.string = "9"
            view.selectedTextRange = stage.range(0..<2)
            stage.check([
                (["cut", "copy", "paste", "selectAll"], { _ in }), (["copy"], { $0.allowedActions = [.copy] }),
                ([], { $0.allowedActions = [] }),
                (["copy"], { ($0.allowedActions, $0.status) = ([.copy, .cut, .paste], .verifying) }),
                ([], { ($0.status, $0.isEnabled) = (.editing, false) }),
            ]) {
                let actions = stage.keyboard.allowedActions
                guard !actions.contains("paste") else { return actions }
                view.cut(nil)
                view.paste(nil)
                #expect(view.code == "1234" && Device.pasteboard == "9")
                return actions
            }
            for name in ["select:", "delete:"] {
                #expect(!view.canPerformAction(NSSelectorFromString(name), withSender: nil))
            }
        }
    }
}
