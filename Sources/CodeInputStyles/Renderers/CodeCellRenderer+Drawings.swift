import CodeInputCore

extension CodeCellRenderer {
    /// Makes the drawing of a cell with its character.
    package func drawing(of cell: CodeCell, in context: consuming CellContext) -> CodeDrawing {
        draw(cell, in: &context)
        guard cell.content != .empty else { return context.drawing }
        context.drawing.endScope()
        drawCharacter(of: cell, in: &context)
        return context.drawing
    }

    /// Makes the drawing of a cell, with a placeholder, and that of its character or mask.
    package func drawings(
        of cell: CodeCell, in context: consuming CellContext
    ) -> (box: CodeDrawing, character: CodeDrawing) {
        guard cell.isFilled else { return (drawing(of: cell, in: context), CodeDrawing()) }
        draw(cell, in: &context)
        var box = CodeDrawing()
        swap(&box, &context.drawing)
        return (box, characterDrawing(of: cell, in: context))
    }

    package func characterDrawing(of cell: CodeCell, in context: consuming CellContext) -> CodeDrawing {
        drawCharacter(of: cell, in: &context)
        return context.drawing
    }

    /// The frames of the cells; those of the layout in place of frames that can't be used.
    package func usableCellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        let frames = cellFrames(count: count, in: bounds, environment: environment)
        guard frames.count == count, frames.allSatisfy({ $0.bounded == $0 }) else {
            return layout.frames(count: count, in: bounds, environment: environment)
        }
        return frames
    }

    package func backgroundDrawing(of field: CodeFieldState, in context: consuming FieldContext) -> CodeDrawing {
        drawBackground(of: field, in: &context)
        drawDecorations(in: &context)
        return context.drawing
    }

    package func foregroundDrawing(of field: CodeFieldState, in context: consuming FieldContext) -> CodeDrawing {
        drawForeground(of: field, in: &context)
        return context.drawing
    }

    /// Makes the drawing of everything that a field shows, the caret included.
    package func drawing(of field: CodeFieldState, in bounds: CGRect, environment: CodeEnvironment) -> CodeDrawing {
        let frames = usableCellFrames(count: field.cells.count, in: bounds, environment: environment)
        let whole = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
        var all = whole
        func add(_ drawing: CodeDrawing) { if !drawing.isEmpty { all.drawing.append(.group(drawing)) } }
        add(backgroundDrawing(of: field, in: whole))
        for (index, cell) in field.cells.enumerated() {
            let context = whole.context(ofCell: index, overhang: layout.overhang)
            add(drawing(of: cell, in: context))
            guard cell.isFocused, !cell.isSelected, !cell.isFilled, let bar = caretFrame(in: context) else { continue }
            all.fill(.roundedRect(bar, cornerRadius: bar.width / 2), with: caretColor(in: field.status))
        }
        add(foregroundDrawing(of: field, in: whole))
        return all.drawing
    }

    private func drawDecorations(in context: inout FieldContext) {
        let layout = layout, frames = context.cellFrames
        for (index, gap) in layout.separatorFrames(between: frames) {
            draw(layout.separator, in: gap.insetBy(dx: gap.width * 0.2, dy: 0), beside: index, context: &context)
        }
        let sides = layout.sideFrames(beside: frames, in: context.bounds, context.environment)
        if let frame = sides.leading { draw(layout.leading, in: frame, beside: 0, context: &context) }
        if let frame = sides.trailing { draw(layout.trailing, in: frame, beside: frames.count - 1, context: &context) }
    }

    /// Draws a decoration beside a cell, as high as the text of the cell.
    private func draw(_ decoration: CodeDecoration, in frame: CGRect, beside index: Int, context: inout FieldContext) {
        let cell = context.context(ofCell: index)
        var frame = frame, scale = context.environment.textScale
        if let (rect, font) = textLine(in: cell) {
            if rect.minY >= frame.minY, rect.maxY <= frame.maxY {
                frame = CGRect(x: frame.minX, y: rect.minY, width: frame.width, height: rect.height)
            }
            scale = min(scale, font.size / text.font.size)
        }
        context.draw(decoration, in: frame, textScale: scale)
    }
}
