#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// The calls and settings that reach the field, which decides what they do.
    @MainActor @Suite struct TextInputTests {
        @Test("every call of a keyboard edits the code, and the app hears of it once")
        func calls() throws {
            let stage = Stage(), view = stage.view
            stage.keyboard.type("12")
            stage.keyboard.insert("34")
            view.replace(try #require(stage.range(1..<3)), withText: "98")
            stage.keyboard.press(.end)
            stage.keyboard.deleteBackward()
            stage.keyboard.deleteBackward(selectingFirst: true)
            #expect(view.selectedCells == 2..<2 && view.hasText)
            stage.keyboard.insert("")
            stage.keyboard.insert("٣4x")
            view.replace(try #require(stage.range(0..<2)), withText: "Code: 123456.")
            stage.keyboard.type("7")
            view.replace(try #require(stage.range(0..<6)), withText: "")
            stage.keyboard.deleteBackward()
            #expect(
                stage.log.lines == [
                    "change:1", "change:12", "change:1234", "change:1984", "change:198", "change:19",
                    "invalid:notInAlphabet", "change:123456", "complete:123456", "invalid:full", "change:",
                    "invalid:nothingToDelete",
                ])
            #expect(view.code == "" && !view.hasText)
        }

        @Test("the view has every setting of the editor")
        func settings() {
            let stage = Stage(typing: "123456"), view = stage.view
            view.overflow = .replaceLast
            stage.keyboard.type("9")
            #expect(view.code == "123459" && view.overflow == .replaceLast && view.isFull && view.isComplete)
            stage.log.lines = []
            view.lengthRange = 4...4
            view.alphabet = CodeAlphabet("13")
            #expect(view.code == "13" && !view.isFull && !view.isComplete && stage.log.lines == [])
        }
    }

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

    /// The calls of an input method.
    ///
    /// `MarkedTextTests` of the core show what becomes of its text.
    @MainActor @Suite("Marked text") struct MarkedTextTests {
        @Test("is shown, and completes the code when it is committed, which empties no other cell")
        func composition() {
            let stage = Stage(typing: "12")
            for text in [nil, ""] {
                stage.keyboard.setMarkedText("9")
                stage.keyboard.setMarkedText(text)
                #expect(stage.shown == "12____" && stage.view.markedTextRange == nil)
            }
            stage.keyboard.setMarkedText("9")
            stage.keyboard.setMarkedText("3456")
            #expect(stage.shown == "123456" && stage.view.markedCells == 2..<6 && stage.log.lines == [])
            stage.keyboard.unmarkText()
            #expect(stage.log.lines == ["change:123456", "complete:123456"] && stage.view.markedTextRange == nil)
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
                ("123", NSRange(location: 1, length: -4), 1..<1),
                ("123", NSRange(location: Int.max, length: Int.max), 3..<3),
                ("𝟛1", NSRange(location: 2, length: 1), 1..<2),
            ])
        func clamped(text: String, range: NSRange, expected: Range<Int>) {
            let stage = Stage()
            stage.keyboard.setMarkedText(text, selectedRange: range)
            #expect(stage.view.selectedCells == expected)
        }
    }
}
#endif
