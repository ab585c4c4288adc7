/// Values that change over time, as a short list of points.
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
    /// - Parameters:
    ///   - values: The values of each frame; at least one frame.
    ///   - tolerances: How far each value may be off.
    init(_ values: [[Double]], tolerances: [Double]) {
        let all = Self.points(values) + values.suffix(1).map { Point(time: 1, values: $0) }
        var kept: [Point] = []
        var start = 0
        // Each segment is the longest straight line from its start.
        while start < all.count {
            kept.append(all[start])
            var end = start + 1
            while end + 1 < all.count, Self.isStraight(all[start...(end + 1)], tolerances) { end += 1 }
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

    private static func isStraight(_ points: ArraySlice<Point>, _ tolerances: [Double]) -> Bool {
        guard let first = points.first, let last = points.last else { return true }
        return points.allSatisfy { point in
            let share = (point.time - first.time) / (last.time - first.time)
            return tolerances.indices.allSatisfy { index in
                let (start, end) = (first.values[index], last.values[index])
                return abs(start + (end - start) * share - point.values[index]) < tolerances[index]
            }
        }
    }
}
