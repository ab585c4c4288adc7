/// The common shapes as path elements.
enum StandInPathShapes {
    /// Of a quarter circle's control points, in radii.
    private static let quarter: CGFloat = 0.5522847498307936

    static func rect(_ rect: CGRect) -> [StandInPathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    static func lines(_ points: [CGPoint]) -> [StandInPathElement] {
        points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
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

    /// `clockwise` as Core Graphics means it, in a space whose y axis points up.
    static func arc(
        _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool, continuing: Bool
    ) -> [StandInPathElement] {
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        if clockwise {
            if sweep <= -turn { sweep = -turn } else { while sweep > 0 { sweep -= turn } }
        } else {
            if sweep >= turn { sweep = turn } else { while sweep < 0 { sweep += turn } }
        }
        func at(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var elements: [StandInPathElement] = [continuing ? .line(at(start)) : .move(at(start))]
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let k = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            let (p, q) = (at(a), at(b))
            elements.append(
                .curve(
                    q, control1: CGPoint(x: p.x - k * sin(a), y: p.y + k * cos(a)),
                    control2: CGPoint(x: q.x + k * sin(b), y: q.y - k * cos(b))))
        }
        return elements
    }
}
