extension FieldContext {
    /// A row of cells that touch.
    struct Row {
        /// The frame of all cells.
        var frame: CGRect
        /// The positions where two cells touch.
        var seams: [CGFloat] = []
    }

    /// The frames of the cells, by line from top to bottom, each from left to right.
    var lines: [[CGRect]] {
        let lines = Dictionary(grouping: cellFrames, by: \.minY).sorted { $0.key < $1.key }
        return lines.map { $0.value.sorted { $0.minX < $1.minX } }
    }

    /// The rows, from top to bottom and from left to right.
    ///
    /// A cell that touches no other is a row.
    var rows: [Row] {
        lines.flatMap { line in
            line.reduce(into: [Row]()) { rows, frame in
                guard let last = rows.indices.last, abs(rows[last].frame.maxX - frame.minX) < 0.01 else {
                    return rows.append(Row(frame: frame))
                }
                rows[last].seams.append(frame.minX)
                rows[last].frame = rows[last].frame.union(frame)
            }
        }
    }
}
