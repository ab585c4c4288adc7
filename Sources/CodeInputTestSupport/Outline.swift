import CodeInputStyles
import Foundation

/// A path of finite numbers, as polygons and open lines.
struct Outline {
    struct Line {
        var points: [CGPoint]
        var isClosed = false
    }

    /// How much longer than the width of a line its corners may be; that of Core Graphics.
    static let mitreLimit: CGFloat = 10

    // A gentler bend is part of a curve.
    private static let gentlestCorner: CGFloat = 0.3
    /// The largest coordinate in points: far outside every cell, and with a finite square.
    private static let furthest: CGFloat = 1e9
    // A line with more is as good as solid.
    private static let mostDashes: CGFloat = 10_000

    private(set) var lines: [Line] = []

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
            case .rect(let rect): lines.append(Self.rounded(rect, by: .zero))
            case .roundedRect(let rect, let radius):
                lines.append(Self.rounded(rect, by: CGSize(width: radius, height: radius)))
            case .ellipse(let rect):
                lines.append(Self.rounded(rect, by: CGSize(width: rect.width / 2, height: rect.height / 2)))
            }
        }
        finish(&lines)
        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, -Self.furthest), Self.furthest) }
        for index in lines.indices {
            lines[index].points = lines[index].points.map { CGPoint(x: clamp($0.x), y: clamp($0.y)) }
        }
    }

    private static func curve(from start: CGPoint, _ one: CGPoint, _ two: CGPoint, _ end: CGPoint) -> [CGPoint] {
        (1...8).map { step in
            let t = CGFloat(step) / 8, u = 1 - t
            let (first, last) = (start * u + one * (3 * t), two * (3 * u) + end * t)
            return first * (u * u) + last * (t * t)
        }
    }

    private static func rounded(_ rect: CGRect, by radius: CGSize) -> Line {
        let steps = radius.width > 0 && radius.height > 0 ? 8 : 0
        let (right, bottom) = (rect.maxX - radius.width, rect.maxY - radius.height)
        let (left, top) = (rect.minX + radius.width, rect.minY + radius.height)
        var points: [CGPoint] = []
        for (corner, center) in [(right, top), (right, bottom), (left, bottom), (left, top)].enumerated() {
            for step in 0...steps {
                let angle = (CGFloat(corner) - 1 + CGFloat(step) / CGFloat(max(steps, 1))) * .pi / 2
                points.append(
                    CGPoint(x: center.0 + cos(angle) * radius.width, y: center.1 + sin(angle) * radius.height))
            }
        }
        return Line(points: points, isClosed: true)
    }

    var bounds: CGRect {
        lines.lazy.flatMap(\.points).reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    // MARK: - Strokes

    /// The outline of a stroke, with butt ends and mitred corners.
    ///
    /// All its parts wind in the same direction, so they never cancel each other.
    func stroked(width: CGFloat, dash: [CGFloat]) -> Outline {
        var stroke = Outline(CodePath())
        let reach = min(width / 2, Self.furthest)
        for line in lines {
            var traveled: CGFloat = 0, before: CGPoint?
            let points = line.points + (line.isClosed ? line.points.prefix(2) : [])
            for (index, (start, end)) in zip(points, points.dropFirst()).enumerated() {
                let length = (end - start).length
                guard length > 0 else { continue }
                let unit = (end - start) * (1 / length), across = unit.turned * reach
                if let before { stroke.addCorner(at: start, from: before, to: unit, reach: reach) }
                before = unit
                // The second point again is there for the last corner.
                if line.isClosed, index == line.points.count { break }
                for part in dash.drawn(from: traveled, length: length, most: Self.mostDashes) {
                    let (first, last) = (start + unit * part.lowerBound, start + unit * part.upperBound)
                    stroke.lines.append(
                        Line(points: [first - across, last - across, last + across, first + across], isClosed: true))
                }
                traveled += length
            }
        }
        return stroke
    }

    private mutating func addCorner(at point: CGPoint, from first: CGPoint, to second: CGPoint, reach: CGFloat) {
        let turn = first.x * second.y - first.y * second.x, cosine = first.x * second.x + first.y * second.y
        // The corner is longer than the width by one divided by this.
        let share = max((1 + cosine) / 2, 0).squareRoot()
        guard abs(turn) > Self.gentlestCorner || cosine < 0, share > 1 / Self.mitreLimit else { return }
        // To the outer side.
        let side = turn > 0 ? -reach : reach
        let tip = (first + second).turned * (side / (2 * share * share))
        let corner = [point, point + first.turned * side, point + tip, point + second.turned * side]
        lines.append(Line(points: turn > 0 ? corner : corner.reversed(), isClosed: true))
    }
}

