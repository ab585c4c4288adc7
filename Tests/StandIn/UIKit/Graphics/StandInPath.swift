enum StandInPathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    func applying(_ t: CGAffineTransform) -> StandInPathElement {
        switch self {
        case .move(let end): .move(end.applying(t))
        case .line(let end): .line(end.applying(t))
        case .curve(let end, let control1, let control2):
            .curve(end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .close: .close
        }
    }
}

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

    static func roundedRect(_ rect: CGRect, _ radius: CGFloat, corners: CACornerMask = .all) -> [StandInPathElement] {
        guard radius > 0 else { return Self.rect(rect) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func size(_ mask: CACornerMask) -> CGFloat { corners.contains(mask) ? radius : 0 }
        let start = CGPoint(x: left + size(.layerMinXMinYCorner), y: top)
        var elements: [StandInPathElement] = [.move(start)]
        /// Adds the line to a corner and its curve, with the directions of the sides before and after it.
        func corner(
            _ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ before: (x: CGFloat, y: CGFloat),
            _ after: (x: CGFloat, y: CGFloat)
        ) {
            let radius = size(mask), near = radius * (1 - quarter)
            func at(_ side: (x: CGFloat, y: CGFloat), _ distance: CGFloat) -> CGPoint {
                CGPoint(x: x + side.x * distance, y: y + side.y * distance)
            }
            elements.append(.line(at(before, radius)))
            if radius > 0 {
                elements.append(.curve(at(after, radius), control1: at(before, near), control2: at(after, near)))
            }
        }
        corner(.layerMaxXMinYCorner, right, top, (-1, 0), (0, 1))
        corner(.layerMaxXMaxYCorner, right, bottom, (0, -1), (-1, 0))
        corner(.layerMinXMaxYCorner, left, bottom, (1, 0), (0, -1))
        corner(.layerMinXMinYCorner, left, top, (0, 1), (1, 0))
        elements.append(.close)
        return elements
    }
}
