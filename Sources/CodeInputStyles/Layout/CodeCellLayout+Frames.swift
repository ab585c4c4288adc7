#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CodeCellLayout {
    /// The frames of the cells, in the order of the code.
    ///
    /// - Parameters:
    ///   - count: How many cells there are; 0 or less gives none, and more than 1,000 count as 1,000.
    ///   - bounds: The field, in points. Its size may be zero; a rectangle that is null or infinite counts as empty.
    ///   - environment: Its display scale is what cells line up with; its direction counts only for
    ///     ``Direction/natural``.
    /// - Returns: One frame a cell, none outside the bounds, no two overlapping.
    /// - Complexity: O(`count`).
    public func frames(
        count: Int, in bounds: CGRect, environment: CodeEnvironment = CodeEnvironment()
    ) -> [CGRect] {
        guard count > 0 else { return [] }
        let count = min(count, Self.mostCells)
        let area = bounds.usable
        let scale = environment.displayScale
        // Whole pixels from here on, so that no sum of fractions can open a seam.
        let columns = PixelInterval(from: area.minX, to: area.maxX, scale: scale)
        let rows = PixelInterval(from: area.minY, to: area.maxY, scale: scale)
        let (room, height) = (columns.count, rows.count)
        let gaps = gapsInPixels(count: count, room: room, scale: scale)
        let (widths, cellHeight) = cellsInPixels(count: count, room: room, height: height, gaps: gaps, scale: scale)
        let used = widths.reduce(0, +) + gaps.reduce(0, +)
        let isMirrored = direction == .natural && environment.layoutDirection == .rightToLeft

        var x = offset(of: room - used, isMirrored: environment.layoutDirection == .rightToLeft)
        let y = (height - cellHeight) / 2
        return (0..<count).map { index in
            defer { x += widths[index] + (index < gaps.count ? gaps[index] : 0) }
            let start = isMirrored ? room - x - widths[index] : x
            return CGRect(
                x: (columns.start + CGFloat(start)) / scale, y: (rows.start + CGFloat(y)) / scale,
                width: CGFloat(widths[index]) / scale, height: CGFloat(cellHeight) / scale)
        }
    }

    /// Where the separators between groups go: the gaps between them, as high as the cells.
    ///
    /// - Parameter frames: What ``frames(count:in:environment:)`` gave.
    /// - Returns: One rectangle a gap between groups; none where there is nothing to draw.
    public func separatorFrames(between frames: [CGRect]) -> [CGRect] {
        guard case .grouped(let groups, _, _, let separator) = arrangement, separator != .none else { return [] }
        return zip(frames.indices, zip(frames, frames.dropFirst())).compactMap { index, pair in
            guard Self.isGroupEnd(index, groups) else { return nil }
            let (first, second) = pair.0.minX < pair.1.minX ? pair : (pair.1, pair.0)
            return CGRect(
                x: first.maxX, y: first.minY, width: max(second.minX - first.maxX, 0), height: first.height)
        }
    }

    /// The gaps, smaller than asked for where cells would fall below their minimum.
    private func gapsInPixels(count: Int, room: Int, scale: CGFloat) -> [Int] {
        var cellWidth = preferredCellSize.width
        if case .proportional(let gap) = arrangement {
            cellWidth = CGFloat(room) / scale / (CGFloat(count) + CGFloat(count - 1) * gap)
        }
        // Rounded down: what a gap loses its cells gain, never the other way round.
        let wanted = (0..<(count - 1)).map { Int((gap(after: $0, cellWidth: cellWidth) * scale + 1e-6).rounded(.down)) }
        let total = wanted.reduce(0, +)
        let forCells = Int((minimumCellWidth * scale).rounded()) * count
        let available = max(room - forCells, room / 8)
        guard total > available else { return wanted }
        // Cumulative, so that the rounding adds up to what is available.
        var sum = 0
        return wanted.map { gap in
            let before = sum * available / total
            sum += gap
            return sum * available / total - before
        }
    }

    private func cellsInPixels(
        count: Int, room: Int, height: Int, gaps: [Int], scale: CGFloat
    ) -> (widths: [Int], height: Int) {
        var available = room - gaps.reduce(0, +)
        var cellHeight = height
        if case .fixed = arrangement {
            available = min(available, Int((preferredCellSize.width * scale).rounded()) * count)
            cellHeight = min(height, Int((preferredCellSize.height * scale).rounded()))
        }
        return ((0..<count).map { ($0 + 1) * available / count - $0 * available / count }, cellHeight)
    }

    private func offset(of spare: Int, isMirrored: Bool) -> Int {
        switch alignment {
        case .center: spare / 2
        case .leading: isMirrored && direction == .leftToRight ? spare : 0
        case .trailing: isMirrored && direction == .leftToRight ? 0 : spare
        }
    }
}
