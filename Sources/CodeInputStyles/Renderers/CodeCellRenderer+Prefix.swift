import CodeInputCore

extension CodeCellRenderer {
    /// Adds the prefix of a code before the cells, in the font of the cells.
    ///
    /// - Parameters:
    ///   - prefix: The prefix, in place of what the layout has before the cells.
    ///   - isEnabled: Whether the field is enabled.
    /// - Returns: The renderer with the prefix; itself for an empty prefix.
    package func prefixed(by prefix: String, isEnabled: Bool) -> any CodeCellRenderer {
        if prefix.isEmpty { return self }
        let color = isEnabled ? CodeColor.secondaryLabel : .tertiaryLabel
        return PrefixRenderer(base: self, decoration: .text(prefix, font: text.font, color: color))
    }
}

/// A renderer with another decoration before its cells.
private struct PrefixRenderer: CodeCellRenderer {
    let base: any CodeCellRenderer
    let decoration: CodeDecoration

    var layout: CodeCellLayout {
        var layout = base.layout
        layout.leading = decoration
        return layout
    }

    var motion: CodeMotion { base.motion }
    var text: CodeTextStyle { base.text }
    var caret: CodeCaretStyle { base.caret }

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        let frames = base.cellFrames(count: count, in: bounds, environment: environment)
        let isOfLayout = frames == base.layout.frames(count: count, in: bounds, environment: environment)
        guard !isOfLayout else { return layout.frames(count: count, in: bounds, environment: environment) }
        // Frames of the renderer's own, such as on an arc, stand in the rest of the room.
        let room = layout.roomOfLeading(in: bounds, environment)
        var rest = bounds.usable
        rest.size.width -= room.width
        if !room.isAtRight { rest.origin.x += room.width }
        return base.cellFrames(count: count, in: rest, environment: environment)
    }

    func textRect(in context: CellContext) -> CGRect? { base.textRect(in: context) }

    func draw(_ cell: CodeCell, in context: inout CellContext) { base.draw(cell, in: &context) }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        base.drawBackground(of: field, in: &context)
    }

    func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        base.drawForeground(of: field, in: &context)
    }
}
