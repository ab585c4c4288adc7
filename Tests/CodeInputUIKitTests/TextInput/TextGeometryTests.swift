import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct TextGeometryTests {
        @Test("carets and selections are in their cells", arguments: [1, 6, 64], [false, true])
        func cells(length: Int, isGrouped: Bool) throws {
            let digits = String(repeating: "1", count: length)
            let style = BoxRenderer().with(\.layout, isGrouped ? .grouped([3, 3]) : .equal())
            let stage = Stage(typing: digits, length: length, style: style, width: 2000)
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
            #expect(abs(view.caretRect(for: view.endOfDocument).maxX - frames[length - 1].maxX) < 0.01)
            let all = try #require(stage.range(0..<length)), rects = view.selectionRects(for: all)
            #expect(view.firstRect(for: all) == frames.reduce(frames[0]) { $0.union($1) })
            #expect(rects.count == length && rects.count(where: \.containsStart) == 1)
            #expect(rects.count(where: \.containsEnd) == 1)
            #expect(try view.selectionRects(for: #require(stage.range(length..<length))).isEmpty)
        }

        @Test("a question lays out nothing, and is answered for the bounds of that moment") func questions() throws {
            let stage = Stage(typing: "12"), shelf = LayoutSpy(), view = stage.view
            stage.window.addSubview(shelf)
            shelf.addSubview(view)
            stage.settle()
            var layouts = 0
            shelf.onLayout = { layouts += 1 }
            shelf.setNeedsLayout()
            view.frame.size.width = 260
            let caret = view.caretRect(for: view.endOfDocument), frames = view.cellFrames
            let end = stage.offset(view.closestPosition(to: CGPoint(x: 259, y: 20)))
            let rects = view.selectionRects(for: try #require(stage.range(0..<2)))
            _ = (view.firstRect(for: try #require(stage.range(0..<1))), view.characterRange(at: .zero))
            #expect(layouts == 0)
            stage.settle()
            #expect(layouts == 1 && view.cellFrames == frames && rects.map(\.rect) == Array(frames[..<2]))
            #expect(caret == view.caretRect(for: view.endOfDocument) && abs(caret.midX - frames[2].midX) < 1)
            #expect(end == 2)
        }

        @Test("digits are never reversed, and natural direction mirrors the cells", arguments: [false, true])
        func direction(isMirrored: Bool) throws {
            let style = BoxRenderer().with(\.layout.direction, isMirrored ? .natural : .leftToRight)
            let stage = Stage(typing: "123", style: style) { $0.semanticContentAttribute = .forceRightToLeft }
            let view = stage.view, frames = view.cellFrames, start = view.beginningOfDocument
            #expect((frames[0].minX > frames[1].minX) == isMirrored)
            let first = try #require(stage.range(0..<1)), caret = view.caretRect(for: first.start)
            #expect(view.firstRect(for: first) == frames[0])
            #expect(view.characterRange(at: frames[1].middle).flatMap(view.text) == "2")
            #expect(isMirrored ? caret.maxX == frames[0].maxX : caret.minX == frames[0].minX)
            #expect(stage.offset(view.position(from: first.end, in: .left, offset: 1)) == (isMirrored ? 2 : 0))
            for (x, isEnd) in [(frames[1].minX + 1, isMirrored), (frames[1].maxX - 1, !isMirrored)] {
                #expect(stage.offset(view.closestPosition(to: CGPoint(x: x, y: 20))) == (isEnd ? 2 : 1))
            }
            let writing: NSWritingDirection = isMirrored ? .rightToLeft : .leftToRight
            #expect(view.baseWritingDirection(for: start, in: .forward) == writing)
            #expect(view.selectionRects(for: first).map(\.writingDirection) == [writing])
        }

        @Test("the nearest position to a point is at the nearer edge of its cell") func nearest() throws {
            let stage = Stage(typing: "1234"), view = stage.view, frames = view.cellFrames
            for (x, expected) in [(frames[1].minX + 1, 1), (frames[1].maxX - 1, 2), (-1000, 0), (1000, 4)] {
                #expect(stage.offset(view.closestPosition(to: CGPoint(x: x, y: 0))) == expected)
            }
            let range = try #require(stage.range(1..<2))
            #expect(stage.offset(view.closestPosition(to: CGPoint(x: 1000, y: 0), within: range)) == 2)
            for point in [frames[4].middle, frames[5].middle, CGPoint(x: -5, y: -5)] {
                #expect(view.characterRange(at: point) == nil)
            }
        }

        @Test(
            "if the place of the text is not finite, the caret is hidden, and at the cell for the system",
            arguments: [
                CGRect(x: CGFloat.nan, y: 0, width: 2, height: 20),
                CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20),
                CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 20), .null, .infinite,
            ])
        func oddCaret(_ place: CGRect) throws {
            let stage = Stage(style: TestRenderer().with(\.place) { @Sendable _ in place })
            let caret = try #require(stage.layer("caret"))
            for text in ["", "12"] {
                stage.type(text)
                #expect(
                    caret.isHidden && stage.view.bounds.contains(stage.view.caretRect(for: stage.view.endOfDocument)))
            }
            stage.view.clear()
            let middle = CGRect(x: 4, y: 6, width: 20, height: 20)
            stage.settle { $0.style = TestRenderer().with(\.place) { @Sendable _ in middle } }
            #expect(!caret.isHidden && caret.frame == CGRect(x: 13, y: 6, width: 2, height: 20))
        }
    }

    @MainActor @Suite struct PositionTests {
        private let stage = Stage(typing: "1234")
        private var view: CodeInputView { stage.view }

        private func offset(_ position: UITextPosition?) -> Int? { stage.offset(position) }

        @Test("positions and ranges of other classes have safe results") func foreign() {
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

        @Test("positions and ranges are values, in either order") func values() {
            let start = view.beginningOfDocument, end = view.endOfDocument
            #expect(offset(end) == 4 && view.textRange(from: end, to: start).flatMap(view.text) == "1234")
            #expect(start.isEqual(view.position(from: end, offset: -4)) && !start.isEqual(UITextPosition()))
            #expect(start.hash == view.position(from: end, offset: -4)?.hash)
            #expect(stage.range(1..<2)?.isEqual(stage.range(1..<2)) == true)
            #expect(view.compare(start, to: end) == .orderedAscending)
            #expect(view.compare(end, to: start) == .orderedDescending)
            view.clear()
            #expect(offset(view.endOfDocument) == 0 && view.compare(start, to: view.endOfDocument) == .orderedSame)
            // Offsets are UTF-16 units, and snap to the edges of cells.
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
    }
}

extension CGRect {
    fileprivate var isUsable: Bool { !isNull && [minX, minY, width, height].allSatisfy(\.isFinite) }

    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// As `contains`, which Foundation on Linux computes with rounding errors.
    fileprivate func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }
}
