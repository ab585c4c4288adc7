extension CodeCellRenderer {
    /// Makes the drawing of a cell with its character.
    package func drawing(of cell: CodeCell, in context: consuming CellContext) -> CodeDrawing {
        draw(cell, in: &context)
        guard cell.content != .empty else { return context.drawing }
        context.drawing.endScope()
        drawCharacter(of: cell, in: &context)
        return context.drawing
    }

    /// The context of a field; with the frames of the layout in place of frames that can't be used.
    package func fieldContext(of count: Int, in bounds: CGRect, environment: CodeEnvironment) -> FieldContext {
        var frames = cellFrames(count: count, in: bounds, environment: environment)
        if frames.count != count || !frames.allSatisfy({ $0.bounded == $0 }) {
            frames = layout.frames(count: count, in: bounds, environment: environment)
        }
        return FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
    }

    package func backgroundDrawing(of field: CodeFieldState, in context: consuming FieldContext) -> CodeDrawing {
        drawBackground(of: field, in: &context)
        context.drawing.endScope()
        drawDecorations(in: &context)
        return context.drawing
    }

    func foregroundDrawing(of field: CodeFieldState, in context: consuming FieldContext) -> CodeDrawing {
        drawForeground(of: field, in: &context)
        return context.drawing
    }

    /// Makes the drawing of everything that a field shows, the caret included.
    package func drawing(of field: CodeFieldState, in bounds: CGRect, environment: CodeEnvironment) -> CodeDrawing {
        let scene = CodeScene(of: field, in: bounds, environment: environment, style: self)
        var all = scene.field
        @inline(never) func add(_ drawing: CodeDrawing) {
            if !drawing.calls.isEmpty { all.drawing.append(.group(drawing)) }
        }
        add(scene.background.drawing)
        for (index, cell) in field.cells.enumerated() {
            add(scene.drawing(ofCell: index))
            guard cell.isFocused, let (frame, radius, color) = scene.caret else { continue }
            all.fill(.roundedRect(frame, cornerRadius: radius), with: color)
        }
        add(scene.foreground.drawing)
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

    /// Draws a decoration beside a cell: a text in the height of the cell's text; a shape or an image may be higher.
    private func draw(_ decoration: CodeDecoration, in frame: CGRect, beside index: Int, context: inout FieldContext) {
        let cell = context.context(ofCell: index)
        var frame = frame, scale = context.environment.textScale
        if let (rect, font) = textLine(in: cell) {
            if rect.minY >= frame.minY, rect.maxY <= frame.maxY {
                let room = decoration.isText ? 0 : min(rect.minY - frame.minY, frame.maxY - rect.maxY)
                frame = CGRect(x: frame.minX, y: rect.minY, width: frame.width, height: rect.height)
                    .insetBy(dx: 0, dy: -room)
            }
            scale = min(scale, font.size / text.font.size)
        }
        context.draw(decoration, in: frame, textScale: scale)
    }
}
