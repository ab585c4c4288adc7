/// The outline of a box, which depends on its shape and its place in a row.
struct BoxOutline {
    private var frame: CGRect
    private var leftRadius: CGFloat
    private var rightRadius: CGFloat
    private let isCircle: Bool
    /// How far the outline is out of the cell.
    private(set) var reach: CGFloat = 0

    /// The outline of a cell.
    ///
    /// In a row, it is over the lines beside the cell. The corners of a row are as round as those of a separate box, and the others a little.
    init(_ shape: BoxRenderer.Shape, cornerRadius: CGFloat, in context: CellContext) {
        isCircle = shape == .circle
        let cell = context.frame
        frame = isCircle ? context.square(.greatestFiniteMagnitude, in: cell) : cell
        (leftRadius, rightRadius) = (cornerRadius, cornerRadius)
        guard shape == .joined else { return }
        reach = min(context.environment.alignedUp(1) / 2, context.overhang)
        let inner = min(cornerRadius, 3)
        let row = context.cellFrames.filter { $0.minY == cell.minY }
        if row.contains(where: { abs($0.maxX - cell.minX) < 0.01 }) {
            (frame.origin.x, frame.size.width, leftRadius) = (cell.minX - reach, frame.width + reach, inner)
        }
        if row.contains(where: { abs($0.minX - cell.maxX) < 0.01 }) {
            (frame.size.width, rightRadius) = (frame.width + reach, inner)
        }
    }

    func path(inset: CGFloat) -> CodePath {
        let rect = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
        if isCircle { return .ellipse(in: rect) }
        return .roundedRect(rect, leftRadius: leftRadius - inset, rightRadius: rightRadius - inset)
    }
}
