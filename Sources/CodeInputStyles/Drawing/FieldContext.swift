/// The context that a renderer draws the background and the foreground of a field in.
public struct FieldContext: CodeDrawingContext {
    /// The bounds of the whole field, in points.
    public let bounds: CGRect
    /// The frames of the cells, in the order of the code.
    public let cellFrames: [CGRect]
    /// The environment of the field.
    public let environment: CodeEnvironment
    /// The drawing so far.
    public var drawing = CodeDrawing()

    package init(bounds: CGRect, cellFrames: [CGRect], environment: CodeEnvironment = CodeEnvironment()) {
        self.bounds = bounds
        self.cellFrames = cellFrames
        self.environment = environment
    }

    package func context(ofCell index: Int, overhang: CGFloat = 0) -> CellContext {
        CellContext(
            frame: cellFrames[index], bounds: bounds, cellFrames: cellFrames, environment: environment,
            overhang: overhang)
    }

    /// The frames of the cells, by row from top to bottom, each from left to right.
    var rowsOfCells: [[CGRect]] {
        var frames = cellFrames
        // Most come in order.
        for end in frames.indices.dropFirst() {
            var index = end
            while index > 0, frames[index].isBefore(frames[index - 1]) {
                frames.swapAt(index - 1, index)
                index -= 1
            }
        }
        var lines: [[CGRect]] = []
        for frame in frames {
            if lines.last?[0].minY == frame.minY { lines[lines.count - 1].append(frame) } else { lines.append([frame]) }
        }
        return lines
    }

    /// The rows of cells that touch, from top to bottom and from left to right; a cell that touches no other is a row.
    ///
    /// Each has the frame of all its cells, and the horizontal positions where two cells touch, in points of the field.
    public var rows: [(frame: CGRect, seams: [CGFloat])] {
        var rows: [(frame: CGRect, seams: [CGFloat])] = []
        for line in rowsOfCells {
            for (index, frame) in line.enumerated() {
                let last = rows.count - 1
                if index > 0, abs(rows[last].frame.maxX - frame.minX) < 0.01 {
                    rows[last].seams.append(frame.minX)
                    rows[last].frame = rows[last].frame.union(frame)
                } else {
                    rows.append((frame, []))
                }
            }
        }
        return rows
    }
}

extension CGRect {
    fileprivate func isBefore(_ other: CGRect) -> Bool { (minY, minX) < (other.minY, other.minX) }

    /// Whether the left and the right side touch a frame at the same height; of a frame without width, both do.
    @inline(never) func touches(_ frames: [CGRect]) -> (left: Bool, right: Bool) {
        var sides = (left: false, right: false)
        let start = origin.x, end = start + size.width
        for other in frames where other.origin.y == origin.y {
            if abs(other.origin.x + other.size.width - start) < 0.01 { sides.left = true }
            if abs(other.origin.x - end) < 0.01 { sides.right = true }
        }
        return sides
    }
}
