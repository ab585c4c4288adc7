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

    /// The outline of a cell in a row, over the lines beside it.
    ///
    /// The corners of the row are as round as those of the row, and the others a little.
    static func joined(cornerRadius: CGFloat, in context: CellContext) -> BoxOutline {
        let radius = max(cornerRadius, 0), frame = context.frame
        var hasLeft = false, hasRight = false
        for other in context.cellFrames where other.minY == frame.minY {
            if abs(other.maxX - frame.minX) < 0.01 { hasLeft = true }
            if abs(other.minX - frame.maxX) < 0.01 { hasRight = true }
        }
        let line = min(context.environment.alignedUp(1) / 2, context.overhang), inner = min(radius, 3)
        let left = hasLeft ? line : 0, right = hasRight ? line : 0
        return BoxOutline(
            frame: CGRect(
                x: frame.minX - left, y: frame.minY, width: frame.width + left + right, height: frame.height),
            leftRadius: hasLeft ? inner : radius, rightRadius: hasRight ? inner : radius, isCircle: false)
    }

    func path(inset: CGFloat) -> CodePath {
        let rect = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
        if isCircle { return .ellipse(in: rect) }
        func inner(_ radius: CGFloat) -> CGFloat { max(radius - inset, 0) }
        return .roundedRect(rect, leftRadius: inner(leftRadius), rightRadius: inner(rightRadius))
    }
}
