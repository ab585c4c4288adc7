#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct TextGeometryTests {
        private static func layout(_ isGrouped: Bool, _ direction: CodeCellLayout.Direction) -> BoxRenderer {
            var style = BoxRenderer()
            style.layout = isGrouped ? .grouped([3, 3]) : .equal()
            style.layout.direction = direction
            return style
        }

        @Test("carets and selections are in their cells", arguments: [1, 6, 64], [false, true])
        func cells(length: Int, isGrouped: Bool) throws {
            let stage = Stage(length: length, style: Self.layout(isGrouped, .leftToRight), width: 2000)
            stage.keyboard.type(String(repeating: "1", count: length))
            stage.settle()
            let view = stage.view, frames = view.cellFrames
            #expect(frames.count == length)
            for cell in 0..<length {
                let range = try #require(stage.range(cell..<(cell + 1)))
                #expect(view.firstRect(for: range) == frames[cell])
                #expect(frames[cell].insetBy(dx: -0.01, dy: -0.01).encloses(view.caretRect(for: range.start)))
                let rects = view.selectionRects(for: range)
                #expect(rects.map(\.rect) == [frames[cell]])
                #expect(rects.allSatisfy { $0.containsStart && $0.containsEnd && !$0.isVertical })
                #expect(view.characterRange(at: frames[cell].middle) == range)
            }
            let end = view.caretRect(for: view.endOfDocument)
            #expect(abs(end.maxX - frames[length - 1].maxX) < 0.01)
            let all = try #require(stage.range(0..<length))
            #expect(view.firstRect(for: all) == frames.reduce(frames[0]) { $0.union($1) })
            #expect(view.selectionRects(for: all).count == length)
            #expect(view.selectionRects(for: all).count { $0.containsStart } == 1)
            #expect(view.selectionRects(for: all).count { $0.containsEnd } == 1)
            #expect(stage.failures == [])
        }

        @Test("an empty range has no selection rectangles, and the caret as its first rectangle")
        func emptyRange() throws {
            let stage = Stage(typing: "12")
            let end = try #require(stage.range(2..<2))
            #expect(stage.view.selectionRects(for: end).isEmpty)
            #expect(!stage.view.firstRect(for: end).isNull)
            let caret = stage.view.caretRect(for: end.end)
            // In the middle of an empty cell, and at the edge of a filled one.
            #expect(stage.view.cellFrames[2].insetBy(dx: 5, dy: 0).encloses(caret))
            #expect(stage.view.caretRect(for: stage.view.beginningOfDocument).minX == stage.view.cellFrames[0].minX)
        }

        @Test(
            "a field without width or height returns finite rectangles",
            arguments: [(0, 56), (0.5, 56), (7, 56), (320, 0), (0, 0)] as [(CGFloat, CGFloat)])
        func noSize(width: CGFloat, height: CGFloat) throws {
            let stage = Stage(typing: "123")
            stage.view.frame.size = CGSize(width: width, height: height)
            stage.keyboard.press(.left)
            stage.keyboard.press(.home, shift: true)
            let range = try #require(stage.view.selectedTextRange)
            #expect(stage.view.selectionRects(for: range).count == 3)
            #expect(stage.view.closestPosition(to: CGPoint(x: 5, y: 5)) != nil)
            #expect(stage.failures == [])
        }

        @Test("rectangles are right before the first layout pass, and have a new size at once")
        func beforeLayout() throws {
            Device.reset()
            let view = CodeInputView(length: 6, style: .box)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
            view.insertText("1")
            let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
            #expect(view.firstRect(for: range) == view.cellFrames[0])
            #expect(view.cellFrames[0].width > 30)
            view.frame.size.width = 100
            #expect(view.firstRect(for: range).width < 20)
        }

        @Test("digits are never reversed, and natural direction mirrors the cells")
        func direction() throws {
            for isMirrored in [false, true] {
                let style = Self.layout(false, isMirrored ? .natural : .leftToRight)
                let stage = Stage(style: style) { $0.semanticContentAttribute = .forceRightToLeft }
                stage.keyboard.type("123")
                stage.settle()
                let view = stage.view, frames = view.cellFrames
                #expect((frames[0].minX > frames[1].minX) == isMirrored)
                let first = try #require(stage.range(0..<1))
                #expect(view.firstRect(for: first) == frames[0])
                #expect(view.characterRange(at: frames[1].middle).flatMap(view.text) == "2")
                let caret = view.caretRect(for: first.start)
                #expect(isMirrored ? caret.maxX == frames[0].maxX : caret.minX == frames[0].minX)
                let left = view.position(from: first.end, in: .left, offset: 1)
                let expected = isMirrored ? 2 : 0
                #expect(view.offset(from: view.beginningOfDocument, to: try #require(left)) == expected)
                #expect(stage.failures == [])
            }
        }

        @Test("the nearest position to a point is at the nearer edge of its cell")
        func nearest() throws {
            let stage = Stage(typing: "1234")
            let view = stage.view, frames = view.cellFrames
            let offset = { view.offset(from: view.beginningOfDocument, to: $0 ?? UITextPosition()) }
            #expect(offset(view.closestPosition(to: CGPoint(x: frames[1].minX + 1, y: 0))) == 1)
            #expect(offset(view.closestPosition(to: CGPoint(x: frames[1].maxX - 1, y: 0))) == 2)
            #expect(offset(view.closestPosition(to: CGPoint(x: -1000, y: 0))) == 0)
            #expect(offset(view.closestPosition(to: CGPoint(x: 1000, y: 0))) == 4)
            let range = try #require(stage.range(1..<2))
            #expect(offset(view.closestPosition(to: CGPoint(x: 1000, y: 0), within: range)) == 2)
            #expect(view.characterRange(at: frames[4].middle) == nil)
            #expect(view.characterRange(at: frames[5].middle) == nil)
            #expect(view.characterRange(at: CGPoint(x: -5, y: -5)) == nil)
        }

        /// A box style whose text is in a faulty place.
        private struct OddCaretRenderer: CodeCellRenderer {
            let place: CGRect
            func draw(_ cell: CodeCell, in context: inout CellContext) { BoxRenderer().draw(cell, in: &context) }
            func textRect(in context: CellContext) -> CGRect? { place }
        }

        @Test(
            "if the place of the text is not finite, the caret is hidden, and at the cell for the system",
            arguments: [
                CGRect(x: CGFloat.nan, y: 0, width: 2, height: 20),
                CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20),
                CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 20), .null, .infinite,
            ])
        func oddCaret(_ place: CGRect) throws {
            let stage = Stage(style: OddCaretRenderer(place: place))
            let caret = try #require(stage.layer("caret"))
            for text in ["", "12"] {
                stage.keyboard.type(text)
                stage.settle()
                #expect(caret.isHidden)
                let rect = stage.view.caretRect(for: stage.view.endOfDocument)
                #expect([rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.isFinite })
                #expect(stage.view.bounds.contains(rect))
            }
            stage.view.clear()
            stage.view.style = OddCaretRenderer(place: CGRect(x: 4, y: 6, width: 20, height: 20))
            stage.settle()
            #expect(!caret.isHidden && caret.frame == CGRect(x: 13, y: 6, width: 2, height: 20))
            #expect(stage.failures == [])
        }
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

    fileprivate func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }
}
#endif
