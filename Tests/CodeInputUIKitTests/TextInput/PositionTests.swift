#if canImport(UIKit)
import TestTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct PositionTests {
        @Test("positions and ranges of other classes have safe results")
        func foreign() {
            let stage = Stage(typing: "1234")
            let view = stage.view, position = UITextPosition(), range = UITextRange()
            #expect(view.position(from: position, offset: 1) == nil)
            #expect(view.position(from: position, in: .left, offset: 1) == nil)
            #expect(view.textRange(from: position, to: view.endOfDocument) == nil)
            #expect(view.compare(position, to: view.endOfDocument) == .orderedSame)
            #expect(view.offset(from: position, to: view.endOfDocument) == 0)
            #expect(view.text(in: range) == nil)
            #expect(view.selectionRects(for: range).isEmpty)
            #expect(view.position(within: range, farthestIn: .left) == nil)
            #expect(view.characterRange(byExtending: position, in: .right) == nil)
            #expect(view.closestPosition(to: .zero, within: range) == nil)
            #expect(view.baseWritingDirection(for: position, in: .forward) == .leftToRight)
            view.setBaseWritingDirection(.rightToLeft, for: range)
            view.replace(range, withText: "9")
            view.selectedTextRange = range
            view.selectedTextRange = nil
            #expect(isFinite(view.firstRect(for: range)) && isFinite(view.caretRect(for: position)))
            #expect((view.code, view.selectedCells) == ("1234", 4..<4))
            #expect(view.shouldChangeText(in: range, replacementText: "1"))
        }

        @Test("stale positions are clamped to the text") func stale() throws {
            let stage = Stage(typing: "1234")
            let view = stage.view
            let old = try #require(stage.range(2..<4))
            view.code = "1"
            #expect(view.text(in: old) == "")
            #expect(view.offset(from: view.beginningOfDocument, to: old.end) == 1)
            #expect(view.compare(old.start, to: view.endOfDocument) == .orderedSame)
            #expect(isFinite(view.firstRect(for: old)) && isFinite(view.caretRect(for: old.end)))
            #expect(view.selectionRects(for: old).isEmpty)
            view.selectedTextRange = old
            #expect(view.selectedCells == 1..<1)
            view.replace(old, withText: "2")
            #expect(view.code == "12")
            #expect(stage.failures == [])
        }

        @Test("offsets out of range give nil", arguments: [Int.max, Int.min, 5, -5, Int.max - 1])
        func outOfRange(offset: Int) {
            let stage = Stage(typing: "1234")
            let view = stage.view
            for position in [view.beginningOfDocument, view.endOfDocument] {
                #expect(view.position(from: position, offset: offset) == nil)
                for direction in [UITextLayoutDirection.left, .right] {
                    #expect(view.position(from: position, in: direction, offset: offset) == nil)
                }
                for direction in [UITextLayoutDirection.up, .down] {
                    _ = view.position(from: position, in: direction, offset: offset)
                }
            }
        }

        @Test("reversed ends are swapped") func reversed() {
            let stage = Stage(typing: "1234")
            let range = stage.view.textRange(from: stage.view.endOfDocument, to: stage.view.beginningOfDocument)
            #expect(range.flatMap(stage.view.text) == "1234")
        }

        @Test("the end of the document is the count") func end() {
            let stage = Stage(typing: "1234")
            let view = stage.view
            #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 4)
            view.clear()
            #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 0)
            #expect(view.compare(view.beginningOfDocument, to: view.endOfDocument) == .orderedSame)
        }

        @Test("equal positions and ranges are equal") func equal() {
            let stage = Stage(typing: "1234")
            let view = stage.view
            #expect(view.beginningOfDocument.isEqual(view.position(from: view.endOfDocument, offset: -4)))
            #expect(view.beginningOfDocument.hash == view.position(from: view.endOfDocument, offset: -4)?.hash)
            #expect(stage.range(1..<2)?.isEqual(stage.range(1..<2)) == true)
            #expect(!view.beginningOfDocument.isEqual(UITextPosition()))
        }

        @Test("offsets are UTF-16 units and snap to the edges of cells")
        func utf16() throws {
            let stage = Stage { $0.alphabet = CodeAlphabet("a𝛼😀") }
            stage.keyboard.type("a😀")
            let view = stage.view, start = view.beginningOfDocument
            #expect(view.offset(from: start, to: view.endOfDocument) == 3)
            let inside = try #require(view.position(from: start, offset: 2))
            #expect(view.offset(from: start, to: inside) == 3)
            let back = try #require(view.position(from: view.endOfDocument, offset: -1))
            #expect(view.offset(from: start, to: back) == 1)
            #expect(view.position(from: start, offset: 4) == nil)
            #expect(stage.failures == [])
        }

        @Test("directions lead along the line") func directions() throws {
            let stage = Stage(typing: "1234")
            let view = stage.view
            let middle = try #require(view.position(from: view.beginningOfDocument, offset: 2))
            let offset = { view.offset(from: view.beginningOfDocument, to: $0 ?? UITextPosition()) }
            #expect(offset(view.position(from: middle, in: .left, offset: 1)) == 1)
            #expect(offset(view.position(from: middle, in: .right, offset: 1)) == 3)
            #expect(offset(view.position(from: middle, in: .down, offset: 1)) == 4)
            #expect(offset(view.position(from: middle, in: .up, offset: 1)) == 0)
            for direction in [UITextLayoutDirection.up, .down, .left, .right] {
                #expect(offset(view.position(from: middle, in: direction, offset: 0)) == 2)
            }
            let range = try #require(stage.range(1..<3))
            #expect(offset(view.position(within: range, farthestIn: .left)) == 1)
            #expect(offset(view.position(within: range, farthestIn: .right)) == 3)
            #expect(view.characterRange(byExtending: middle, in: .left).flatMap(view.text) == "12")
            #expect(view.characterRange(byExtending: middle, in: .right).flatMap(view.text) == "34")
        }

        @Test("a code is one word to the tokenizer") func tokenizer() {
            let stage = Stage(typing: "1234")
            let view = stage.view
            let word = view.tokenizer.rangeEnclosingPosition(
                view.beginningOfDocument, with: .word, inDirection: .storage(.forward))
            #expect(word.flatMap(view.text) == "1234")
        }

        @Test("the system sees bullets in a secure field")
        func secret() throws {
            let stage = Stage(typing: "1234") { $0.isSecureTextEntry = true }
            #expect(stage.view.text(in: try #require(stage.range(0..<4))) == "••••")
            #expect(stage.view.text(in: try #require(stage.range(1..<2))) == "•")
            #expect(stage.failures == [])
        }

        private func isFinite(_ rect: CGRect) -> Bool {
            !rect.isNull && [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        }
    }
}
#endif
