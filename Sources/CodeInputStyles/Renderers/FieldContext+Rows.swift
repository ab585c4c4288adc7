#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension FieldContext {
    /// A row of cells that touch.
    struct Row {
        /// The frame of all cells.
        var frame: CGRect
        /// The positions where two cells touch.
        var seams: [CGFloat] = []
    }

    /// The rows, from top to bottom and from left to right.
    ///
    /// A cell that touches no other is a row.
    var rows: [Row] {
        var rows: [Row] = []
        for frame in cellFrames.sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) {
            if let last = rows.last, last.frame.minY == frame.minY, abs(last.frame.maxX - frame.minX) < 0.01 {
                rows[rows.count - 1].seams.append(frame.minX)
                rows[rows.count - 1].frame = last.frame.union(frame)
            } else {
                rows.append(Row(frame: frame))
            }
        }
        return rows
    }
}
