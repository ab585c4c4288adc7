/// Values that change over time, as the smallest list of points.
struct Keyframes {
    /// The values at one time.
    struct Point: Equatable {
        /// The time, from 0 to 1.
        var time: Double
        var values: [Double]
    }

    let points: [Point]

    /// Whether the values never change.
    var isConstant: Bool { points.allSatisfy { $0.values == points[0].values } }

    /// Creates values that change linearly from one point to the next.
    ///
    /// - Parameter values: The values of each frame; at least one frame.
    init(_ values: [[Double]]) {
        let all = Self.points(values) + values.suffix(1).map { Point(time: 1, values: $0) }
        var kept: [Point] = []
        var start = 0
        // Each segment is the longest straight line from its start.
        while start < all.count {
            kept.append(all[start])
            var end = start + 1
            while end + 1 < all.count, Self.isStraight(all[start...(end + 1)]) { end += 1 }
            start = end
        }
        points = kept
    }

    /// Creates values that stay constant until the next point.
    ///
    /// - Parameter steps: The values of each frame; at least one frame.
    init(steps: [[Double]]) {
        let all = Self.points(steps)
        var kept: [Point] = []
        for point in all where kept.last?.values != point.values { kept.append(point) }
        if let last = all.last { kept.append(Point(time: 1, values: last.values)) }
        points = kept
    }

    private static func points(_ values: [[Double]]) -> [Point] {
        values.enumerated().map { Point(time: Double($0.offset) / Double(values.count), values: $0.element) }
    }

    /// Whether the points lie on a line from the first to the last, without a visible deviation.
    private static func isStraight(_ points: ArraySlice<Point>) -> Bool {
        guard let first = points.first, let last = points.last else { return true }
        return points.allSatisfy { point in
            let share = (point.time - first.time) / (last.time - first.time)
            return zip(point.values, zip(first.values, last.values)).allSatisfy { value, ends in
                abs(ends.0 + (ends.1 - ends.0) * share - value) < 0.005
            }
        }
    }
}
