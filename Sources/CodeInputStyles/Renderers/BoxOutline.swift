#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// The outline of a box, which depends on its shape and its place in a row.
struct BoxOutline {
    let frame: CGRect
    let leftRadius: CGFloat
    let rightRadius: CGFloat
    let isCircle: Bool

    /// The outline of a separate cell.
    static func single(_ shape: BoxRenderer.Shape, cornerRadius: CGFloat, in context: CellContext) -> BoxOutline {
        let isCircle = shape == .circle
        let frame = isCircle ? context.square(.greatestFiniteMagnitude, in: context.frame) : context.frame
        let radius = max(cornerRadius, 0)
        return BoxOutline(frame: frame, leftRadius: radius, rightRadius: radius, isCircle: isCircle)
    }

    /// The outline of a cell in a row.
    ///
    /// Only the corners of the row are round.
    static func joined(cornerRadius: CGFloat, layout: CodeCellLayout, in context: CellContext) -> BoxOutline {
        let radius = max(cornerRadius, 0)
        let (left, right) = (context.frame.minX, context.frame.maxX)
        let top = context.frame.minY
        // Cells without gaps in one row fill the width: its ends are known.
        if let row = layout.solidRow(of: context) {
            return BoxOutline(
                frame: context.frame, leftRadius: abs(row.lowerBound - left) < 0.01 ? radius : 0,
                rightRadius: abs(row.upperBound - right) < 0.01 ? radius : 0, isCircle: false)
        }
        let frames = layout.frames(count: context.cellCount, in: context.bounds, environment: context.environment)
        func isEdge(_ x: CGFloat, _ edge: (CGRect) -> CGFloat) -> Bool {
            frames.contains { $0.minY == top && abs(edge($0) - x) < 0.01 }
        }
        // A row begins where a cell begins and no other cell ends. If another renderer lays out the cells, no cell is
        // at the end of such a row, and corners are not round.
        let begins = isEdge(left, { $0.minX }) && !isEdge(left, { $0.maxX })
        let ends = isEdge(right, { $0.maxX }) && !isEdge(right, { $0.minX })
        return BoxOutline(
            frame: context.frame, leftRadius: begins ? radius : 0, rightRadius: ends ? radius : 0, isCircle: false)
    }

    func path(inset: CGFloat) -> CodePath {
        let rect = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
        if isCircle { return .ellipse(in: rect) }
        func inner(_ radius: CGFloat) -> CGFloat { max(radius - inset, 0) }
        return .roundedRect(rect, leftRadius: inner(leftRadius), rightRadius: inner(rightRadius))
    }
}
