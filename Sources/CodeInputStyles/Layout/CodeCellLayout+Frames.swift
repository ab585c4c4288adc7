#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CodeCellLayout {
    /// Returns the frames of the cells, in the order of the code.
    ///
    /// - Parameters:
    ///   - count: The number of cells. Clamped to 0...1,000.
    ///   - bounds: The bounds of the field in points. The size may be zero. A null or infinite rectangle counts as
    ///     empty.
    ///   - environment: The environment. Cells align with its display scale. Its direction counts only for
    ///     ``Direction/natural``.
    /// - Returns: One frame for each cell. Every frame is inside the bounds, and no two overlap.
    /// - Complexity: O(`count`).
    public func frames(
        count: Int, in bounds: CGRect, environment: CodeEnvironment = CodeEnvironment()
    ) -> [CGRect] {
        guard count > 0 else { return [] }
        let count = min(count, Self.mostCells)
        let area = bounds.usable
        let scale = environment.displayScale
        // Whole pixels from here on, so that rounding opens no seams.
        let columns = PixelInterval(from: area.minX, to: area.maxX, scale: scale)
        let lines = PixelInterval(from: area.minY, to: area.maxY, scale: scale)
        let rows = rows(of: count, in: area.size, environment)
        let rowCount = max(rows.count, 1)
        let widest = rows.max { $0.count < $1.count } ?? 0..<count
        let widestGaps = gapsInPixels(of: widest, room: columns.count, scale: scale)
        let cellSize = cellSize(in: environment)
        let widths = widthsInPixels(of: widest, room: columns.count, gaps: widestGaps, cellSize, scale: scale)
        let used = widths.reduce(0, +) + widestGaps.reduce(0, +)
        let isMirrored = direction == .natural && environment.layoutDirection == .rightToLeft
        let left = offset(of: columns.count - used, isMirrored: environment.layoutDirection == .rightToLeft)

        var rowGap = 0, height = lines.count
        if rowCount > 1 {
            rowGap = min(Int(rowSpacing * scale), lines.count / 8 / (rowCount - 1))
            height = (lines.count - rowGap * (rowCount - 1)) / rowCount
        }
        if case .fixed = arrangement { height = min(height, Int((cellSize.height * scale).rounded())) }
        var y = (lines.count - height * rowCount - rowGap * (rowCount - 1)) / 2

        var frames: [CGRect] = []
        frames.reserveCapacity(count)
        for row in 0..<rowCount {
            let cells = rows.isEmpty ? widest : rows[row]
            // All rows have the cell widths of the widest row, and its columns where groups allow it.
            let widths = widths.prefix(cells.count)
            let gaps =
                cells == widest
                ? widestGaps : gapsInPixels(of: cells, room: used, scale: scale, cells: widths.reduce(0, +))
            var x = left
            for (index, width) in widths.enumerated() {
                let start = isMirrored ? columns.count - x - width : x
                frames.append(
                    CGRect(
                        x: (columns.start + CGFloat(start)) / scale, y: (lines.start + CGFloat(y)) / scale,
                        width: CGFloat(width) / scale, height: CGFloat(height) / scale))
                x += width + (index < gaps.count ? gaps[index] : 0)
            }
            y += height + rowGap
        }
        return frames
    }

    /// Returns the frames of the separators: the gaps between groups, as high as the cells.
    ///
    /// - Parameter frames: The result of ``frames(count:in:environment:)``.
    /// - Returns: One rectangle for each gap between groups; empty without a separator.
    package func separatorFrames(between frames: [CGRect]) -> [CGRect] {
        guard case .grouped(let groups, _, _, let separator) = arrangement, separator != .none else { return [] }
        return zip(frames.indices, zip(frames, frames.dropFirst())).compactMap { index, pair in
            // The end of a row needs no separator.
            guard Self.isGroupEnd(index, groups), pair.0.minY == pair.1.minY else { return nil }
            let (first, second) = pair.0.minX < pair.1.minX ? pair : (pair.1, pair.0)
            return CGRect(
                x: first.maxX, y: first.minY, width: max(second.minX - first.maxX, 0), height: first.height)
        }
    }

    /// The gaps in pixels, reduced where cells would become narrower than their minimum, or than a given width.
    private func gapsInPixels(of cells: Range<Int>, room: Int, scale: CGFloat, cells width: Int? = nil) -> [Int] {
        let count = CGFloat(cells.count)
        var cellWidth = preferredCellSize.width
        if case .proportional(let gap) = arrangement {
            cellWidth = CGFloat(room) / scale / (count + (count - 1) * gap)
        }
        // Rounded down, so that cells gain the rest.
        let wanted = cells.dropLast().map {
            Int((gap(after: $0, cellWidth: cellWidth) * scale + 1e-6).rounded(.down))
        }
        let total = wanted.reduce(0, +)
        let forCells = width ?? Int((minimumCellWidth * scale).rounded()) * cells.count
        let available = max(room - forCells, width == nil ? room / 8 : 0)
        guard total > available else { return wanted }
        // Cumulative, so that the rounded gaps add up to the available width.
        var sum = 0
        return wanted.map { gap in
            let before = sum * available / total
            sum += gap
            return sum * available / total - before
        }
    }

    private func widthsInPixels(
        of cells: Range<Int>, room: Int, gaps: [Int], _ cellSize: CGSize, scale: CGFloat
    ) -> [Int] {
        let count = cells.count
        var available = room - gaps.reduce(0, +)
        if case .fixed = arrangement {
            available = min(available, Int((cellSize.width * scale).rounded()) * count)
        }
        return (0..<count).map { ($0 + 1) * available / count - $0 * available / count }
    }

    private func offset(of spare: Int, isMirrored: Bool) -> Int {
        switch alignment {
        case .center: spare / 2
        case .leading: isMirrored && direction == .leftToRight ? spare : 0
        case .trailing: isMirrored && direction == .leftToRight ? 0 : spare
        }
    }
}
