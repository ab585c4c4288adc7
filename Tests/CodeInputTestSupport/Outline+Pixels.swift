#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

extension Outline {
    /// Where the pixels of a raster lie.
    struct Grid {
        var origin: CGPoint
        var width: Int
        var height: Int
        /// From one pixel to the next, in points.
        var step: CGFloat

        func point(column: Int, row: Int) -> CGPoint {
            CGPoint(x: origin.x + (CGFloat(column) + 0.5) * step, y: origin.y + (CGFloat(row) + 0.5) * step)
        }

        /// The pixels whose middle lies in an interval, of those that there are.
        func range(_ low: CGFloat, _ high: CGFloat, from origin: CGFloat, count: Int) -> Range<Int> {
            let limit = CGFloat(count)
            let first = min(max(((low - origin) / step - 0.5).rounded(.up), 0), limit)
            let last = min(max(((high - origin) / step - 0.5).rounded(.down) + 1, first), limit)
            return Int(first)..<Int(last)
        }
    }

    /// The pixels inside, whichever way the lines wind.
    func pixels(in grid: Grid) -> [Int] {
        var pixels: [Int] = []
        let segments = lines.flatMap { Line(points: $0.points, isClosed: true).segments }
        let heights = lines.flatMap { $0.points.map(\.y) }
        guard let top = heights.min(), let bottom = heights.max() else { return [] }
        for row in grid.range(top, bottom, from: grid.origin.y, count: grid.height) {
            let y = grid.point(column: 0, row: row).y
            var crossings: [(x: CGFloat, winding: Int)] = []
            for (start, end) in segments where (start.y <= y) != (end.y <= y) {
                let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
                crossings.append((x, start.y < end.y ? 1 : -1))
            }
            crossings.sort { $0.x < $1.x }
            var winding = 0
            for (index, crossing) in crossings.enumerated() {
                winding += crossing.winding
                guard winding != 0, index + 1 < crossings.count else { continue }
                let columns = grid.range(crossing.x, crossings[index + 1].x, from: grid.origin.x, count: grid.width)
                pixels += (row * grid.width + columns.lowerBound)..<(row * grid.width + columns.upperBound)
            }
        }
        return pixels
    }

    /// The pixels that a line along the path covers.
    func strokePixels(in grid: Grid, lineWidth: CGFloat, dash: [CGFloat]) -> [Int] {
        var isFound = Array(repeating: false, count: grid.width * grid.height)
        var pixels: [Int] = []
        let reach = lineWidth / 2
        for line in lines {
            var travelled: CGFloat = 0
            for (start, end) in line.segments {
                let dx = end.x - start.x, dy = end.y - start.y
                let length = (dx * dx + dy * dy).squareRoot()
                guard length > 0 else { continue }
                let rows = grid.range(
                    min(start.y, end.y) - reach, max(start.y, end.y) + reach, from: grid.origin.y, count: grid.height)
                let columns = grid.range(
                    min(start.x, end.x) - reach, max(start.x, end.x) + reach, from: grid.origin.x, count: grid.width)
                for row in rows {
                    for column in columns {
                        let point = grid.point(column: column, row: row)
                        let along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
                        let across = ((point.x - start.x) * dy - (point.y - start.y) * dx) / length
                        guard along >= 0, along <= length, abs(across) <= reach else { continue }
                        let index = row * grid.width + column
                        guard !isFound[index], dash.isDrawn(at: travelled + along) else { continue }
                        isFound[index] = true
                        pixels.append(index)
                    }
                }
                travelled += length
            }
        }
        return pixels
    }
}

extension [CGFloat] {
    /// Whether a pattern of dashes and gaps paints at a distance from the start of a line.
    fileprivate func isDrawn(at distance: CGFloat) -> Bool {
        guard !isEmpty else { return true }
        // A pattern of odd length goes on with gaps where it had dashes.
        let pattern = count % 2 == 0 ? self : self + self
        let period = pattern.reduce(0, +)
        guard period > 0 else { return true }
        var rest = distance.truncatingRemainder(dividingBy: period)
        for (index, length) in pattern.enumerated() {
            if rest < length { return index % 2 == 0 }
            rest -= length
        }
        return true
    }
}
