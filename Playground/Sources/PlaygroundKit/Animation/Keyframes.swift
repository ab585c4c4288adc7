/// Values that change over time, as a short list of points.
struct Keyframes {
    /// The time is from 0 to 1.
    typealias Point = (time: Double, values: [Double])

    let points: [Point]

    var isConstant: Bool { points.allSatisfy { $0.values == points[0].values } }

    /// Creates values that change linearly and may be off by the tolerances, and change at once in frames with a jump.
    init(_ values: [[Double]], tolerances: [Double], jumps: Set<Int> = []) {
        var all: [Point] = []
        for (frame, point) in Self.points(values).enumerated() {
            if jumps.contains(frame), let last = all.last, last.values != point.values {
                all.append((point.time - 1e-4, last.values))
            }
            all.append(point)
        }
        all += values.suffix(1).map { (1, $0) }
        var kept: [Point] = [], start = 0
        // Each segment is the longest straight line from its start: one within the slopes that all points on it allow.
        while start < all.count {
            kept.append(all[start])
            var allowed = tolerances.map { _ in -Double.infinity..<Double.infinity }, end = start
            repeat {
                end += 1
                guard end + 1 < all.count else { break }
                for (index, slope) in Self.slopes(from: all[start], to: all[end]).enumerated() {
                    let margin = tolerances[index] / (all[end].time - all[start].time)
                    allowed[index] = allowed[index].clamped(to: (slope - margin)..<(slope + margin))
                }
            } while zip(allowed, Self.slopes(from: all[start], to: all[end + 1])).allSatisfy { slopes, slope in
                slopes.contains(slope) && slopes.lowerBound < slope
            }
            start = end
        }
        points = kept
    }

    /// Creates values, for at least one frame, that stay constant until the next point.
    init(steps: [[Double]]) {
        var kept: [Point] = []
        for point in Self.points(steps) where kept.last?.values != point.values { kept.append(point) }
        points = kept + steps.suffix(1).map { (1, $0) }
    }

    private static func points(_ values: [[Double]]) -> [Point] {
        values.enumerated().map { (Double($0.offset) / Double(values.count), $0.element) }
    }

    private static func slopes(from first: Point, to last: Point) -> [Double] {
        zip(first.values, last.values).map { ($1 - $0) / (last.time - first.time) }
    }
}
