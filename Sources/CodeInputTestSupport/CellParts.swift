import CodeInputStyles

/// The parts into which shapes divide a cell, whatever their colors.
final class CellParts {
    /// A part of the cell, as the next shape divides it.
    struct Cut {
        /// The part before.
        let part: Int
        /// The step of a gradient, and 0 for one color; nil outside of the shape.
        let step: Int?
        fileprivate(set) var count = 0
    }

    /// Pixels up to an end that are in one part: a cell has a few hundred of them, and many thousand pixels.
    private struct Area {
        var end: Int
        let part: Int
    }

    /// The number of pixels that are in a part of this cell and in one of another.
    struct Overlap {
        let part: Int
        let other: Int
        fileprivate(set) var count = 0
    }

    let grid: PixelGrid
    fileprivate let shapes: [Paint]
    /// The cuts of each shape, which are the parts before the next one; a text, which covers nothing, leaves the parts.
    private(set) var cuts: [[Cut]] = []
    /// The number of pixels in each part.
    private(set) var counts: [Int]
    private var areas: [Area]
    private let number: Int
    private var overlaps: [Int: [Overlap]] = [:]

    fileprivate init(of shapes: [Paint], in grid: PixelGrid, number: Int, runs: (Paint) -> [Range<Int>]) {
        (self.shapes, self.grid, self.number) = (shapes, grid, number)
        (counts, areas) = ([grid.count], [Area(end: grid.count, part: 0)])
        for shape in shapes {
            let (cuts, areas) = cut(by: shape, runs(shape))
            self.cuts.append(cuts)
            if shape.text == nil { (counts, self.areas) = (cuts.map(\.count), areas) }
        }
    }

    /// Visits all pixels in areas that are in one part, and either inside or outside of some runs.
    private func cut(by shape: Paint, _ runs: [Range<Int>]) -> (cuts: [Cut], areas: [Area]) {
        var cuts: [Cut] = [], cutAreas: [Area] = []
        // The index of a cut, by its part and step.
        var indices = Array(repeating: -1, count: counts.count * (Paint.steps + 2))
        func add(_ part: Int, _ step: Int?, to end: Int) {
            let key = part * (Paint.steps + 2) + (step ?? Paint.steps + 1)
            if indices[key] < 0 {
                indices[key] = cuts.count
                cuts.append(Cut(part: part, step: step))
            }
            let index = indices[key], last = cutAreas.count - 1
            cuts[index].count += last < 0 ? end : end - cutAreas[last].end
            if last >= 0, cutAreas[last].part == index {
                cutAreas[last].end = end
            } else {
                cutAreas.append(Area(end: end, part: index))
            }
        }
        var place = 0, run = 0
        for area in areas {
            while place < area.end {
                while run < runs.count, runs[run].upperBound <= place { run += 1 }
                let next = run < runs.count ? runs[run] : area.end..<area.end
                let isInside = next.lowerBound <= place
                let end = min(isInside ? next.upperBound : next.lowerBound, area.end)
                if !isInside || shape.way.isEmpty {
                    add(area.part, isInside ? 0 : nil, to: end)
                } else {
                    for pixel in place..<end {
                        add(area.part, shape.step(at: grid.center(of: pixel)), to: pixel + 1)
                    }
                }
                place = end
            }
        }
        return (cuts, cutAreas)
    }

    func overlaps(with other: CellParts) -> [Overlap] {
        if let known = overlaps[other.number] { return known }
        var list: [Overlap] = [], indices = Array(repeating: -1, count: counts.count * other.counts.count)
        var place = 0, (one, two) = (0, 0)
        while one < areas.count, two < other.areas.count {
            let (first, second) = (areas[one], other.areas[two]), end = min(first.end, second.end)
            let key = first.part * other.counts.count + second.part
            if indices[key] < 0 {
                indices[key] = list.count
                list.append(Overlap(part: first.part, other: second.part))
            }
            list[indices[key]].count += end - place
            if first.end == end { one += 1 }
            if second.end == end { two += 1 }
            place = end
        }
        overlaps[other.number] = list
        return list
    }
}

/// The parts of the last cells: a cell has the same shapes in most states and appearances.
final class Stencils {
    private var known: [CellParts] = []
    private var shapes: [(shape: Paint, grid: PixelGrid, runs: [Range<Int>])] = []
    private var number = 0

    func parts(of shapes: [Paint], in grid: PixelGrid) -> CellParts {
        let same = known.last { known in
            known.grid == grid && known.shapes.elementsEqual(shapes) { $0.hasShape(of: $1) }
        }
        if let same { return same }
        number += 1
        let parts = CellParts(of: shapes, in: grid, number: number) { runs(of: $0, in: grid) }
        if known.count == 128 { known.removeFirst() }
        known.append(parts)
        return parts
    }

    private func runs(of shape: Paint, in grid: PixelGrid) -> [Range<Int>] {
        if let same = shapes.last(where: { $0.grid == grid && $0.shape.hasShape(of: shape) }) { return same.runs }
        let runs = shape.text == nil ? shape.runs(in: grid) : grid.runs(inside: Outline(shape.path))
        if shapes.count == 64 { shapes.removeFirst() }
        shapes.append((shape, grid, runs))
        return runs
    }
}
