#if !canImport(CoreGraphics)
import Foundation
#endif

extension CodePath {
    /// Adds an arc of a circle, with a line to its start from the end of the path, if there is one.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius in points. A value of 0 or less, infinity or NaN adds nothing.
    ///   - start: The angle of the start in radians, from the x axis, clockwise on the screen.
    ///   - end: The angle of the end. An end before the start draws counterclockwise. At most a full circle is drawn.
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
}
