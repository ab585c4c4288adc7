extension FieldContext {
    /// A row of cells that touch.
    public struct Row: Sendable, Equatable {
        /// The frame of all its cells, in points of the field.
        public internal(set) var frame: CGRect
        /// The horizontal positions where two cells touch, in points of the field.
        public internal(set) var seams: [CGFloat] = []
    }

    /// The frames of the cells, by line from top to bottom, each from left to right.
    var lines: [[CGRect]] {
        let lines = Dictionary(grouping: cellFrames, by: \.minY).sorted { $0.key < $1.key }
        return lines.map { $0.value.sorted { $0.minX < $1.minX } }
    }

    /// The rows, from top to bottom and from left to right.
    ///
    /// A cell that touches no other is a row.
    public var rows: [Row] {
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
