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

    init(_ renderer: BoxRenderer, in context: CellContext) {
        let radius = max(renderer.cornerRadius, 0)
        isCircle = renderer.shape == .circle
        guard renderer.shape == .joined else {
            frame = isCircle ? context.square(.greatestFiniteMagnitude, in: context.frame) : context.frame
            (leftRadius, rightRadius) = (radius, radius)
            return
        }
        frame = context.frame
        let frames = renderer.layout.frames(
            count: context.cellCount, in: context.bounds, environment: context.environment)
        // Where another style lays out the cells, a cell is at no end of these rows: it has no round corners.
        let field = FieldContext(bounds: context.bounds, cellFrames: frames, environment: context.environment)
        let row = field.rows.first { $0.frame.contains(CGPoint(x: context.frame.midX, y: context.frame.midY)) }
        leftRadius = row.map { abs($0.frame.minX - context.frame.minX) < 0.01 } == true ? radius : 0
        rightRadius = row.map { abs($0.frame.maxX - context.frame.maxX) < 0.01 } == true ? radius : 0
    }

    func path(inset: CGFloat) -> CodePath {
        let rect = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
        if isCircle { return .ellipse(in: rect) }
        func inner(_ radius: CGFloat) -> CGFloat { max(radius - inset, 0) }
        return .roundedRect(rect, leftRadius: inner(leftRadius), rightRadius: inner(rightRadius))
    }
}
