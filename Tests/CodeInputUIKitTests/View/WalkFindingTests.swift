#if canImport(UIKit)
import TestTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    /// The minimized findings of random walks.
    @MainActor @Suite struct WalkFindingTests {
        @Test("a delete that clears a rejected code of one character announces nothing")
        func oneCharacter() {
            let stage = Stage(typing: "4")
            stage.view.reject()
            stage.keyboard.deleteBackward()
            #expect(stage.view.code == "")
            #expect(stage.failures == [])
        }

        @Test("a delete in an empty field that takes no input announces nothing", arguments: CodeStatus.allCases)
        func empty(_ status: CodeStatus) {
            let stage = Stage()
            stage.view.status = status
            stage.keyboard.deleteBackward()
            #expect(stage.failures == [])
        }

        @Test("a delete that removes less than the keyboard's character is announced")
        func lessThanOne() {
            let stage = Stage(typing: "123456")
            stage.keyboard.setMarkedText("\u{1F3FD}")
            stage.keyboard.deleteBackward()
            #expect(stage.view.code == "123456" && stage.view.markedCells == nil)
            #expect(stage.failures == [])
        }

        @Test("a full code that returns after a composition is complete again")
        func composedOver() {
            let stage = Stage(typing: "1", length: 1)
            stage.tap(cell: 0)
            stage.keyboard.autofill("1", route: .mark)
            #expect(stage.log.lines == ["change:", "change:1", "complete:1"])
            #expect(stage.events == ["changed", "changed", "complete"])
            #expect(stage.failures == [])
        }

        @Test("a character that a secure field normalizes announces nothing")
        func spelling() {
            let stage = Stage { $0.isSecureTextEntry = true }
            stage.keyboard.type("٣１")
            stage.keyboard.insert("٤٥")
            #expect(stage.view.code == "3145")
            #expect(stage.failures == [])
        }

        @Test("a key replaces marked text that is longer than any field")
        func longMark() {
            let stage = Stage(typing: "1")
            stage.keyboard.setMarkedText(String(repeating: "9", count: 64))
            stage.keyboard.insert("2")
            #expect(stage.view.code == "12")
            #expect(stage.failures == [])
        }

        @Test("the app is not asked about an edit without a change") func noChange() {
            let stage = Stage(typing: "123456")
            stage.tap(cell: 2)
            stage.keyboard.setMarkedText("n")
            stage.log.lines = []
            var asked = 0
            stage.view.shouldChange = { _ in
                asked += 1
                return true
            }
            stage.keyboard.setMarkedText("")
            #expect(asked == 0 && stage.log.lines == [])
            #expect(stage.view.code == "12456")
        }

        @Test("a completion that a closure undoes is not reported further")
        func undone() {
            let stage = Stage()
            stage.view.onComplete = { [weak view = stage.view] code in view?.code = String(code.dropLast()) }
            stage.keyboard.type("123456")
            #expect(stage.view.code == "12345")
            #expect(!stage.events.contains("complete"))
            #expect(stage.failures == [])
        }
    }
}
#endif
