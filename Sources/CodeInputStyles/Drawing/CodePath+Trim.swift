extension CodePath {
    /// Returns a part of the path, as `trim(from:to:)` of SwiftUI's `Shape` does, between two shares of its length, 0
    /// to 1; an end before the start gives an empty path.
    public func trim(from start: CGFloat, to end: CGFloat) -> CodePath {
        let segments = segments, total = segments.reduce(0) { $0 + $1.length }
        let range = (max(start, 0) * total, min(end, 1) * total)
        var path = CodePath(), last: CGPoint?, passed: CGFloat = 0
        for segment in segments {
            defer { passed += segment.length }
            let from = max(range.0 - passed, 0), to = min(range.1 - passed, segment.length)
            guard from < to else { continue }
            let piece = segment.piece(from: from, to: to)
            if piece.start != last { path.move(to: piece.start) }
            path.append(
                piece.isLine ? .line(piece.end) : .curve(piece.end, control1: piece.control1, control2: piece.control2))
            last = piece.end
        }
        return path
    }

    private var segments: [PathSegment] {
        var segments: [PathSegment] = [], start = CGPoint.zero, last = CGPoint.zero
        @inline(never) func line(to point: CGPoint) {
            if point != last { segments.append(.line(from: last, to: point)) }
            last = point
        }
        for element in outlines {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let point): line(to: point)
            case .curve(let point, let control1, let control2):
                segments.append(
                    PathSegment(start: last, control1: control1, control2: control2, end: point, isLine: false))
                last = point
            case .close: line(to: start)
            case .rect, .roundedRect, .ellipse: break
            }
        }
        return segments
    }

    /// The elements, with lines and curves in place of shapes.
    package var outlines: [Element] {
        var path = CodePath()
        for element in elements {
            switch element {
            case .move, .line, .curve, .close: path.append(element)
            case .rect(let rect): path.addOutline(of: rect, left: 0, right: 0)
            case .roundedRect(let rect, let left, let right): path.addOutline(of: rect, left: left, right: right)
            case .ellipse(let rect):
                var circle = CodePath()
                circle.addArc(center: CGPoint(x: 1, y: 1), radius: 1, from: -.pi / 2, to: .pi * 3 / 2)
                path.add(circle.mapped(from: CGSize(width: 2, height: 2), to: rect))
            }
        }
        return path.elements
    }

    @inline(never) private mutating func addOutline(of rect: CGRect, left: CGFloat, right: CGFloat) {
        Self.walk(around: rect, left: left, right: right) { append($0) }
        closeSubpath()
    }
}

private struct PathSegment {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine: Bool

    /// A line with control points at its thirds, so that its parts are those of a curve.
    static func line(from start: CGPoint, to end: CGPoint) -> PathSegment {
        PathSegment(
            start: start, control1: start.between(end, 1 / 3), control2: start.between(end, 2 / 3), end: end,
            isLine: true)
    }

    private static let steps = 32

    /// The lengths from the start to each step.
    private var lengths: [CGFloat] {
        var last = start, length: CGFloat = 0
        return (0...Self.steps).map { step in
            let point = split(at: CGFloat(step) / CGFloat(Self.steps)).0.end
            length += last.distance(to: point)
            last = point
            return length
        }
    }

    /// The length, which is approximate for a curve.
    @inline(never) var length: CGFloat { isLine ? start.distance(to: end) : lengths.last ?? 0 }

    func piece(from low: CGFloat, to high: CGFloat) -> PathSegment {
        let first = position(at: low), last = position(at: high)
        let head = last < 1 ? split(at: last).0 : self
        return last > 0 ? head.split(at: first / last).1 : head
    }

    /// The parameter of the curve at a length.
    @inline(never) private func position(at length: CGFloat) -> CGFloat {
        guard !isLine else { return length / self.length }
        let lengths = lengths
        guard let step = lengths.firstIndex(where: { $0 >= length }), step > 0 else { return length > 0 ? 1 : 0 }
        let share = (length - lengths[step - 1]) / (lengths[step] - lengths[step - 1])
        return (CGFloat(step - 1) + share) / CGFloat(Self.steps)
    }

    /// The parts before and after a parameter, by de Casteljau's algorithm.
    private func split(at share: CGFloat) -> (PathSegment, PathSegment) {
        let first = start.between(control1, share), middle = control1.between(control2, share)
        let last = control2.between(end, share)
        let before = first.between(middle, share), after = middle.between(last, share)
        let point = before.between(after, share)
        return (
            PathSegment(start: start, control1: first, control2: before, end: point, isLine: isLine),
            PathSegment(start: point, control1: after, control2: last, end: end, isLine: isLine)
        )
    }
}

extension CGPoint {
    fileprivate func between(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    fileprivate func distance(to other: CGPoint) -> CGFloat {
        let dx = other.x - x, dy = other.y - y
        return (dx * dx + dy * dy).squareRoot()
    }
}
