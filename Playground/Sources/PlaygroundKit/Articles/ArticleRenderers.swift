import CodeInputUIKit

// The renderers of the articles, letter for letter, for their pictures.

struct PlainRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        context.strokeBorder(with: cell.isFocused ? .tint : .boundary)
    }
}

struct StripRenderer: CodeCellRenderer {
    var text = CodeTextStyle(font: CodeFont(weight: .medium))
    var layout = CodeCellLayout.grouped([3], spacing: 0, separator: .dot)

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        context.clip(to: .rect(context.bounds))
        for row in context.rows {
            context.fill(.roundedRect(row.frame, cornerRadius: 8), with: .fill)
            for x in row.seams {
                // A line of one point on whole pixels.
                let x = context.environment.aligned(x - 0.5) + 0.5
                let seam = CodePath.line(from: CGPoint(x: x, y: row.frame.minY), to: CGPoint(x: x, y: row.frame.maxY))
                context.stroke(seam, with: .boundary, dash: [3, 3])
            }
        }
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        if cell.isFocused { context.strokeBorder(cornerRadius: 8, with: .tint, lineWidth: 2) }
    }
}

struct StairsRenderer: CodeCellRenderer {
    var layout: CodeCellLayout {
        var layout = CodeCellLayout.equal()
        layout.preferredCellSize.height = 96
        layout.wrapsAtAccessibilitySizes = false
        return layout
    }

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        // Half of the height for a cell, and the rest for the steps, in whole pixels.
        let height = environment.aligned(bounds.height / 2)
        return layout.frames(count: count, in: bounds, environment: environment).enumerated().map { index, frame in
            let share = CGFloat(index) / CGFloat(count)
            let y = environment.aligned((bounds.height - height) * share)
            return CGRect(x: frame.minX, y: bounds.minY + y, width: frame.width, height: height)
        }
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        BoxRenderer().draw(cell, in: &context)
    }
}
