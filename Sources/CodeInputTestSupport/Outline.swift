/// A path of finite numbers, as polygons and open lines.
struct Outline {
    /// The largest coordinate in points: far outside every cell, and with a finite square.
    private static let furthest: CGFloat = 1e9
    /// The length in points below which a line is a rounding error, as on a circle without room.
    private static let shortest: CGFloat = 1e-6

    fileprivate var lines: [(points: [CGPoint], isClosed: Bool)] = []

    /// Creates the outline, with a number of lines for a curve.
    init(_ path: CodePath, steps: Int = 6) {
        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, -Self.furthest), Self.furthest) }
        func clamp(_ point: CGPoint) -> CGPoint { CGPoint(x: clamp(point.x), y: clamp(point.y)) }
        var open: [CGPoint] = []
        for element in path.outlines {
            switch element {
            case .move(let point):
                lines.append((open, false))
                open = [clamp(point)]
            case .line(let point): open.append(clamp(point))
            case .curve(let end, let control1, let control2):
                let (one, two, end) = (clamp(control1), clamp(control2), clamp(end)), start = open.last ?? end
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps), u = 1 - t
                    open.append((start * u + one * (3 * t)) * (u * u) + (two * (3 * u) + end * t) * (t * t))
                }
            case .close:
                lines.append((open, true))
                open = Array(open.prefix(1))
            case .rect, .roundedRect, .ellipse: break
            }
        }
        lines.append((open, false))
        lines.removeAll { $0.points.count < 2 }
    }

    var bounds: CGRect {
        var bounds = CGRect.null
        for line in lines { for point in line.points { bounds = bounds.union(CGRect(origin: point, size: .zero)) } }
        return bounds
    }

    /// The outline of a stroke with butt ends; all its parts wind in one direction, so they never cancel each other.
    func stroked(width: CGFloat, dash: [CGFloat]) -> Outline {
        var stroke = Outline(CodePath())
        let reach = min(width / 2, Self.furthest)
        for line in lines {
            var traveled: CGFloat = 0
            let ends = line.points.dropFirst() + (line.isClosed ? line.points.prefix(1) : [])
            for (start, end) in zip(line.points, ends) {
                let vector = end + start * -1, length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
                guard length > Self.shortest else { continue }
                let unit = vector * (1 / length), across = CGPoint(x: -unit.y, y: unit.x) * reach
                for painted in dash.drawn(from: traveled, length: length) {
                    let (first, last) = (start + unit * painted.lowerBound, start + unit * painted.upperBound)
                    let corners = [first + across * -1, last + across * -1, last + across, first + across]
                    stroke.lines.append((corners, true))
                }
                traveled += length
            }
        }
        return stroke
    }
}

extension CGPoint {
    fileprivate static func + (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + second.x, y: first.y + second.y)
    }

    fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
        CGPoint(x: point.x * factor, y: point.y * factor)
    }
}

extension [CGFloat] {
    /// The parts of a line that a pattern of dashes and gaps paints, from a distance along the pattern.
    fileprivate func drawn(from start: CGFloat, length: CGFloat) -> [ClosedRange<CGFloat>] {
        // A pattern of odd length continues with gaps in place of dashes.
        let pattern = count % 2 == 0 ? self : self + self, period = pattern.reduce(0, +)
        // A line with more is as good as solid.
        let count = length / period * CGFloat(pattern.count)
        guard period > 0, period.isFinite, count < 10_000 else { return [0...length] }
        var parts: [ClosedRange<CGFloat>] = [], index = 0
        var position = -start.truncatingRemainder(dividingBy: period)
        while position < length {
            let end = position + pattern[index % pattern.count]
            if index % 2 == 0, end > 0 { parts.append(Swift.max(position, 0)...Swift.min(end, length)) }
            (position, index) = (end, index + 1)
        }
        return parts
    }
}

/// The pixels of an area.
struct PixelGrid: Equatable {
    private let origin: CGPoint
    private let width: Int
    private let height: Int
    /// The distance between pixels, in points.
    let step: CGFloat

    /// The grid of a rectangle; an empty one if there would be too many pixels.
    init(_ rect: CGRect, step: CGFloat) {
        func count(_ length: CGFloat) -> Int { length / step < 10_000 ? Int((length / step).rounded(.up)) : 0 }
        (origin, self.step, width, height) = (rect.origin, step, count(rect.width), count(rect.height))
    }

    var count: Int { width * height }

    /// In square points.
    var area: CGFloat { CGFloat(count) * step * step }

    func center(of pixel: Int) -> CGPoint {
        let (row, column) = pixel.quotientAndRemainder(dividingBy: width)
        return CGPoint(x: origin.x + (CGFloat(column) + 0.5) * step, y: origin.y + (CGFloat(row) + 0.5) * step)
    }

    /// The pixels whose center is in an interval without its end, so that two side by side share none.
    private func range(_ low: CGFloat, _ high: CGFloat, from origin: CGFloat, count: Int) -> Range<Int> {
        let limit = CGFloat(count)
        let first = min(max(((low - origin) / step - 0.5).rounded(.up), 0), limit)
        let last = min(max(((high - origin) / step - 0.5).rounded(.up), first), limit)
        return Int(first)..<Int(last)
    }

    /// The runs of pixels inside an outline, in either winding direction: plain loops that visit each element once.
    func runs(inside outline: Outline) -> [Range<Int>] {
        var crossings: [[(x: CGFloat, winding: Int)]] = Array(repeating: [], count: height)
        for line in outline.lines {
            var start = line.points.last ?? .zero
            for end in line.points {
                defer { start = end }
                guard start.y != end.y else { continue }
                let slope = (end.x - start.x) / (end.y - start.y), winding = start.y < end.y ? 1 : -1
                let rows = range(min(start.y, end.y), max(start.y, end.y), from: origin.y, count: height)
                var row = rows.lowerBound
                while row < rows.upperBound {
                    let y = origin.y + (CGFloat(row) + 0.5) * step
                    crossings[row].append((start.x + (y - start.y) * slope, winding))
                    row += 1
                }
            }
        }
        var runs: [Range<Int>] = []
        for row in 0..<height where crossings[row].count > 1 {
            var winding = 0, left: CGFloat = 0
            for crossing in crossings[row].sorted(by: { $0.x < $1.x }) {
                if winding == 0 { left = crossing.x }
                winding += crossing.winding
                guard winding == 0 else { continue }
                let columns = range(left, crossing.x, from: origin.x, count: width)
                runs.append(row * width + columns.lowerBound..<row * width + columns.upperBound)
            }
        }
        return runs
    }
}
