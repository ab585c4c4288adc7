#if canImport(UIKit)
import TestTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct ViewMarkedTextTests {
        @Test("marked text shows, is not part of the code, and completes nothing")
        func shown() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("3456")
            #expect(stage.view.code == "12")
            #expect(stage.shown == "123456")
            #expect(stage.view.markedCells == 2..<6)
            #expect(stage.log.lines == [])
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "123456")
            #expect(stage.log.lines == ["change:123456", "complete:123456"])
            #expect(stage.failures == [])
        }

        @Test("marked text replaces earlier marked text, and nil removes it")
        func replaces() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("3")
            stage.keyboard.setMarkedText("98")
            #expect(stage.shown == "1298__")
            stage.keyboard.setMarkedText(nil)
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.shown == "12____")
            stage.keyboard.setMarkedText("7")
            stage.keyboard.setMarkedText("")
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.failures == [])
        }

        @Test("marked text replaces the selection") func selection() {
            let stage = Stage(typing: "1234")
            stage.view.selectedTextRange = stage.range(1..<3)
            stage.keyboard.setMarkedText("9")
            #expect(stage.shown == "194___")
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "194")
            #expect(stage.failures == [])
        }

        @Test(
            "a selection in marked text is clamped",
            arguments: [
                (NSRange(location: NSNotFound, length: 0), 3..<3), (NSRange(location: -1, length: 5), 3..<3),
                (NSRange(location: 1, length: -4), 1..<1), (NSRange(location: 1, length: Int.max), 1..<3),
                (NSRange(location: 0, length: 2), 0..<2), (NSRange(location: Int.max, length: Int.max), 3..<3),
            ])
        func clamped(range: NSRange, expected: Range<Int>) {
            let stage = Stage()
            stage.keyboard.setMarkedText("123", selectedRange: range)
            #expect(stage.view.selectedCells == expected)
            #expect(stage.failures == [])
        }

        @Test("a selection in marked text counts UTF-16 units") func utf16() {
            let stage = Stage()
            stage.keyboard.setMarkedText("𝟛1", selectedRange: NSRange(location: 2, length: 1))
            #expect(stage.view.selectedCells == 1..<2)
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "31")
            #expect(stage.failures == [])
        }

        @Test("inserted text replaces marked text")
        func insertion() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("99")
            stage.keyboard.insert("34")
            #expect(stage.view.code == "1234")
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.failures == [])
        }

        @Test("committing drops marked text that is not a code")
        func noCode() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("にほん")
            #expect(stage.shown == "12にほん_")
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "12")
            #expect(stage.log.lines == ["invalid:notInAlphabet"])
            #expect(stage.failures == [])
        }

        @Test("marked text may be longer than the field")
        func tooLong() throws {
            let stage = Stage()
            stage.keyboard.setMarkedText("1234567890", selectedRange: NSRange(location: 8, length: 1))
            let marked = try #require(stage.view.markedTextRange)
            #expect(stage.view.text(in: marked) == "1234567890")
            #expect(stage.shown == "123456")
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "")
            #expect(stage.log.lines == ["invalid:tooLong"])
            #expect(stage.failures == [])
        }

        @Test("delete removes a character of marked text") func delete() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("34")
            stage.keyboard.deleteBackward()
            #expect(stage.shown == "123___")
            stage.keyboard.deleteBackward()
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.view.code == "12")
            #expect(stage.failures == [])
        }

        @Test("delete at the start of marked text removes the character before it, and the composition continues")
        func deleteBefore() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("34", selectedRange: NSRange(location: 0, length: 0))
            stage.keyboard.deleteBackward()
            #expect(stage.shown == "134___")
            #expect(stage.view.code == "1" && stage.view.markedCells == 1..<3)
            stage.keyboard.deleteBackward()
            stage.keyboard.deleteBackward()
            #expect(stage.view.code == "" && stage.view.markedCells == 0..<2)
            #expect(stage.log.lines == ["change:1", "change:", "invalid:nothingToDelete"])
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "34")
            #expect(stage.failures == [])
        }

        @Test("inserting empty text removes marked text")
        func emptyText() {
            let stage = Stage(typing: "1234")
            stage.view.selectedTextRange = stage.range(1..<3)
            stage.keyboard.setMarkedText("99")
            stage.keyboard.insert("")
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.view.code == "14" && stage.shown == "14____")
            stage.keyboard.select(2..<2)
            stage.keyboard.insert("")
            #expect(stage.view.code == "14")
            #expect(stage.failures == [])
        }

        @Test("the system may move the selection within marked text")
        func move() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("345")
            stage.keyboard.select(3..<4)
            #expect(stage.view.markedCells == 2..<5)
            #expect(stage.view.selectedCells == 3..<4)
            #expect(stage.failures == [])
        }

        @Test("a selection outside marked text commits it") func outside() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("34")
            stage.keyboard.select(0..<1)
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.view.code == "1234")
            #expect(stage.view.selectedCells == 0..<1)
            #expect(stage.failures == [])
        }

        @Test("a tap commits marked text") func tap() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("34")
            stage.tap(cell: 0)
            #expect(stage.view.code == "1234")
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.failures == [])
        }

        @Test("giving the keyboard back commits marked text") func resignation() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("34")
            stage.view.resignFirstResponder()
            #expect(stage.view.code == "1234")
            #expect(stage.events == ["changed", "end"])
            #expect(stage.failures == [])
        }

        @Test("a veto ends the composition") func veto() {
            let stage = Stage(typing: "12")
            stage.view.shouldChange = { _ in false }
            stage.keyboard.setMarkedText("34")
            stage.keyboard.unmarkText()
            #expect(stage.view.code == "12")
            #expect(stage.view.markedTextRange == nil)
            #expect(stage.failures == [])
        }

        @Test("the system sees bullets for marked text in a secure field")
        func secret() throws {
            let stage = Stage(typing: "12") { $0.isSecureTextEntry = true }
            stage.keyboard.setMarkedText("34")
            let marked = try #require(stage.view.markedTextRange)
            #expect(stage.view.text(in: marked) == "••")
            #expect(stage.shown == "••••__")
            #expect(stage.failures == [])
        }

        @Test("composing over a rejected code starts over")
        func rejected() {
            let stage = Stage(typing: "123456")
            stage.view.reject()
            stage.keyboard.setMarkedText("9")
            #expect(stage.shown == "9_____")
            #expect(stage.view.status == .editing)
            #expect(stage.log.lines == ["change:"])
            #expect(stage.failures == [])
        }
    }
}
#endif
