import CodeInputCore

extension CodeCellRenderer {
    /// Makes the drawing of a cell.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - context: The context. Its earlier drawing stays.
    /// - Returns: The drawing.
    package func drawing(of cell: CodeCell, in context: CellContext) -> CodeDrawing {
        var context = context
        draw(cell, in: &context)
        return context.drawing
    }

    /// Makes the drawing of the background: the renderer's own background, and the separators between groups.
    ///
    /// - Parameters:
    ///   - field: The state of the field.
    ///   - context: The context. Its earlier drawing stays.
    /// - Returns: The drawing.
    package func backgroundDrawing(of field: CodeFieldState, in context: FieldContext) -> CodeDrawing {
        var context = context
        drawBackground(of: field, in: &context)
        for gap in layout.separatorFrames(between: context.cellFrames) {
            context.drawSeparator(layout.separator, in: gap)
        }
        return context.drawing
    }

    /// Makes the drawing of the foreground.
    ///
    /// - Parameters:
    ///   - field: The state of the field.
    ///   - context: The context. Its earlier drawing stays.
    /// - Returns: The drawing.
    package func foregroundDrawing(of field: CodeFieldState, in context: FieldContext) -> CodeDrawing {
        var context = context
        drawForeground(of: field, in: &context)
        return context.drawing
    }
}

extension FieldContext {
    fileprivate mutating func drawSeparator(_ separator: CodeCellLayout.Separator, in gap: CGRect) {
        let dash = CGSize(width: environment.aligned(min(10, gap.width * 0.6)), height: min(2, gap.height))
        let side = min(5, gap.width, gap.height)
        let dot = CGSize(width: side, height: side)
        switch separator.shape {
        case .none: break
        case .dash: fill(.roundedRect(centered(dash, in: gap), cornerRadius: 1), with: separator.color)
        case .dot: fill(.ellipse(in: centered(dot, in: gap)), with: separator.color)
        }
    }
}
