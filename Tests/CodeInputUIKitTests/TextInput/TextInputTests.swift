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
            #expect(view.code == "123459" && view.overflow == .replaceLast)
            view.caretPolicy = .endOnly
            stage.tap(cell: 1)
            #expect(view.selectedCells == 6..<6)
            stage.log.lines = []
            view.lengthRange = 4...4
            #expect(view.code == "1234")
            view.alphabet = CodeAlphabet("13")
            #expect(view.code == "13" && stage.log.lines == [])
            for (given, length) in [(0...0, 1), (1000...1000, 64)] {
                view.lengthRange = given
                #expect(view.length == length && view.code == "1")
            }
            #expect(!view.isFull && !view.isComplete)
        }
    }
}
#endif
