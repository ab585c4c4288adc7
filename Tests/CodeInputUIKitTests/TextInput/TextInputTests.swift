#if canImport(UIKit)
import TestTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct TextInputTests {
        @Test("keys are typed one by one and complete once") func keys() {
            let stage = Stage()
            stage.keyboard.type("123456")
            #expect(stage.view.code == "123456")
            #expect(stage.log.lines.suffix(2) == ["change:123456", "complete:123456"])
            #expect(stage.log.completions.count == 1)
            #expect(stage.failures == [])
        }

        @Test(
            "the editor's table reads text of any length",
            arguments: [
                ("3456", "12", "123456"), ("34 56\n", "12", "123456"), ("1 2 3 4 5 6", "9", "123456"),
                ("Your code is 123-456, valid 10 minutes", "98", "123456"), ("123456 or 654321", "1", "1"),
                ("12345678", "1", "1"), ("12ab", "1", "1"), ("\u{301}", "1", "1"), ("٣", "1", "13"),
            ])
        func anyLength(text: String, before: String, after: String) {
            let stage = Stage(typing: before)
            stage.keyboard.insert(text)
            #expect(stage.view.code == after)
            #expect(stage.failures == [])
        }

        @Test("several characters that don't fit are refused as a whole")
        func refused() {
            let stage = Stage(typing: "1234")
            stage.keyboard.insert("5678")
            #expect(stage.view.code == "1234")
            #expect(stage.log.lines == ["invalid:tooLong"])
            stage.keyboard.type("56")
            stage.keyboard.insert("7")
            #expect(stage.log.lines.last == "invalid:full")
            #expect(stage.failures == [])
        }

        @Test("the same table reads replacements") func replacing() throws {
            let stage = Stage(typing: "1234")
            stage.view.replace(try #require(stage.range(1..<3)), withText: "98")
            #expect(stage.view.code == "1984")
            stage.view.replace(try #require(stage.range(0..<4)), withText: "Code: 123456.")
            #expect(stage.view.code == "123456")
            stage.view.replace(try #require(stage.range(4..<6)), withText: "")
            #expect(stage.view.code == "1234")
            #expect(stage.log.lines == ["change:1984", "change:123456", "complete:123456", "change:1234"])
        }

        @Test("empty text does nothing") func empty() {
            let stage = Stage(typing: "12")
            stage.keyboard.insert("")
            #expect(stage.view.code == "12")
            #expect(stage.log.lines == [])
            #expect(stage.failures == [])
        }

        @Test("delete removes the last character, and is refused in an empty field")
        func delete() {
            let stage = Stage(typing: "12")
            stage.keyboard.deleteBackward()
            stage.keyboard.deleteBackward(selectingFirst: true)
            #expect(stage.view.code == "")
            #expect(!stage.view.hasText)
            stage.keyboard.deleteBackward()
            #expect(stage.log.lines == ["change:1", "change:", "invalid:nothingToDelete"])
            #expect(stage.failures == [])
        }

        @Test("the caret stays at the end if the system selects a character before it deletes it")
        func selectingFirst() {
            let stage = Stage(typing: "123")
            stage.keyboard.deleteBackward(selectingFirst: true)
            #expect(stage.view.code == "12")
            #expect(stage.view.selectedCells == 2..<2)
            stage.keyboard.deleteBackward(selectingFirst: true)
            #expect(stage.view.code == "1")
            #expect(stage.failures == [])
        }

        @Test("deleting over a selected cell walks left") func walksLeft() {
            let stage = Stage(typing: "1234")
            stage.tap(cell: 2)
            stage.settle()
            stage.keyboard.deleteBackward()
            #expect(stage.view.code == "124")
            #expect(stage.view.selectedCells == 1..<2)
            stage.keyboard.deleteBackward()
            #expect(stage.view.code == "14")
            #expect(stage.failures == [])
        }

        @Test("typing over a selected cell moves on to the next") func movesOn() {
            let stage = Stage(typing: "123456")
            stage.tap(cell: 1)
            stage.keyboard.type("98")
            #expect(stage.view.code == "198456")
            #expect(stage.view.selectedCells == 3..<4)
            #expect(stage.log.completions == ["complete:193456", "complete:198456"])
            #expect(stage.failures == [])
        }

        @Test("the view has every policy of the editor")
        func policies() {
            let stage = Stage(typing: "123456")
            stage.view.overflow = .replaceLast
            stage.keyboard.type("9")
            #expect(stage.view.code == "123459")
            stage.view.caretPolicy = .endOnly
            stage.tap(cell: 1)
            #expect(stage.view.selectedCells == 6..<6)
            #expect(stage.view.overflow == .replaceLast)
            #expect(stage.failures == [])
        }

        @Test("a new length or alphabet drops characters that do not fit")
        func drops() {
            let stage = Stage(typing: "123456")
            stage.view.lengthRange = 4...4
            #expect(stage.view.code == "1234")
            stage.view.alphabet = CodeAlphabet("13")
            #expect(stage.view.code == "13")
            stage.view.lengthRange = 0...0
            #expect(stage.view.length == 1)
            #expect(stage.view.code == "1")
            stage.view.lengthRange = 1000...1000
            #expect(stage.view.length == 64)
            #expect(stage.log.lines == [])
            #expect(stage.failures == [])
        }

        @Test("letters take the case of the alphabet") func spelling() {
            let stage = Stage { $0.alphabet = .uppercaseLettersAndDigits }
            stage.keyboard.type("ab\u{FF11}")
            #expect(stage.view.code == "AB1")
            stage.keyboard.type("ß")
            #expect(stage.view.code == "AB1")
            #expect(stage.failures == [])
        }

        @Test("a key completes a code again only when it changes it")
        func completesAgain() {
            let stage = Stage(typing: "123456")
            stage.tap(cell: 5)
            stage.keyboard.type("6")
            #expect(stage.log.lines == [])
            stage.tap(cell: 5)
            stage.keyboard.type("7")
            #expect(stage.log.completions == ["complete:123457"])
            #expect(stage.failures == [])
        }
    }
}
#endif
