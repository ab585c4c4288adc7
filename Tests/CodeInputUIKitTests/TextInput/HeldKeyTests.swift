#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("Held hardware keys, and keys with Control") struct HeldKeyTests {
        @Test("an arrow repeats until it is released")
        func arrow() async {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.left, isHeld: true)
            #expect(stage.view.selectedCells == 5..<6)
            await Device.advance(by: 0.45)
            #expect(stage.view.selectedCells == 5..<6)
            await Device.advance(by: 0.17)
            #expect(stage.view.selectedCells == 3..<4)
            stage.keyboard.release()
            await Device.advance(by: 2)
            #expect(stage.view.selectedCells == 3..<4)
            #expect(stage.failures == [])
        }

        @Test("another key ends the repeat")
        func anotherKey() async {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.left, isHeld: true)
            await Device.advance(by: 0.62)
            #expect(stage.view.selectedCells == 3..<4)
            KeyboardDriver(in: stage.window).press(.character("9"), isHeld: true)
            let selected = stage.view.selectedCells
            #expect(stage.view.code == "123956" && selected.lowerBound > 0)
            await Device.advance(by: 2)
            #expect(stage.view.selectedCells == selected)
        }

        @Test("a key that the system takes away no longer repeats")
        func canceled() async {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.left, isHeld: true)
            stage.view.pressesCancelled([], with: nil)
            await Device.advance(by: 2)
            #expect(stage.view.selectedCells == 5..<6)
        }

        @Test("an input method that begins to compose ends the repeat")
        func composition() async {
            let stage = Stage(typing: "12345")
            stage.keyboard.press(.right, isHeld: true)
            stage.keyboard.press(.left, isHeld: true)
            stage.view.setMarkedText("9", selectedRange: NSRange(location: 1, length: 0))
            await Device.advance(by: 2)
            #expect(stage.view.markedCells == 4..<5)
            stage.view.unmarkText()
            let selected = stage.view.selectedCells
            await Device.advance(by: 2)
            #expect(stage.view.selectedCells == selected)
        }

        @Test("a key whose edit ends the focus does not repeat")
        func endsFocus() async {
            let stage = Stage(typing: "1234")
            stage.keyboard.press(.home)
            stage.view.onChange = { [weak view = stage.view] _ in view?.resignFirstResponder() }
            stage.keyboard.press(.delete, isHeld: true)
            await Device.advance(by: 2)
            #expect(stage.view.code == "234")
        }

        @Test("forward delete repeats, and ends with the focus")
        func delete() async {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.home)
            stage.keyboard.press(.delete, isHeld: true)
            await Device.advance(by: 0.62)
            #expect(stage.view.code == "456")
            stage.view.resignFirstResponder()
            await Device.advance(by: 2)
            #expect(stage.view.code == "456")
        }

        @Test("a key that begins to repeat ends the repeat of the one before")
        func oneAtATime() async {
            Device.reset()
            let keys = KeyRepeat()
            var log = ""
            for key in ["a", "b"] {
                keys.begin(by: Device.clock) {
                    log += key
                    return true
                }
                await Device.turn()
            }
            await Device.advance(by: 0.55)
            #expect(log == "b")
            keys.end()
        }

        @Test("a held key stops when it has nothing left to do")
        func nothingLeft() async {
            let stage = Stage(typing: "12")
            stage.keyboard.press(.home)
            stage.keyboard.press(.delete, isHeld: true)
            await Device.advance(by: 3)
            #expect(stage.view.code == "")
            stage.view.code = "34"
            await Device.advance(by: 3)
            #expect(stage.view.code == "34")
        }

        @Test("an arrow repeats ten times a second")
        func pace() async {
            let stage = Stage(typing: "123456789012345678901234567890", length: 40)
            stage.keyboard.press(.left, isHeld: true)
            await Device.advance(by: 0.5)
            for _ in 0..<20 { await Device.advance(by: 0.1) }
            #expect(stage.view.selectedCells == 8..<9)
            stage.keyboard.release()
        }

        @Test("a key to an end does not repeat, so that holding it is no invalid input")
        func toTheEnd() async {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.backspace, command: true, isHeld: true)
            await Device.advance(by: 2)
            #expect(stage.log.lines == ["change:"])
        }

        @Test("arrows, Delete and their letters with Control repeat", arguments: ["f", "b", "h", "d"])
        func repeats(_ letter: Character) async {
            let stage = Stage(typing: "123456")
            stage.tap(cell: 3)
            stage.keyboard.press(.character(letter), control: true, isHeld: true)
            let (selected, code) = (stage.view.selectedCells, stage.view.code)
            await Device.advance(by: 0.55)
            #expect(stage.view.selectedCells != selected || stage.view.code != code)
        }

        @Test("leaving the window ends a repeat")
        func leaving() async {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.left, isHeld: true)
            stage.view.removeFromSuperview()
            await Device.advance(by: 2)
            #expect(stage.view.selectedCells == 5..<6)
        }

        @Test("Control with a letter moves and deletes as in other text fields")
        func control() {
            let stage = Stage(typing: "123456")
            let press = { stage.keyboard.press(.character($0), control: true) }
            press("a")
            #expect(stage.view.selectedCells == 0..<1)
            press("f")
            #expect(stage.view.selectedCells == 1..<2)
            press("b")
            press("d")
            #expect(stage.view.code == "23456")
            press("f")
            press("k")
            #expect(stage.view.code == "2456")
            press("e")
            press("h")
            #expect(stage.view.code == "245")
            press("q")
            #expect(stage.failures == [])
        }
    }
}
#endif
