extension CodeCellLayout {
    /// Returns the frames of the cells, in the order of the code, inside the bounds and without overlap.
    ///
    /// The count is clamped to 0...1,000. The bounds are in points; null or infinite ones count as empty. Cells align
    /// with the display scale of the environment, whose direction counts only for ``Direction/natural``.
    public func frames(count: Int, in bounds: CGRect, environment: CodeEnvironment = CodeEnvironment()) -> [CGRect] {
        guard count > 0 else { return [] }
        let area = bounds.usable.inset(by: insets(in: environment)), scale = environment.displayScale
        // Whole pixels from here on, so that rounding opens no seams.
        let columns = environment.pixels(from: area.minX, to: area.maxX)
        let lines = environment.pixels(from: area.minY, to: area.maxY)
        let sides = sides(in: area.width, textScale: environment.textScale)
        let before = Int((sides.leading * scale).rounded(.up)), after = Int((sides.trailing * scale).rounded(.up))
        let total = max(columns.count - before - after, 0)
        let size = CGSize(width: max(area.width - sides.leading - sides.trailing, 0), height: area.height)
        let rows = rows(of: min(count, Self.mostCells), in: size, environment)
        let widest = rows.max { $0.count < $1.count } ?? 0..<1
        // Gaps shrink to an eighth of the row before cells get narrower than 32 points, or than their fixed width.
        let minimum = min(isFixed ? preferredCellSize.width : 32, widestCell(in: environment))
        let narrowest = Int((minimum * scale).rounded())
        let forGaps = max(total - narrowest * widest.count, total / 8)
        let widestGaps = gapsInPixels(of: widest, columns: widest.count, in: total, available: forGaps, environment)
        let widths = widthsInPixels(of: widest.count, total: total - widestGaps.sum, environment)
        let used = widths.sum + widestGaps.sum
        let left = min(before, columns.count) + offset(of: total - used, environment)
        let rowLines = rowsInPixels(rows.count, total: lines.count, cell: widths.max() ?? 0, environment)
        let isMirrored = isMirrored(in: environment)
        var frames: [CGRect] = []
        frames.reserveCapacity(min(count, Self.mostCells))
        for (cells, row) in zip(rows, rowLines) {
            // All rows have the cell widths of the widest row, and its columns where groups allow it.
            let widths = Array(widths.prefix(cells.count))
            let gaps =
                cells == widest
                ? widestGaps
                : gapsInPixels(
                    of: cells, columns: widest.count, in: total, available: max(used - widths.sum, 0), environment)
            let y = (lines.start + CGFloat(row.lowerBound)) / scale, height = CGFloat(row.count) / scale
            var x = left
            for (index, width) in widths.enumerated() {
                let start = columns.start + CGFloat(isMirrored ? columns.count - x - width : x)
                frames.append(CGRect(x: start / scale, y: y, width: CGFloat(width) / scale, height: height))
                if index < gaps.count { x += width + gaps[index] }
            }
        }
        return frames
    }

    func isMirrored(in environment: CodeEnvironment) -> Bool {
        direction == .natural && environment.layoutDirection == .rightToLeft
    }

    /// The room of the sign of a status, where the code ends.
    func reservedSides(in environment: CodeEnvironment) -> (left: CGFloat, right: CGFloat) {
        let width = environment.reservedSignWidth
        return isMirrored(in: environment) ? (width, 0) : (0, width)
    }

    /// The insets, and the room of the sign of a status.
    func insets(in environment: CodeEnvironment) -> CodeInsets {
        let status = reservedSides(in: environment)
        return CodeInsets(
            top: insets.top, left: insets.left + status.left, bottom: insets.bottom, right: insets.right + status.right)
    }

    /// The gaps of a row in pixels, reduced to those that are available.
    private func gapsInPixels(
        of cells: Range<Int>, columns: Int, in row: Int, available: Int, _ environment: CodeEnvironment
    ) -> [Int] {
        let count = CGFloat(columns), scale = environment.displayScale
        var cellWidth = preferredCellSize.width
        if isProportional {
            cellWidth = min(CGFloat(row) / scale / (count + (count - 1) * spacing), widestCell(in: environment))
        }
        // Rounded down, so that cells gain the rest.
        let wanted = cells.dropLast().map { Int((gap(after: $0, cellWidth: cellWidth) * scale + 1e-6).rounded(.down)) }
        let total = wanted.sum
        guard total > available else { return wanted }
        // Cumulative, so that the rounded gaps add up to the available width.
        var sum = 0
        return wanted.map { gap in
            let before = sum * available / total
            sum += gap
            return sum * available / total - before
        }
    }

    private func widthsInPixels(of count: Int, total: Int, _ environment: CodeEnvironment) -> [Int] {
        let widest = (widestCell(in: environment) * environment.displayScale).rounded()
        var available = min(total, Int(widest) * count)
        // Cells of one size stay so: circles of two sizes in a row show.
        if isFixed { available -= available % count }
        return (0..<count).map { ($0 + 1) * available / count - $0 * available / count }
    }

    /// The pixels of each row, from top to bottom, for cells of a width in pixels.
    private func rowsInPixels(_ count: Int, total: Int, cell: Int, _ environment: CodeEnvironment) -> [Range<Int>] {
        let scale = environment.displayScale
        let gap = count > 1 ? min(Int(Self.rowSpacing * scale), total / 8 / (count - 1)) : 0
        let gaps = gap * (count - 1)
        var height = (total - gaps) / count
        if isFixed {
            height = min(height, Int((cellSize(in: environment).height * scale).rounded()))
        } else if !hasNoWidestCell {
            height = min(height, Int((highestCell(ofWidth: CGFloat(cell) / scale) * scale).rounded()))
        }
        let top = (total - height * count - gaps) / 2
        return (0..<count).map { row in
            let y = top + row * (height + gap)
            return y..<(y + height)
        }
    }

    private func offset(of spare: Int, _ environment: CodeEnvironment) -> Int {
        let startsAtRight = environment.layoutDirection == .rightToLeft && direction == .leftToRight
        return switch alignment {
        case .center: spare / 2
        case .leading: startsAtRight ? spare : 0
        case .trailing: startsAtRight ? 0 : spare
        }
    }
}

extension CodeEnvironment {
    // Of a status, after the last cell.
    @inline(never) var signDiameter: CGFloat { 20 * min(max(textScale, 1), 2) }

    var signWidthWithGap: CGFloat { signDiameter + 8 }

    /// What the sign takes of the row; 0 if none shows there.
    var reservedSignWidth: CGFloat { differentiateWithoutColor && !hasMessageRow ? signWidthWithGap : 0 }

    /// The height that text leaves free at the top and at the bottom of a cell, for borders and marks.
    func paddingOfText(inHeight height: CGFloat) -> CGFloat { min(12 * min(max(textScale, 1), 2), height * 3 / 14) }
}

extension [Int] {
    fileprivate var sum: Int {
        var sum = 0
        for number in self { sum += number }
        return sum
    }
}
