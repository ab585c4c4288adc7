/// The common shapes as path elements.
enum StandInPathShapes {
    /// How far the control points of a quarter circle lie from its ends, in radii.
    private static let quarter: CGFloat = 0.5522847498307936

    static func rect(_ rect: CGRect) -> [StandInPathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    static func ellipse(_ rect: CGRect) -> [StandInPathElement] {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarter, ry * quarter)
        let (x, y) = (rect.midX, rect.midY)
        func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        return [
            .move(at(rx, 0)),
            .curve(at(0, ry), control1: at(rx, ky), control2: at(kx, ry)),
            .curve(at(-rx, 0), control1: at(-kx, ry), control2: at(-rx, ky)),
            .curve(at(0, -ry), control1: at(-rx, -ky), control2: at(-kx, -ry)),
            .curve(at(rx, 0), control1: at(kx, -ry), control2: at(rx, -ky)),
            .close,
        ]
    }

    static func roundedRect(
        _ rect: CGRect, _ width: CGFloat, _ height: CGFloat, corners: UIRectCorner = .allCorners
    ) -> [StandInPathElement] {
        guard width > 0, height > 0 else { return Self.rect(rect) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func radii(_ corner: UIRectCorner) -> (CGFloat, CGFloat) { corners.contains(corner) ? (width, height) : (0, 0) }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (topLeft, topRight) = (radii(.topLeft), radii(.topRight))
        let (bottomLeft, bottomRight) = (radii(.bottomLeft), radii(.bottomRight))
        let rest = 1 - quarter
        var elements: [StandInPathElement] = [
            .move(point(left + topLeft.0, top)), .line(point(right - topRight.0, top)),
        ]
        func corner(_ radii: (CGFloat, CGFloat), to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
            if radii.0 > 0 { elements.append(.curve(end, control1: control1, control2: control2)) }
        }
        corner(
            topRight, to: point(right, top + topRight.1),
            point(right - topRight.0 * rest, top), point(right, top + topRight.1 * rest))
        elements.append(.line(point(right, bottom - bottomRight.1)))
        corner(
            bottomRight, to: point(right - bottomRight.0, bottom),
            point(right, bottom - bottomRight.1 * rest), point(right - bottomRight.0 * rest, bottom))
        elements.append(.line(point(left + bottomLeft.0, bottom)))
        corner(
            bottomLeft, to: point(left, bottom - bottomLeft.1),
            point(left + bottomLeft.0 * rest, bottom), point(left, bottom - bottomLeft.1 * rest))
        elements.append(.line(point(left, top + topLeft.1)))
        corner(
            topLeft, to: point(left + topLeft.0, top),
            point(left, top + topLeft.1 * rest), point(left + topLeft.0 * rest, top))
        elements.append(.close)
        return elements
    }
}
