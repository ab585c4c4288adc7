extension CodePath {
    /// Adds an arc of a circle, with a line to its start from the end of the path, if there is one.
    ///
    /// Angles are in radians, from the x axis, clockwise on the screen. An end before the start draws counterclockwise.
    /// At most a full circle is drawn. A radius of 0 or less, and infinity or NaN, add nothing.
    public mutating func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        let turn = min(max(end - start, -2 * .pi), 2 * .pi)
        guard radius > 0, radius.isFinite, turn.isFinite, start.isFinite else { return }
        func point(_ angle: CGFloat, reach: CGFloat = 0) -> CGPoint {
            // Reach is the distance of a control point along the tangent, as a share of the radius.
            let x = cos(angle) - reach * sin(angle), y = sin(angle) + reach * cos(angle)
            return CGPoint(x: center.x + x * radius, y: center.y + y * radius)
        }
        if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
        // A cubic curve comes close to a circle for up to a quarter.
        let count = Int((abs(turn) / (.pi / 2)).rounded(.up))
        let step = turn / CGFloat(max(count, 1)), reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = start + CGFloat(index) * step, to = from + step
            addCurve(to: point(to), control1: point(from, reach: reach), control2: point(to, reach: -reach))
        }
    }

    /// Walks around a rectangle with two radii of corners, clockwise from the end of the top left one.
    package static func walk(
        around rect: CGRect, left leftRadius: CGFloat, right rightRadius: CGFloat, _ add: (Element) -> Void
    ) {
        let halfSide = rect.shorterSide / 2
        let left = ContinuousCorner.make(leftRadius, halfSide: halfSide)
        let right = rightRadius == leftRadius ? left : ContinuousCorner.make(rightRadius, halfSide: halfSide)
        add(.move(CGPoint(x: rect.minX + left.length * leftRadius, y: rect.minY)))
        // The direction of the side that leads to a corner: to the right, down, to the left, up.
        var side = CGPoint(x: 1, y: 0)
        for tip in [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY), (rect.minX, rect.minY)] {
            let (corner, radius) = side.x + side.y > 0 ? (right, rightRadius) : (left, leftRadius)
            func point(_ point: CGPoint) -> CGPoint {
                let along = (point.x - corner.length) * radius, across = point.y * radius
                return CGPoint(x: tip.0 + side.x * along - side.y * across, y: tip.1 + side.y * along + side.x * across)
            }
            add(.line(point(.zero)))
            for index in stride(from: 0, to: radius > 0 ? corner.points.count : 0, by: 3) {
                add(
                    .curve(
                        point(corner.points[index + 2]), control1: point(corner.points[index]),
                        control2: point(corner.points[index + 1])))
            }
            side = CGPoint(x: -side.y, y: side.x)
        }
    }
}

/// A corner with a radius of 1 that bends gradually, as the continuous corner of the system.
private struct ContinuousCorner: Sendable {
    /// The share of a radius by which the corner is longer than an arc where there is room.
    private static let mostSmoothing: CGFloat = 0.528665
    // The first half of a corner, up to the first control point of its middle curve: the distances from the tip along
    // the first side, and those across it. The system's numbers have been published since iOS 7; those of a quarter of
    // a circle are for the same three curves.
    private static let system: [CGPoint] = [
        CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
        CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
    ]
    private static let circle: [CGPoint] = [
        CGPoint(x: 1, y: 0), CGPoint(x: 0.869746, y: 0), CGPoint(x: 0.740746, y: 0.025447),
        CGPoint(x: 0.620249, y: 0.074911), CGPoint(x: 0.372866, y: 0.176463),
    ]
    // The usual corner, made once.
    private static let smoothest = Self(mostSmoothing)

    /// The length that the corner takes of each side.
    let length: CGFloat
    /// The control points and the end of each curve, in coordinates along the first side and across it.
    let points: [CGPoint]

    /// The corner of a radius, as smooth as half of the shorter side allows.
    static func make(_ radius: CGFloat, halfSide: CGFloat) -> Self {
        let smoothing = radius > 0 ? min(max(halfSide / radius - 1, 0), mostSmoothing) : mostSmoothing
        return smoothing == mostSmoothing ? smoothest : Self(smoothing)
    }

    @inline(never) private init(_ smoothing: CGFloat) {
        let length = 1 + smoothing, share = smoothing / Self.mostSmoothing
        // The second half is the first one, seen from the other side.
        points = (1..<10).map { index in
            let round = Self.circle[min(index, 9 - index)], smooth = Self.system[min(index, 9 - index)]
            let x = length - round.x - (smooth.x - round.x) * share, y = round.y + (smooth.y - round.y) * share
            return index < 5 ? CGPoint(x: x, y: y) : CGPoint(x: length - y, y: length - x)
        }
        self.length = length
    }
}
