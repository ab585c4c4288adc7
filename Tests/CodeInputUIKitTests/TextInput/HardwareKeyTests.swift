#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite struct HardwareKeyTests {
        @Test("arrows move over the cells and end at the caret") func arrows() {
            let stage = Stage(typing: "1234")
            var visited: [Range<Int>] = []
            for key in [KeyboardKey.left, .left, .right, .right, .right, .home, .left, .end, .up, .down] {
                stage.keyboard.press(key)
                visited.append(stage.view.selectedCells)
            }
            #expect(visited == [3..<4, 2..<3, 3..<4, 4..<4, 4..<4, 0..<1, 0..<1, 4..<4, 0..<1, 4..<4])
            #expect(stage.failures == [])
        }

        @Test("the last cell of a full field stays selected") func full() {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.left)
            stage.keyboard.press(.right)
            #expect(stage.view.selectedCells == 5..<6)
            #expect(stage.failures == [])
        }

        @Test("Shift extends the selection and shrinks it again") func shift() {
            let stage = Stage(typing: "1234")
            stage.keyboard.press(.left)
            stage.keyboard.press(.left, shift: true)
            #expect(stage.view.selectedCells == 2..<4)
            stage.keyboard.press(.left, shift: true)
            #expect(stage.view.selectedCells == 1..<4)
            stage.keyboard.press(.right, shift: true)
            #expect(stage.view.selectedCells == 2..<4)
            stage.keyboard.press(.home, shift: true)
            #expect(stage.view.selectedCells == 0..<4)
            stage.keyboard.type("9")
            #expect(stage.view.code == "9")
            #expect(stage.failures == [])
        }

        @Test("Option and Command move to the start and the end", arguments: [(true, false), (false, true)])
        func reach(option: Bool, command: Bool) {
            let stage = Stage(typing: "1234")
            stage.keyboard.press(.left, option: option, command: command)
            #expect(stage.view.selectedCells == 0..<1)
            stage.keyboard.press(.right, option: option, command: command)
            #expect(stage.view.selectedCells == 4..<4)
            stage.keyboard.press(.left, shift: true, option: option, command: command)
            #expect(stage.view.selectedCells == 0..<4)
            #expect(stage.failures == [])
        }

        @Test("Control with Option or Command is left to the system")
        func controlAndMore() {
            let stage = Stage(typing: "1234")
            stage.keyboard.press(.character("a"), option: true, control: true)
            stage.keyboard.press(.character("k"), command: true, control: true)
            #expect(stage.view.selectedCells == 4..<4 && stage.view.code == "1234")
        }

        @Test(
            "Option and Command delete the selection, or else to the start", arguments: [(true, false), (false, true)])
        func deleteFar(option: Bool, command: Bool) {
            let stage = Stage(typing: "12345")
            stage.tap(cell: 2)
            stage.keyboard.press(.delete, option: option, command: command)
            #expect(stage.view.code == "1245")
            stage.keyboard.press(.backspace, option: option, command: command)
            #expect(stage.view.code == "125")
            stage.keyboard.press(.end)
            stage.keyboard.press(.backspace, option: option, command: command)
            #expect(stage.view.code == "")
            #expect(stage.failures == [])
        }

        @Test("forward delete removes a selected cell and stays") func delete() {
            let stage = Stage(typing: "1234")
            stage.tap(cell: 1)
            stage.keyboard.press(.delete)
            #expect(stage.view.code == "134")
            #expect(stage.view.selectedCells == 1..<2)
            stage.keyboard.press(.end)
            stage.keyboard.press(.delete)
            #expect(stage.view.code == "134")
            #expect(stage.log.lines == ["change:134", "invalid:nothingToDelete"])
            #expect(stage.failures == [])
        }

        @Test("delete removes the last character, or a selected character and moves left")
        func backspace() {
            let stage = Stage(typing: "1234")
            stage.keyboard.press(.backspace)
            #expect(stage.view.code == "123")
            stage.keyboard.press(.left)
            stage.keyboard.press(.left)
            stage.keyboard.press(.backspace)
            #expect(stage.view.code == "13")
            #expect(stage.view.selectedCells == 0..<1)
            #expect(stage.failures == [])
        }

        @Test("the system handles characters, Tab and Return") func plain() {
            let stage = Stage(typing: "1")
            stage.keyboard.press(characters: "23")
            #expect(stage.view.code == "123")
            stage.keyboard.press(.tab)
            #expect(stage.view.code == "123")
            stage.keyboard.press(.return)
            #expect(!stage.view.isFirstResponder)
            #expect(stage.failures == [])
        }

        @Test("an input method handles keys while it composes") func composing() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("34", selectedRange: NSRange(location: 2, length: 0))
            stage.keyboard.press(.left)
            #expect(stage.view.markedCells == 2..<4)
            #expect(stage.view.selectedCells == 3..<3)
            stage.keyboard.press(.backspace)
            #expect(stage.view.markedCells == 2..<3)
            #expect(stage.view.code == "12")
            #expect(stage.failures == [])
        }

        @Test("with the caret fixed at the end, keys move nothing")
        func endOnly() {
            let stage = Stage(typing: "1234") { $0.caretPolicy = .endOnly }
            for key in [KeyboardKey.left, .home, .up] { stage.keyboard.press(key) }
            #expect(stage.view.selectedCells == 4..<4)
            stage.keyboard.press(.backspace)
            #expect(stage.view.code == "123")
            #expect(stage.failures == [])
        }

        @Test("arrows follow the direction on the screen in right-to-left cells")
        func rightToLeft() {
            var style = BoxRenderer()
            style.layout.direction = .natural
            let stage = Stage(style: style) { $0.semanticContentAttribute = .forceRightToLeft }
            stage.keyboard.type("1234")
            stage.settle()
            stage.keyboard.press(.right)
            #expect(stage.view.selectedCells == 3..<4)
            stage.keyboard.press(.right, command: true)
            #expect(stage.view.selectedCells == 0..<1)
            stage.keyboard.press(.left)
            #expect(stage.view.selectedCells == 1..<2)
            #expect(stage.failures == [])
        }

        @Test("hardware keys are edits by the user") func events() {
            let stage = Stage(typing: "1234")
            stage.keyboard.press(.backspace)
            #expect(stage.events == ["changed"])
            #expect(stage.log.lines == ["change:123"])
            stage.keyboard.press(.left)
            #expect(stage.events == ["changed"])
        }
    }
}
#endif
