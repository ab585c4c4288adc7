#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct PositionTests {
        private let stage = Stage(typing: "1234")
        private var view: CodeInputView { stage.view }

        private func offset(_ position: UITextPosition?) -> Int? {
            position.map { view.offset(from: view.beginningOfDocument, to: $0) }
        }

        @Test("positions and ranges of other classes have safe results")
        func foreign() {
            let position = UITextPosition(), range = UITextRange()
            #expect(view.position(from: position, offset: 1) == nil)
            #expect(view.position(from: position, in: .left, offset: 1) == nil)
            #expect(view.textRange(from: position, to: view.endOfDocument) == nil)
            #expect(view.compare(position, to: view.endOfDocument) == .orderedSame)
            #expect(view.offset(from: position, to: view.endOfDocument) == 0)
            #expect(view.text(in: range) == nil && view.selectionRects(for: range).isEmpty)
            #expect(view.position(within: range, farthestIn: .left) == nil)
            #expect(view.characterRange(byExtending: position, in: .right) == nil)
            #expect(view.closestPosition(to: .zero, within: range) == nil)
            #expect(view.baseWritingDirection(for: position, in: .forward) == .leftToRight)
            view.setBaseWritingDirection(.rightToLeft, for: range)
            view.replace(range, withText: "9")
            view.selectedTextRange = range
            view.selectedTextRange = nil
            #expect(view.firstRect(for: range).isUsable && view.caretRect(for: position).isUsable)
            #expect((view.code, view.selectedCells) == ("1234", 4..<4))
        }

        @Test("positions and ranges are values, in either order")
        func values() {
            let start = view.beginningOfDocument, end = view.endOfDocument
            #expect(offset(end) == 4 && view.textRange(from: end, to: start).flatMap(view.text) == "1234")
            #expect(start.isEqual(view.position(from: end, offset: -4)) && !start.isEqual(UITextPosition()))
            #expect(start.hash == view.position(from: end, offset: -4)?.hash)
            #expect(stage.range(1..<2)?.isEqual(stage.range(1..<2)) == true)
            #expect(view.compare(start, to: end) == .orderedAscending)
            #expect(view.compare(end, to: start) == .orderedDescending)
            view.clear()
            #expect(offset(view.endOfDocument) == 0 && view.compare(start, to: view.endOfDocument) == .orderedSame)
        }

        @Test("offsets are UTF-16 units and snap to the edges of cells")
        func utf16() throws {
            view.alphabet = CodeAlphabet("a𝛼😀")
            stage.keyboard.type("a😀")
            #expect(offset(view.endOfDocument) == 3)
            #expect(offset(view.position(from: view.beginningOfDocument, offset: 2)) == 3)
            #expect(offset(view.position(from: view.endOfDocument, offset: -1)) == 1)
            #expect(view.position(from: view.beginningOfDocument, offset: 4) == nil)
        }

        @Test(
            "directions lead along the line",
            arguments: [
                (UITextLayoutDirection.left, 1, 1, "12"), (.right, 3, 3, "34"), (.up, 0, 1, "12"), (.down, 4, 3, "34"),
            ])
        func directions(direction: UITextLayoutDirection, next: Int, farthest: Int, extended: String) throws {
            let middle = try #require(view.position(from: view.beginningOfDocument, offset: 2))
            #expect(offset(view.position(from: middle, in: direction, offset: 1)) == next)
            #expect(offset(view.position(from: middle, in: direction, offset: 0)) == 2)
            let range = try #require(stage.range(1..<3))
            #expect(offset(view.position(within: range, farthestIn: direction)) == farthest)
            #expect(view.characterRange(byExtending: middle, in: direction).flatMap(view.text) == extended)
        }

        @Test("a code is one word to the tokenizer, and bullets in a secure field") func tokenizer() throws {
            let word = view.tokenizer.rangeEnclosingPosition(
                view.beginningOfDocument, with: .word, inDirection: .storage(.forward))
            #expect(word.flatMap(view.text) == "1234")
            view.isSecureTextEntry = true
            #expect(view.text(in: try #require(stage.range(1..<3))) == "••")
        }
    }
}

extension CGRect {
    fileprivate var isUsable: Bool { !isNull && [minX, minY, width, height].allSatisfy(\.isFinite) }
}
#endif
