/// Turns curves into short lines, for hit tests and tight bounds.
enum StandInPathFlattener {
    private static let steps = 16

    static func polygons(_ elements: [StandInPathElement]) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var current: [CGPoint] = []
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        for element in elements {
            switch element {
            case .move(let end):
                if !current.isEmpty { polygons.append(current) }
                current = [end]
            case .line(let end):
                current.append(end)
            case .curve(let end, let control1, let control2):
                let start = current.last ?? end
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    let (a, b, c) = (mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t))
                    current.append(mix(mix(a, b, t), mix(b, c, t), t))
                }
            case .close:
                guard let first = current.first else { continue }
                polygons.append(current)
                current = [first]
            }
        }
        if current.count > 1 || polygons.isEmpty && !current.isEmpty { polygons.append(current) }
        return polygons
    }

    static func winding(of point: CGPoint, in elements: [StandInPathElement]) -> Int {
        var winding = 0
        for polygon in polygons(elements) {
            for (index, a) in polygon.enumerated() {
                let b = polygon[(index + 1) % polygon.count]
                let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
                if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
            }
        }
        return winding
    }
}
