/// The regions into which shapes divide a cell, whatever their colors.
final class CellRegions {
    /// The part of a region that the next shape covers with a step of its gradient, 0 for one color, or leaves, nil.
    typealias Part = (region: Int, step: Int?, count: Int)
    /// Pixels up to an end that are in one region: a cell has a few hundred of them, and many thousand pixels.
    private typealias Area = (end: Int, region: Int)
    /// The number of pixels that are in a region of this cell and in one of another.
    typealias Overlap = (region: Int, other: Int, count: Int)

    let grid: PixelGrid
    fileprivate let shapes: [Paint]
    /// The parts of each shape, which are the regions before the next one; a text, which covers nothing, divides none.
    private(set) var parts: [[Part]] = []
    /// The number of pixels in each region.
    private(set) var counts: [Int]
    private var areas: [Area]
    private let number: Int
    private var overlaps: [Int: [Overlap]] = [:]

    fileprivate init(of shapes: [Paint], in grid: PixelGrid, number: Int) {
        (self.shapes, self.grid, self.number) = (shapes, grid, number)
        (counts, areas) = ([grid.count], [(grid.count, 0)])
        for shape in shapes {
            let runs = shape.text == nil ? shape.runs(in: grid) : grid.runs(inside: Outline(shape.path))
            let (parts, areas) = divide(by: shape, runs)
            self.parts.append(parts)
            if shape.text == nil { (counts, self.areas) = (parts.map(\.count), areas) }
        }
    }

    /// Visits all pixels in areas that are in one region, and either inside or outside of some runs.
    private func divide(by shape: Paint, _ runs: [Range<Int>]) -> (parts: [Part], areas: [Area]) {
        var parts: [Part] = [], partAreas: [Area] = []
        // The index of a part, by its region and step.
        var indices = Array(repeating: -1, count: counts.count * (Paint.steps + 2))
        func add(_ region: Int, _ step: Int?, to end: Int) {
            let key = region * (Paint.steps + 2) + (step ?? Paint.steps + 1)
            if indices[key] < 0 {
                indices[key] = parts.count
                parts.append((region, step, 0))
            }
            let index = indices[key], last = partAreas.count - 1
            parts[index].count += last < 0 ? end : end - partAreas[last].end
            if last >= 0, partAreas[last].region == index {
                partAreas[last].end = end
            } else {
                partAreas.append((end, index))
            }
        }
        var pixel = 0, run = 0
        for area in areas {
            while pixel < area.end {
                while run < runs.count, runs[run].upperBound <= pixel { run += 1 }
                let next = run < runs.count ? runs[run] : area.end..<area.end, isInside = next.lowerBound <= pixel
                let end = min(isInside ? next.upperBound : next.lowerBound, area.end)
                if !isInside || shape.axis.isEmpty {
                    add(area.region, isInside ? 0 : nil, to: end)
                } else {
                    for pixel in pixel..<end { add(area.region, shape.step(at: grid.center(of: pixel)), to: pixel + 1) }
                }
                pixel = end
            }
        }
        return (parts, partAreas)
    }

    func overlaps(with other: CellRegions) -> [Overlap] {
        if let known = overlaps[other.number] { return known }
        var list: [Overlap] = [], indices = Array(repeating: -1, count: counts.count * other.counts.count)
        var pixel = 0, (one, two) = (0, 0)
        while one < areas.count, two < other.areas.count {
            let (first, second) = (areas[one], other.areas[two]), end = min(first.end, second.end)
            let key = first.region * other.counts.count + second.region
            if indices[key] < 0 {
                indices[key] = list.count
                list.append((first.region, second.region, 0))
            }
            list[indices[key]].count += end - pixel
            if first.end == end { one += 1 }
            if second.end == end { two += 1 }
            pixel = end
        }
        overlaps[other.number] = list
        return list
    }
}

/// The regions of the last cells: a cell has the same shapes in most states and appearances.
final class RegionCache {
    private var known: [CellRegions] = []
    private var number = 0

    func regions(of shapes: [Paint], in grid: PixelGrid) -> CellRegions {
        let same = known.last { known in
            known.grid == grid && known.shapes.elementsEqual(shapes) { $0.hasShape(of: $1) }
        }
        if let same { return same }
        number += 1
        let regions = CellRegions(of: shapes, in: grid, number: number)
        if known.count == 128 { known.removeFirst() }
        known.append(regions)
        return regions
    }
}
