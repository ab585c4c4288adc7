extension CodeCellLayout {
    // The first accessibility text size: there, the system's second title is one and a half times as large.
    private static let accessibilityTextScale: CGFloat = 1.5
    // More rows would look like a table.
    private static let mostRows = 4
    // Another row must make text larger by a tenth.
    private static let leastGain: CGFloat = 1.1

    /// The preferred size for a width, which counts as 0 if negative or NaN, and the user's text size; zero without
    /// cells.
    ///
    /// Without either, every cell has its ``preferredCellSize``; there are at most 1,000. Cells that fill any width may
    /// take the whole width, unless that has no end.
    package func preferredSize(
        count: Int, fitting width: CGFloat = .infinity, environment: CodeEnvironment = CodeEnvironment(),
        fills: Bool = false
    ) -> CGSize {
        guard count > 0 else { return .zero }
        let insets = insets(in: environment)
        let available = width.isNaN ? 0 : max(width, 0), wide = max(available - insets.width, 0)
        let sides = sides(in: wide, textScale: environment.textScale)
        let usable = wide - sides.leading - sides.trailing, count = min(count, Self.mostCells)
        let rows = rows(of: count, in: CGSize(width: usable, height: .infinity), environment)
        let growth = environment.growthOfText
        var size = CGSize.zero
        for cells in rows {
            let wanted = naturalWidth(of: cells, growth: growth * 0.75)
            let taken = min(wanted, usable)
            // Narrower cells have smaller text, which needs less height.
            let widening = naturalWidth(of: cells, growth: 1) - naturalWidth(of: cells)
            let missing = (wanted - taken) / (0.75 * widening)
            size.width = max(size.width, taken)
            size.height = max(size.height, preferredCellSize.height + max(growth - missing, 0) * 1.2)
        }
        size.height = size.height * CGFloat(rows.count) + Self.rowSpacing * CGFloat(rows.count - 1)
        let natural = min((size.width + sides.leading + sides.trailing).rounded(.up), wide)
        let isFilled = fills && available < maximumCellWidth && hasNoWidestCell
        return CGSize(
            width: isFilled ? available : natural + min(insets.width, available),
            height: size.height.rounded(.up) + insets.height)
    }

    /// The cells of each row: the fewest rows with the largest text.
    func rows(of count: Int, in size: CGSize, _ environment: CodeEnvironment) -> [Range<Int>] {
        var best = [0..<count]
        guard wrapsAtAccessibilitySizes, environment.textScale >= Self.accessibilityTextScale
        else { return best }
        let units = unitsOfRows(of: count)
        var bestText = textSize(in: best, size, environment)
        for number in 2...Self.mostRows where number <= units.count {
            let each = (units.count + number - 1) / number
            let rows = stride(from: 0, to: units.count, by: each).map {
                units[$0].lowerBound..<units[min($0 + each, units.count) - 1].upperBound
            }
            let text = textSize(in: rows, size, environment)
            if text > bestText * Self.leastGain { (best, bestText) = (rows, text) }
        }
        return best
    }

    /// The units that stay in one row: groups if there are several, else cells.
    private func unitsOfRows(of count: Int) -> [Range<Int>] {
        var units: [Range<Int>] = []
        var start = 0
        for index in 0..<count where index == count - 1 || isGroupEnd(index) {
            units.append(start..<(index + 1))
            start = index + 1
        }
        return units.count > 1 ? units : (0..<count).map { $0..<($0 + 1) }
    }

    /// The text size in the narrowest cell of some rows.
    private func textSize(in rows: [Range<Int>], _ size: CGSize, _ environment: CodeEnvironment) -> CGFloat {
        let spaces = Self.rowSpacing * CGFloat(rows.count - 1)
        let height = max(size.height - spaces, 0) / CGFloat(rows.count)
        let wanted = CodeFont().size * environment.textScale
        return rows.reduce(wanted) { least, cells in
            let count = CGFloat(cells.count)
            var cell = CGSize(width: 0, height: height)
            if isProportional {
                cell.width = size.width / (count + (count - 1) * spacing)
            } else {
                let gaps = cells.dropLast().reduce(0) { $0 + gap(after: $1, cellWidth: 0) }
                cell.width = max(size.width - gaps, 0) / count
            }
            cell.width = min(cell.width, widestCell(in: environment))
            // Where the height is to be chosen, more rows gain no more text than fits the height that they get.
            if isFixed || size.height == .infinity { cell.height = min(cell.height, cellSize(in: environment).height) }
            if !isFixed, !hasNoWidestCell {
                cell.height = min(cell.height, highestCell(ofWidth: cell.width))
            }
            let padding = environment.paddingOfText(inHeight: cell.height)
            return min(least, cell.width - min(10, cell.width / 5), (cell.height - padding * 2) / 0.95)
        }
    }

    /// The height that no cell of a width exceeds: a higher one would look like a slot.
    func highestCell(ofWidth width: CGFloat) -> CGFloat { max(width * 1.35, 24) }

    /// Whether cells fill any width.
    var hasNoWidestCell: Bool { maximumCellWidth == CGFloat.infinity.asLength }

    func widestCell(in environment: CodeEnvironment) -> CGFloat {
        let widest = maximumCellWidth + environment.growthOfText * 0.75
        return (isFixed ? min(widest, cellSize(in: environment).width) : widest).asLength
    }

    /// The unconstrained size of a cell.
    func cellSize(in environment: CodeEnvironment) -> CGSize {
        let growth = environment.growthOfText
        return CGSize(width: preferredCellSize.width + growth * 0.75, height: preferredCellSize.height + growth * 1.2)
    }
}

extension CodeEnvironment {
    /// How much larger text is than at the default size, in points.
    ///
    /// Cells grow with the line height of the text, not in proportion. The space around the text stays.
    fileprivate var growthOfText: CGFloat { max(textScale - 1, 0) * CodeFont().size }
}
