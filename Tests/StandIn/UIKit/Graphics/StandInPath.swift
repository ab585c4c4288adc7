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

    // Distances from the tip of a corner with a radius of 1, along its first side and across it, to the points of its
    // first half: of a quarter of a circle, and of the system's smoothest corner, whose numbers have been published.
    private static let circularCorner: [(along: CGFloat, across: CGFloat)] = [
        (1, 0), (0.869746, 0), (0.740746, 0.025447), (0.620249, 0.074911), (0.372866, 0.176463),
    ]
    private static let continuousCorner: [(along: CGFloat, across: CGFloat)] = [
        (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060),
    ]

    /// A rounded rectangle; its corners are longer than a quarter of a circle where they are continuous and have room.
    static func roundedRect(
        _ rect: CGRect, _ radius: CGFloat, corners: CACornerMask = .all, curve: CALayerCornerCurve = .circular
    ) -> [StandInPathElement] {
        guard radius > 0 else { return Self.rect(rect) }
        let room = curve == .continuous ? min(max(min(rect.width, rect.height) / 2 / radius - 1, 0), 0.528665) : 0
        let half = zip(circularCorner, continuousCorner).map { round, smooth in
            let share = room / 0.528665
            return (
                along: radius * (round.along + (smooth.along - round.along) * share),
                across: radius * (round.across + (smooth.across - round.across) * share)
            )
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let start = corners.contains(.layerMinXMinYCorner) ? half[0].along : 0
        var elements = [StandInPathElement.move(CGPoint(x: left + start, y: top))]
        // The direction of the side that leads to a corner: to the right, down, to the left, up.
        var side = CGPoint(x: 1, y: 0)
        for (mask, x, y) in [
            (CACornerMask.layerMaxXMinYCorner, right, top), (.layerMaxXMaxYCorner, right, bottom),
            (.layerMinXMaxYCorner, left, bottom), (.layerMinXMinYCorner, left, top),
        ] {
            let bend = corners.contains(mask) ? half + half.reversed().map { ($0.across, $0.along) } : [(0, 0)]
            let points = bend.map { along, across in
                CGPoint(x: x - side.x * along - side.y * across, y: y - side.y * along + side.x * across)
            }
            elements.append(.line(points[0]))
            for index in stride(from: 1, to: points.count, by: 3) {
                elements.append(.curve(points[index + 2], control1: points[index], control2: points[index + 1]))
            }
            side = CGPoint(x: -side.y, y: side.x)
        }
        elements.append(.close)
        return elements
    }
}
