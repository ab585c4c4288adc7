import Testing

@testable import CodeInputStyles
@testable import CodeInputTestSupport

@Suite("A path") struct PathTests {
    private func isClose(_ first: CGPoint, _ second: CGPoint) -> Bool {
        abs(first.x - second.x) < 0.05 && abs(first.y - second.y) < 0.05
    }

    private func lastPoint(of path: CodePath) -> CGPoint? {
        switch path.elements.last {
        case .move(let point), .line(let point), .curve(let point, _, _): point
        default: nil
        }
    }

    private let corner = changed(CodePath.line(from: .zero, to: CGPoint(x: 30, y: 0))) {
        $0.addLine(to: CGPoint(x: 30, y: 10))
    }

    @Test("stays one line where it is trimmed to its end, whatever its numbers") func wholeTrim() {
        var line = CodePath()
        line.move(to: CGPoint(x: 123.4, y: 7))
        for (x, y) in [(0.1, 50.3), (60.7, 3.1), (300.2, 0.7)] { line.addLine(to: CGPoint(x: x, y: y)) }
        let rects = (0..<40).map { CodePath.rect(CGRect(x: Double($0) * 18 + 1 / 3, y: 0.5, width: 47, height: 56)) }
        for path in [line] + rects {
            let moves = path.trim(from: 0, to: 1).elements.count { if case .move = $0 { true } else { false } }
            #expect(moves == 1)
        }
    }

    @Test("is trimmed by shares of its length") func trim() {
        #expect(corner.trim(from: 0, to: 1) == corner)
        var part = CodePath.line(from: CGPoint(x: 20, y: 0), to: CGPoint(x: 30, y: 0))
        part.addLine(to: CGPoint(x: 30, y: 5))
        #expect(corner.trim(from: 0.5, to: 0.875).plain == part.plain)
        var triangle = corner
        triangle.closeSubpath()
        #expect(lastPoint(of: triangle.trim(from: 0.1, to: 1)) == .zero)
        // Before its start, after its end, or where the end comes first, there is no part.
        #expect(corner.trim(from: -2, to: 0).elements.isEmpty && corner.trim(from: 1, to: 3).elements.isEmpty)
        #expect(corner.trim(from: 0.6, to: 0.4).elements.isEmpty && corner.trim(from: .nan, to: .nan).elements.isEmpty)
        #expect(corner.trim(from: -1, to: 9) == corner && CodePath().trim(from: 0, to: 1).elements.isEmpty)
    }

    @Test("keeps the gap between subpaths when it is trimmed") func subpaths() {
        var path = CodePath.line(from: .zero, to: CGPoint(x: 10, y: 0))
        path.add(.line(from: CGPoint(x: 0, y: 9), to: CGPoint(x: 10, y: 9)))
        var expected = CodePath.line(from: CGPoint(x: 5, y: 0), to: CGPoint(x: 10, y: 0))
        expected.add(.line(from: CGPoint(x: 0, y: 9), to: CGPoint(x: 5, y: 9)))
        #expect(path.trim(from: 0.25, to: 0.75).plain == expected.plain)
    }

    @Test(
        "of an ellipse is trimmed clockwise from the top",
        arguments: [(0.25, CGPoint(x: 20, y: 10)), (0.5, CGPoint(x: 10, y: 20)), (0.75, CGPoint(x: 0, y: 10))])
    func ellipse(_ share: CGFloat, expected: CGPoint) throws {
        let circle = CodePath.ellipse(in: CGRect(width: 20, height: 20))
        let end = try #require(lastPoint(of: circle.trim(from: 0, to: share)))
        #expect(isClose(end, expected), "\(end)")
    }

    @Test("of a rectangle, sharp or rounded, is trimmed along its sides", arguments: [0, 4] as [CGFloat])
    func rectangle(_ radius: CGFloat) throws {
        let rect = CGRect(x: 5, y: 5, width: 40, height: 40)
        let half = CodePath.roundedRect(rect, cornerRadius: radius).trim(from: 0, to: 0.5)
        let end = try #require(lastPoint(of: half))
        // A continuous corner is longer than its radius.
        #expect(isClose(end, CGPoint(x: 45 - radius * 1.528665, y: 45)), "\(end)")
        #expect(rect.insetBy(dx: -0.01, dy: -0.01).contains(half.boundingRect))
    }

