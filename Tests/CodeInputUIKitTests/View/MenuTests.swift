#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct MenuTests {
        @Test("copy and cut work on a selection") func copyAndCut() {
            let stage = Stage(typing: "1234")
            #expect(stage.keyboard.allowedActions == ["selectAll"])
            stage.view.selectedTextRange = stage.range(1..<3)
            #expect(stage.keyboard.allowedActions == ["cut", "copy", "selectAll"])
            stage.keyboard.copy()
            #expect(Device.pasteboard == "23")
            #expect(stage.view.code == "1234")
            UIPasteboard.general.string = "0"
            stage.keyboard.cut()
            #expect(stage.view.code == "14" && Device.pasteboard == "23")
            #expect(stage.log.lines == ["change:14"])
            #expect(stage.keyboard.allowedActions.contains("paste"))
        }

        @Test(
            "a secure field never copies or cuts, with any allowed actions, revealed or not", arguments: [false, true])
        func secure(isRevealed: Bool) {
            let stage = Stage(typing: "1234") {
                $0.isSecureTextEntry = true
                $0.isRevealed = isRevealed
            }
            stage.view.allowedActions = Set(CodeEditAction.allCases)
            stage.view.selectedTextRange = stage.range(0..<4)
            #expect(stage.keyboard.allowedActions == [])
            stage.view.copy(nil)
            stage.view.cut(nil)
            #expect(!UIPasteboard.general.hasStrings)
            #expect(stage.view.code == "1234")
            #expect(stage.keyboard.paste("56"))
            #expect(stage.view.code == "56")
        }

        @Test("select all is there if cells can be selected and are not")
        func selectAll() {
            let stage = Stage(typing: "1234")
            stage.view.selectAll(nil)
            #expect(stage.view.selectedCells == 0..<4)
            #expect(!stage.keyboard.allowedActions.contains("selectAll"))
            stage.keyboard.type("9")
            #expect(stage.view.code == "9")
            stage.view.caretPolicy = .endOnly
            #expect(!stage.keyboard.allowedActions.contains("selectAll"))
            stage.view.selectAll(nil)
            #expect(stage.view.selectedCells == 1..<1)
        }

        @Test("the app can disallow single commands, and two of the system are not there")
        func single() {
            let stage = Stage(typing: "1234") { $0.allowedActions = [.copy] }
            UIPasteboard.general.string = "9"
            stage.view.selectedTextRange = stage.range(0..<2)
            #expect(stage.keyboard.allowedActions == ["copy"])
            for name in ["select:", "delete:"] {
                #expect(!stage.view.canPerformAction(NSSelectorFromString(name), withSender: nil))
            }
        }

        @Test("a verifying or disabled field does not paste or cut")
        func verifying() {
            let stage = Stage(typing: "1234")
            stage.view.selectedTextRange = stage.range(0..<2)
            UIPasteboard.general.string = "9"
            stage.view.status = .verifying
            #expect(stage.keyboard.allowedActions == ["copy"])
            stage.view.cut(nil)
            stage.view.paste(nil)
            #expect(stage.view.code == "1234")
            stage.view.status = .editing
            stage.view.isEnabled = false
            stage.view.paste(nil)
            #expect(stage.view.code == "1234")
        }

        @Test("an empty text on the pasteboard is no paste, and leaves a rejected code in place")
        func empty() {
            let stage = Stage(typing: "123456")
            stage.view.reject()
            UIPasteboard.general.string = ""
            stage.view.paste(nil)
            #expect(stage.view.code == "123456" && stage.view.status == .rejected)
        }
    }
}
#endif
