extension CodeCellLayout {
    // As wide as the default gap between cells.
    private static let decorationGap: CGFloat = 8
    // The decorations beside the cells take at most this share of the width.
    private static let mostOfWidth: CGFloat = 1 / 3

    /// The room beside the cells for the decorations and their gaps to the cells, in a width without the insets.
    func sides(in width: CGFloat, textScale: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        guard leading.size.width > 0 || trailing.size.width > 0 else { return (0, 0) }
        func wanted(_ decoration: CodeDecoration) -> CGFloat {
            decoration.size.width > 0 ? decoration.size.width * textScale + Self.decorationGap : 0
        }
        let first = wanted(leading), last = wanted(trailing)
        let share = min(1, max(width, 0) * Self.mostOfWidth / (first + last))
        return (first * share, last * share)
    }

    /// The frames of the decorations beside the cells, as high as the cells; nil for a decoration that is not there.
    func sideFrames(
        beside frames: [CGRect], in bounds: CGRect, _ environment: CodeEnvironment
    ) -> (leading: CGRect?, trailing: CGRect?) {
        let area = bounds.usable.inset(by: insets(in: environment))
        let sides = sides(in: area.width, textScale: environment.textScale)
        let isMirrored = isMirrored(in: environment)
        func frame(beside cell: CGRect?, isLeft: Bool, width: CGFloat, of decoration: CodeDecoration) -> CGRect? {
            guard let cell, width > 0 else { return nil }
            let gap = width * Self.decorationGap / (decoration.size.width * environment.textScale + Self.decorationGap)
            var x = isLeft ? cell.minX - width : cell.maxX + gap
            // The sign of a status stands between the last cell and what is after it.
            if isLeft == isMirrored { x += isLeft ? -environment.reservedSignWidth : environment.reservedSignWidth }
            let frame = CGRect(x: x, y: cell.minY, width: width - gap, height: cell.height).intersection(bounds.usable)
            return frame.isNull ? nil : frame
        }
        return (
            frame(beside: frames.first, isLeft: !isMirrored, width: sides.leading, of: leading),
            frame(beside: frames.last, isLeft: isMirrored, width: sides.trailing, of: trailing)
        )
    }

    /// The gaps between groups, as high as the cells, and the index of the cell before each; none without a separator.
    func separatorFrames(between frames: [CGRect]) -> [(index: Int, frame: CGRect)] {
        guard separator.size.width > 0 else { return [] }
        return zip(frames.indices, zip(frames, frames.dropFirst())).compactMap { index, pair in
            // The end of a row needs no separator.
            guard isGroupEnd(index), pair.0.minY == pair.1.minY else { return nil }
            let (first, second) = pair.0.minX < pair.1.minX ? pair : (pair.1, pair.0)
            let width = max(second.minX - first.maxX, 0)
            return (index, CGRect(x: first.maxX, y: first.minY, width: width, height: first.height))
        }
    }
}
