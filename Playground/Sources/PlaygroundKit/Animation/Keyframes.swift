/// Values that change over time, as few points as say it.
struct Keyframes {
    /// Values at a moment.
    struct Point: Equatable {
        /// From 0 to 1.
        var time: Double
        var values: [Double]
    }

    let points: [Point]

    /// Whether nothing ever changes.
    var isConstant: Bool { points.allSatisfy { $0.values == points[0].values } }

    /// Values that pass evenly from one point to the next.
    ///
    /// - Parameter values: Those of each frame, at least one.
    init(_ values: [[Double]]) {
        let all = Self.points(values) + values.suffix(1).map { Point(time: 1, values: $0) }
        var kept: [Point] = []
        var start = 0
        // From each point as far as a straight line goes.
        while start < all.count {
            kept.append(all[start])
            var end = start + 1
            while end + 1 < all.count, Self.isStraight(all[start...(end + 1)]) { end += 1 }
            start = end
        }
        points = kept
    }

    /// Values that stay until the next point.
    ///
    /// - Parameter steps: Those of each frame, at least one.
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

    /// Whether what lies between two points lies on the line from one to the other, as far as anybody can see.
    private static func isStraight(_ points: ArraySlice<Point>) -> Bool {
        guard let first = points.first, let last = points.last else { return true }
        return points.allSatisfy { point in
            let share = (point.time - first.time) / (last.time - first.time)
            return zip(point.values, zip(first.values, last.values)).allSatisfy { value, ends in
                abs(ends.0 + (ends.1 - ends.0) * share - value) < 0.002
            }
        }
    }
}
