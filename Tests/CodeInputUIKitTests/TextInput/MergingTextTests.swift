#if canImport(UIKit)
import TestTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    /// Marked text whose first character would combine with the character before it.
    @MainActor @Suite struct MergingTextTests {
        private func check(_ view: CodeInputView) {
            let start = view.beginningOfDocument, end = view.endOfDocument
            let text = view.textRange(from: start, to: end).flatMap(view.text)
            #expect(view.offset(from: start, to: end) == text?.utf16.count)
            for offset in 0...(text?.utf16.count ?? 0) {
                #expect(view.position(from: start, offset: offset) != nil)
                #expect(view.position(from: end, offset: -offset) != nil)
            }
        }

        @Test(
            "is counted in cells",
            arguments: [
                "\u{301}x", "\u{301}", "\u{FE0F}\u{20E3}", "\u{200D}\u{1F469}", "\u{1F3FD}ab", "\u{301}\u{301}a",
            ])
        func counted(_ marked: String) {
            let stage = Stage(length: 5) { $0.alphabet = .lettersAndDigits }
            stage.keyboard.type("6Z٣")
            stage.keyboard.setMarkedText(marked)
            #expect(stage.view.markedCells == 3..<3 + marked.count)
            check(stage.view)
            stage.keyboard.select(0..<1)
            stage.keyboard.unmarkText()
            check(stage.view)
            #expect(stage.failures == [])
        }

        @Test("is counted in cells in the middle of a code") func middle() {
            let stage = Stage { $0.alphabet = CodeAlphabet("\u{1F469}\u{AC00}1") }
            stage.keyboard.type("\u{1F469}\u{AC00}1")
            stage.keyboard.select(2..<3)
            stage.keyboard.setMarkedText("\u{11A8}\u{200D}")
            #expect(stage.view.markedCells?.lowerBound == 1)
            check(stage.view)
            #expect(stage.failures == [])
        }

        @Test("is a bullet for each cell in a secure field") func secret() {
            let stage = Stage(typing: "12") { $0.isSecureTextEntry = true }
            stage.keyboard.setMarkedText("\u{301}\u{1F469}")
            let view = stage.view
            #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 4)
            check(view)
        }

        @Test("an alphabet takes no combining character") func alphabet() {
            let stage = Stage { $0.alphabet = CodeAlphabet(["\u{600}\u{1100}", "\u{AC00}"].compactMap(\.first)) }
            stage.keyboard.insert("\u{600}\u{1100}")
            stage.keyboard.insert("\u{AC00}")
            #expect(stage.view.code == "\u{AC00}")
            check(stage.view)
            #expect(stage.failures == [])
        }
    }
}
#endif
