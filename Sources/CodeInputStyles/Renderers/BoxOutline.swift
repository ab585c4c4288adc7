#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

/// The outline of one box, as its shape and its place in a row make it.
struct BoxOutline {
    private let frame: CGRect
    private let leftRadius: CGFloat
    private let rightRadius: CGFloat
    private let isCircle: Bool

    init(_ shape: BoxRenderer.Shape, cornerRadius: CGFloat, layout: CodeCellLayout, in context: CellContext) {
        let radius = max(cornerRadius, 0)
        isCircle = shape == .circle
        guard shape == .joined else {
            frame = isCircle ? context.square(.greatestFiniteMagnitude, in: context.frame) : context.frame
            (leftRadius, rightRadius) = (radius, radius)
            return
        }
        frame = context.frame
        let (left, right) = (context.frame.minX, context.frame.maxX)
        let frames = layout.frames(count: context.cellCount, in: context.bounds, environment: context.environment)
        // A row begins where a cell does and no other ends. Where another style lays out the cells, a cell is at no end
        // of these rows: it has no round corners.
        let begins = frames.contains { abs($0.minX - left) < 0.01 } && !frames.contains { abs($0.maxX - left) < 0.01 }
        let ends = frames.contains { abs($0.maxX - right) < 0.01 } && !frames.contains { abs($0.minX - right) < 0.01 }
        leftRadius = begins ? radius : 0
        rightRadius = ends ? radius : 0
    }

    func path(inset: CGFloat) -> CodePath {
        let rect = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
        if isCircle { return .ellipse(in: rect) }
        func inner(_ radius: CGFloat) -> CGFloat { max(radius - inset, 0) }
        return .roundedRect(rect, leftRadius: inner(leftRadius), rightRadius: inner(rightRadius))
    }
}
