#if canImport(UIKit)
import CodeInputStyles
import UIKit

@MainActor struct CodeTextGeometry: ~Copyable {
    let field: FieldContext
    let isMirrored: Bool
    let style: any CodeCellRenderer

    var frames: [CGRect] { field.cellFrames }

    /// The caret before a cell, clamped, or after the last cell; inside an empty one, and finite at any size.
    func caret(before cell: Int, isEmpty: Bool) -> CGRect {
        if isEmpty, frames.indices.contains(cell),
            let caret = style.caretFrame(in: field.context(ofCell: cell, overhang: style.layout.overhang))
        {
            return caret
        }
        let last = frames.count - 1, isBehind = cell > last, frame = frames[min(cell, last)]
        let width = min(2, frame.width)
        let isAtRight = isBehind != isMirrored
        return CGRect(x: isAtRight ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
    }

    /// The union of the cells in the first row of a range, or the caret for an empty range.
    func rect(of cells: Range<Int>) -> CGRect {
        let visible = cells.clamped(to: frames.indices)
        guard let first = visible.first else { return caret(before: cells.lowerBound, isEmpty: false) }
        var row = frames[first]
        for frame in frames[visible.dropFirst()] where frame.minY == row.minY { row = row.union(frame) }
        return row
    }

    func selectionRects(of cells: Range<Int>) -> [CodeSelectionRect] {
        let visible = cells.clamped(to: frames.indices)
        let direction = isMirrored ? NSWritingDirection.rightToLeft : .leftToRight
        if visible.isEmpty, !cells.isEmpty {
            // Marked text may extend past the last cell, but a selection needs a rectangle.
            return [CodeSelectionRect(frame: rect(of: cells), direction: direction, isFirst: true, isLast: true)]
        }
        var rects: [CodeSelectionRect] = []
        for cell in visible {
            rects.append(
                CodeSelectionRect(
                    frame: frames[cell], direction: direction, isFirst: cell == visible.lowerBound,
                    isLast: cell == visible.upperBound - 1))
        }
        return rects
    }

    /// The nearest cell; every field has one.
    func cell(at point: CGPoint) -> Int {
        let isInRows = isInRows
        var nearest = 0
        for cell in frames.indices {
            let first = distance(point, frames[cell]), second = distance(point, frames[nearest])
            // The nearest row comes first: a touch beside a short row belongs to its last cell.
            if isInRows ? first < second : hypot(first.0, first.1) < hypot(second.0, second.1) { nearest = cell }
        }
        return nearest
    }

    /// The cell above or below a cell, in the nearest row; nil in the first or the last row.
    func cell(isAbove: Bool, _ cell: Int) -> Int? {
        guard frames.indices.contains(cell), isInRows else { return nil }
        var point = CGPoint(x: frames[cell].midX, y: isAbove ? -CGFloat.infinity : .infinity)
        for frame in frames {
            if isAbove, frame.maxY <= frames[cell].minY { point.y = max(point.y, frame.midY) }
            if !isAbove, frame.minY >= frames[cell].maxY { point.y = min(point.y, frame.midY) }
        }
        return point.y.isFinite ? self.cell(at: point) : nil
    }

    /// Whether cells at the same height are in one row, unlike those on an arc.
    private var isInRows: Bool {
        for (cell, next) in zip(frames, frames.dropFirst())
        where cell.minY != next.minY && cell.maxY > next.minY && next.maxY > cell.minY { return false }
        return true
    }

    func position(at point: CGPoint) -> Int {
        let cell = cell(at: point), isInRightHalf = point.x > frames[cell].midX
        return isInRightHalf == isMirrored ? cell : cell + 1
    }

    @inline(never) private func distance(_ point: CGPoint, _ frame: CGRect) -> (CGFloat, CGFloat) {
        (max(frame.minY - point.y, point.y - frame.maxY, 0), max(frame.minX - point.x, point.x - frame.maxX, 0))
    }
}

final class CodeSelectionRect: UITextSelectionRect {
    private let frame: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool

    init(frame: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
        (self.frame, self.direction, self.isFirst, self.isLast) = (frame, direction, isFirst, isLast)
    }

    override var rect: CGRect { frame }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
    override var isVertical: Bool { false }
}
#endif
