#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// The calls of an input method.
    ///
    /// `MarkedTextTests` of the core show what becomes of its text.
    @MainActor @Suite("Marked text") struct MarkedTextTests {
        @Test("is shown, and completes the code when it is committed, which empties no other cell")
        func composition() {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("9")
            stage.keyboard.setMarkedText("3456")
            #expect(stage.shown == "123456" && stage.view.markedCells == 2..<6 && stage.log.lines == [])
            stage.keyboard.unmarkText()
            #expect(stage.log.lines == ["change:123456", "complete:123456"] && stage.view.markedTextRange == nil)
        }

        @Test("goes with nil and with an empty text", arguments: [nil, ""])
        func removed(_ text: String?) {
            let stage = Stage(typing: "12")
            stage.keyboard.setMarkedText("3")
            stage.keyboard.setMarkedText(text)
            #expect(stage.shown == "12____" && stage.view.markedTextRange == nil && stage.log.lines == [])
        }

        @Test("has the caret behind it, and none inside, where no empty cell is")
        func caret() throws {
            let stage = Stage(typing: "1"), caret = try #require(stage.layer("caret"))
            for (offset, isHidden) in [(2, false), (1, true), (0, true)] {
                stage.keyboard.setMarkedText("23", selectedRange: NSRange(location: offset, length: 0))
                stage.settle()
                #expect(caret.isHidden == isHidden)
            }
        }

        @Test("is drawn anew when a veto removes it")
        func vetoed() {
            let stage = Stage(typing: "1234")
            stage.keyboard.select(1..<3)
            stage.keyboard.setMarkedText("9")
            stage.settle()
            stage.view.shouldChange = { _ in false }
            stage.keyboard.unmarkText()
            #expect(stage.redrawn().contains("cell 1") && stage.shown == "1234__")
        }

        @Test(
            "has a selection in UTF-16 units, which is clamped",
            arguments: [
                ("123", NSRange(location: NSNotFound, length: 0), 3..<3),
                ("123", NSRange(location: -1, length: 5), 3..<3),
                ("123", NSRange(location: 1, length: -4), 1..<1), ("123", NSRange(location: 1, length: Int.max), 1..<3),
                ("123", NSRange(location: 0, length: 2), 0..<2),
                ("123", NSRange(location: Int.max, length: Int.max), 3..<3),
                ("𝟛1", NSRange(location: 2, length: 1), 1..<2),
            ])
        func clamped(text: String, range: NSRange, expected: Range<Int>) {
            let stage = Stage()
            stage.keyboard.setMarkedText(text, selectedRange: range)
            #expect(stage.view.selectedCells == expected)
        }

        // After each call, the keyboard checks that the text and the positions agree.
        @Test(
            "is read by the system in full, and as bullets in a secure field",
            arguments: ["34567", "\u{301}x", "\u{200D}\u{1F469}", "\u{1F3FD}ab"], [false, true])
        func read(_ text: String, isSecure: Bool) throws {
            let stage = Stage(typing: "12") { $0.isSecureTextEntry = isSecure }
            stage.keyboard.setMarkedText(text)
            let marked = try #require(stage.view.markedTextRange)
            // A mark that would combine with the character before it is a cell of its own.
            #expect(stage.view.markedCells == 2..<2 + text.count)
            #expect(stage.view.text(in: marked) == (isSecure ? String(repeating: "•", count: text.count) : text))
            stage.keyboard.select(0..<1)
        }
    }
}
#endif