extension CGPoint {
    fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
    /// The vector a quarter turn on.
    fileprivate var turned: CGPoint { CGPoint(x: -y, y: x) }

    fileprivate static func + (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + second.x, y: first.y + second.y)
    }

    fileprivate static func - (first: CGPoint, second: CGPoint) -> CGPoint { first + second * -1 }

    fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
        CGPoint(x: point.x * factor, y: point.y * factor)
    }
}

extension [CGFloat] {
    /// The parts of a line that a pattern of dashes and gaps paints, from a distance along the pattern.
    fileprivate func drawn(from start: CGFloat, length: CGFloat, most: CGFloat) -> [ClosedRange<CGFloat>] {
        // A pattern of odd length continues with gaps in place of dashes.
        let pattern = count % 2 == 0 ? self : self + self, period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, length / period < most / CGFloat(pattern.count) else { return [0...length] }
        var parts: [ClosedRange<CGFloat>] = [], index = 0
        var place = -start.truncatingRemainder(dividingBy: period)
        while place < length {
            let end = place + pattern[index % pattern.count]
            if index % 2 == 0, end > 0 { parts.append(Swift.max(place, 0)...Swift.min(end, length)) }
            (place, index) = (end, index + 1)
        }
        return parts
    }
}

/// The pixels of a place.
struct PixelGrid {
    let origin: CGPoint
    let width: Int
    let height: Int
    /// The distance between pixels, in points.
    let step: CGFloat

    /// The grid of a rectangle.
    init(_ rect: CGRect, step: CGFloat) {
        (origin, self.step) = (rect.origin, step)
        (width, height) = (Int((rect.width / step).rounded(.up)), Int((rect.height / step).rounded(.up)))
    }

    var count: Int { width * height }

    func center(of pixel: Int) -> CGPoint {
        let (row, column) = pixel.quotientAndRemainder(dividingBy: width)
        return CGPoint(x: origin.x + (CGFloat(column) + 0.5) * step, y: origin.y + (CGFloat(row) + 0.5) * step)
    }

    /// The pixels whose center is in an interval without its end, so that two intervals side by side share none.
    private func range(_ low: CGFloat, _ high: CGFloat, from origin: CGFloat, count: Int) -> Range<Int> {
        let limit = CGFloat(count)
        let first = min(max(((low - origin) / step - 0.5).rounded(.up), 0), limit)
        let last = min(max(((high - origin) / step - 0.5).rounded(.up), first), limit)
        return Int(first)..<Int(last)
    }

    // A path may have a thousand elements, and a check draws it a hundred times. So the code visits each element once,
    // and only the pixels next to it. Plain loops are fast in a build without optimization.

    /// The pixels inside an outline, in either winding direction.
    func pixels(inside outline: Outline) -> [Int] {
        var crossings: [[(x: CGFloat, winding: Int)]] = Array(repeating: [], count: height)
        for line in outline.lines {
            var start = line.points.last ?? .zero
            for end in line.points {
                defer { start = end }
                guard start.y != end.y else { continue }
                let rows = range(min(start.y, end.y), max(start.y, end.y), from: origin.y, count: height)
                let slope = (end.x - start.x) / (end.y - start.y)
                var row = rows.lowerBound
                while row < rows.upperBound {
                    let y = origin.y + (CGFloat(row) + 0.5) * step
                    if (start.y <= y) != (end.y <= y) {
                        crossings[row].append((start.x + (y - start.y) * slope, start.y < end.y ? 1 : -1))
                    }
                    row += 1
                }
            }
        }
        var pixels: [Int] = []
        for row in 0..<height where crossings[row].count > 1 {
            var winding = 0, left: CGFloat = 0
            for crossing in crossings[row].sorted(by: { $0.x < $1.x }) {
                if winding == 0 { left = crossing.x }
                winding += crossing.winding
                guard winding == 0 else { continue }
                let columns = range(left, crossing.x, from: origin.x, count: width)
                pixels += (row * width + columns.lowerBound)..<(row * width + columns.upperBound)
            }
        }
        return pixels
    }
}
