#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension Outline {
    /// The grid of a raster's pixels.
    struct Grid {
        var origin: CGPoint
        var width: Int
        var height: Int
        /// The distance between pixels, in points.
        var step: CGFloat

        func point(column: Int, row: Int) -> CGPoint {
            CGPoint(x: origin.x + (CGFloat(column) + 0.5) * step, y: origin.y + (CGFloat(row) + 0.5) * step)
        }

        /// The pixels whose center is in an interval.
        func range(_ low: CGFloat, _ high: CGFloat, from origin: CGFloat, count: Int) -> Range<Int> {
            let limit = CGFloat(count)
            let first = min(max(((low - origin) / step - 0.5).rounded(.up), 0), limit)
            let last = min(max(((high - origin) / step - 0.5).rounded(.down) + 1, first), limit)
            return Int(first)..<Int(last)
        }
    }

    // A path may have a thousand elements, and a check draws it a hundred times. So the code visits each element once,
    // and only the pixels next to it. Plain loops are fast in a build without optimization.

    /// The pixels inside, in either winding direction.
    func pixels(in grid: Grid) -> [Int] {
        var crossings: [[(x: CGFloat, winding: Int)]] = Array(repeating: [], count: grid.height)
        for line in lines {
            var start = line.points.last ?? .zero
            for end in line.points {
                defer { start = end }
                guard start.y != end.y else { continue }
                let rows = grid.range(min(start.y, end.y), max(start.y, end.y), from: grid.origin.y, count: grid.height)
                let slope = (end.x - start.x) / (end.y - start.y)
                var row = rows.lowerBound
                while row < rows.upperBound {
                    let y = grid.point(column: 0, row: row).y
                    if (start.y <= y) != (end.y <= y) {
                        crossings[row].append((start.x + (y - start.y) * slope, start.y < end.y ? 1 : -1))
                    }
                    row += 1
                }
            }
        }
        var pixels: [Int] = []
        for row in 0..<grid.height where crossings[row].count > 1 {
            crossings[row].sort { $0.x < $1.x }
            var winding = 0, index = 0
            while index + 1 < crossings[row].count {
                winding += crossings[row][index].winding
                if winding != 0 {
                    let columns = grid.range(
                        crossings[row][index].x, crossings[row][index + 1].x, from: grid.origin.x, count: grid.width)
                    pixels += (row * grid.width + columns.lowerBound)..<(row * grid.width + columns.upperBound)
                }
                index += 1
            }
        }
        return pixels
    }

    /// The pixels that a stroke covers.
    func strokePixels(in grid: Grid, lineWidth: CGFloat, dash: [CGFloat]) -> [Int] {
        var isFound = Array(repeating: false, count: grid.width * grid.height)
        var pixels: [Int] = []
        let reach = lineWidth / 2
        for line in lines {
            var traveled: CGFloat = 0
            for (start, end) in line.segments {
                let dx = end.x - start.x, dy = end.y - start.y
                let length = (dx * dx + dy * dy).squareRoot()
                guard length > 0 else { continue }
                let (ux, uy) = (dx / length, dy / length)
                let rows = grid.range(
                    min(start.y, end.y) - reach, max(start.y, end.y) + reach, from: grid.origin.y, count: grid.height)
                var row = rows.lowerBound
                while row < rows.upperBound {
                    defer { row += 1 }
                    let down = grid.point(column: 0, row: row).y - start.y
                    // The part of the row within the length and the width of the line, with a pixel for rounding.
                    var low = min(0, dx) - reach, high = max(0, dx) + reach
                    if abs(ux) > 1e-6 {
                        let ends = (-down * uy / ux, (length - down * uy) / ux)
                        (low, high) = (max(low, min(ends.0, ends.1)), min(high, max(ends.0, ends.1)))
                    }
                    if abs(uy) > 1e-6 {
                        let sides = ((down * ux - reach) / uy, (down * ux + reach) / uy)
                        (low, high) = (max(low, min(sides.0, sides.1)), min(high, max(sides.0, sides.1)))
                    }
                    let columns = grid.range(
                        start.x + low - grid.step, start.x + high + grid.step, from: grid.origin.x, count: grid.width)
                    var column = columns.lowerBound
                    while column < columns.upperBound {
                        let right = grid.point(column: column, row: row).x - start.x
                        let along = right * ux + down * uy
                        let index = row * grid.width + column
                        if along >= 0, along <= length, abs(right * uy - down * ux) <= reach, !isFound[index],
                            dash.isDrawn(at: traveled + along)
                        {
                            isFound[index] = true
                            pixels.append(index)
                        }
                        column += 1
                    }
                }
                traveled += length
            }
        }
        return pixels
    }
}

extension [CGFloat] {
    /// Whether a pattern of dashes and gaps paints at a distance from the start of a line.
    fileprivate func isDrawn(at distance: CGFloat) -> Bool {
        guard !isEmpty else { return true }
        // A pattern of odd length continues with gaps in place of dashes.
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