    @Test(
        "of a rounded rectangle bends gradually where there is room, and is a circle where there is none",
        arguments: [(100, 14), (40, 14), (30, 14), (28, 14)] as [(CGFloat, CGFloat)])
    func continuousCorners(_ side: CGFloat, radius: CGFloat) throws {
        let rect = CGRect(width: side, height: side)
        let outline = CodePath.roundedRect(rect, cornerRadius: radius).trim(from: 0, to: 1)
        let start = try #require(lastPoint(of: outline.trim(from: 0, to: 1e-9)))
        #expect(isClose(start, CGPoint(x: min(radius * 1.528665, side / 2), y: 0)))
        // The middle of the corner is that of a circle's quarter; the corner stays inside the rectangle.
        let middle = radius * (1 - 0.5.squareRoot())
        let points = (0...800).compactMap { lastPoint(of: outline.trim(from: 0, to: CGFloat($0) / 800)) }
        let nearest = points.map { abs($0.x - $0.y) + $0.x }.min() ?? 0
        #expect(abs(nearest - middle) < 0.1, "\(nearest)")
        #expect(rect.insetBy(dx: -0.01, dy: -0.01).contains(outline.boundingRect))
        // No bend: the direction never jumps by more than in the system's own corner, which is 2.5 degrees.
        for (before, (at, after)) in zip(points, zip(points.dropFirst(), points.dropFirst(2))) {
            let first = CGPoint(x: at.x - before.x, y: at.y - before.y)
            let second = CGPoint(x: after.x - at.x, y: after.y - at.y)
            let cross = first.x * second.y - first.y * second.x
            #expect(abs(cross) < 0.15 * max(first.x * first.x + first.y * first.y, 0.01))
        }
    }

    @Test("of a rounded rectangle has no shoulders: its corners bend hardly more than a circle") func shoulders() {
        let radius: CGFloat = 10
        let corner = CodePath.roundedRect(CGRect(width: 100, height: 100), cornerRadius: radius)
            .outlines.dropFirst(2).prefix(3)
        var from = CGPoint(x: 100 - radius * 1.528665, y: 0), bends: [CGFloat] = []
        for case .curve(let end, let one, let two) in corner {
            for step in 1..<50 { bends.append(radius * curvature(at: CGFloat(step) / 50, [from, one, two, end])) }
            from = end
        }
        #expect(bends.count == 147 && bends.allSatisfy { $0 > 0 && $0 < 1.1 } && bends[73] > 1.05)
        // A circle bends evenly.
        let circle = CodePath.roundedRect(CGRect(width: 20, height: 20), cornerRadius: radius).outlines
        var start = CGPoint(x: 10, y: 0)
        for case .curve(let end, let one, let two) in circle {
            for step in 0...10 {
                #expect(abs(radius * curvature(at: CGFloat(step) / 10, [start, one, two, end]) - 1) < 0.01)
            }
            start = end
        }
    }

    private func curvature(at share: CGFloat, _ points: [CGPoint]) -> CGFloat {
        let rest = 1 - share, steps = zip(points, points.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
        let bends = zip(steps, steps.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
        func mix(_ part: (CGPoint) -> CGFloat) -> (speed: CGFloat, turn: CGFloat) {
            let (a, b, c) = (part(steps[0]), part(steps[1]), part(steps[2]))
            let speed = 3 * (rest * rest * a + 2 * rest * share * b + share * share * c)
            return (speed, 6 * (rest * part(bends[0]) + share * part(bends[1])))
        }
        let x = mix(\.x), y = mix(\.y)
        let speed = (x.speed * x.speed + y.speed * y.speed).squareRoot()
        return (x.speed * y.turn - y.speed * x.turn) / (speed * speed * speed)
    }

    @Test(
        "has arcs at their radius around the center, in either direction",
        arguments: [(0, .pi / 2), (.pi, -.pi / 3), (1, 7.2), (0, 99)] as [(CGFloat, CGFloat)])
    func arcs(_ start: CGFloat, to end: CGFloat) throws {
        let center = CGPoint(x: 7, y: -3)
        var path = CodePath()
        path.addArc(center: center, radius: 10, from: start, to: end)
        let length = min(abs(end - start), 2 * .pi) * 10
        for step in 1...20 {
            let part = path.trim(from: 0, to: CGFloat(step) / 20), point = try #require(lastPoint(of: part), "\(step)")
            let dx = point.x - center.x, dy = point.y - center.y
            #expect(abs((dx * dx + dy * dy).squareRoot() - 10) < 0.01)
        }
        // A path of the same length as a line has the same shares.
        var both = CodePath.line(from: CGPoint(x: 0, y: 0), to: CGPoint(x: length, y: 0))
        both.move(to: CGPoint(x: 17, y: -3))
        both.add(path)
        let half = both.trim(from: 0, to: 0.5)
        #expect(half.boundingRect.maxX > length - 0.2 && half.boundingRect.minX == 0)
    }

    @Test("continues with a line to an arc, and ignores an arc without a radius") func joinedArcs() {
        var path = CodePath()
        path.addArc(center: .zero, radius: 0, from: 0, to: 1)
        path.addArc(center: .zero, radius: .nan, from: 0, to: 1)
        path.addArc(center: .zero, radius: 4, from: .infinity, to: 1)
        #expect(path.elements.isEmpty)
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 4, from: 0, to: 0.1)
        #expect(path.elements.prefix(2) == [.move(.zero), .line(CGPoint(x: 4, y: 0))])
    }
}
