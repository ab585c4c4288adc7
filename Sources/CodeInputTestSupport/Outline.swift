import CodeInputStyles
import Foundation

/// A path of finite numbers, as straight lines.
struct Outline {
    struct Line {
        var points: [CGPoint]
        var isClosed = false

        /// The ends of each straight line.
        var segments: [(start: CGPoint, end: CGPoint)] {
            var segments = zip(points, points.dropFirst()).map { (start: $0, end: $1) }
            if isClosed, let first = points.first, let last = points.last { segments.append((last, first)) }
            return segments
        }
    }

    private(set) var lines: [Line] = []

    /// The largest coordinate in points: far outside every cell, and with a finite square.
    private static let furthest: CGFloat = 1e9

    init(_ path: CodePath) {
        var open = Line(points: [])
        func finish(_ lines: inout [Line]) {
            if open.points.count > 1 { lines.append(open) }
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                finish(&lines)
                open = Line(points: [point])
            case .line(let point): open.points.append(point)
            case .curve(let end, let control1, let control2):
                open.points += Self.curve(from: open.points.last ?? end, control1, control2, end)
            case .close:
                open.isClosed = true
                finish(&lines)
                open = Line(points: open.points.first.map { [$0] } ?? [])
            case .rect(let rect): lines.append(Self.roundedRect(rect, radius: CGSize.zero))
            case .roundedRect(let rect, let radius):
                lines.append(Self.roundedRect(rect, radius: CGSize(width: radius, height: radius)))
            case .ellipse(let rect):
                lines.append(Self.roundedRect(rect, radius: CGSize(width: rect.width / 2, height: rect.height / 2)))
            }
        }
        finish(&lines)
        for index in lines.indices { lines[index].points = lines[index].points.map(Self.clamped) }
    }

    private static func clamped(_ point: CGPoint) -> CGPoint {
        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, -furthest), furthest) }
        return CGPoint(x: clamp(point.x), y: clamp(point.y))
    }

    private static func curve(from start: CGPoint, _ one: CGPoint, _ two: CGPoint, _ end: CGPoint) -> [CGPoint] {
        (1...8).map { step in
            let t = CGFloat(step) / 8, u = 1 - t
            func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
            }
            return CGPoint(x: mix(start.x, one.x, two.x, end.x), y: mix(start.y, one.y, two.y, end.y))
        }
    }

    private static func roundedRect(_ rect: CGRect, radius: CGSize) -> Line {
        let steps = radius.width > 0 && radius.height > 0 ? 8 : 0
        let centers = [
            CGPoint(x: rect.maxX - radius.width, y: rect.minY + radius.height),
            CGPoint(x: rect.maxX - radius.width, y: rect.maxY - radius.height),
            CGPoint(x: rect.minX + radius.width, y: rect.maxY - radius.height),
            CGPoint(x: rect.minX + radius.width, y: rect.minY + radius.height),
        ]
        var points: [CGPoint] = []
        for (corner, center) in centers.enumerated() {
            for step in 0...steps {
                let share = steps > 0 ? CGFloat(step) / CGFloat(steps) : 0
                let angle = (CGFloat(corner) - 1 + share) * .pi / 2
                points.append(
                    CGPoint(x: center.x + cos(angle) * radius.width, y: center.y + sin(angle) * radius.height))
            }
        }
        return Line(points: points, isClosed: true)
    }

    /// The bounds of a stroke with butt ends.
    func strokeBounds(lineWidth: CGFloat) -> CGRect {
        lines.flatMap(\.segments).reduce(.null) { bounds, segment in
            let dx = segment.end.x - segment.start.x, dy = segment.end.y - segment.start.y
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { return bounds }
            let across = CGSize(width: abs(dy / length) * lineWidth / 2, height: abs(dx / length) * lineWidth / 2)
            let box = CGRect(
                x: min(segment.start.x, segment.end.x), y: min(segment.start.y, segment.end.y), width: abs(dx),
                height: abs(dy))
            return bounds.union(box.insetBy(dx: -across.width, dy: -across.height))
        }
    }
}
