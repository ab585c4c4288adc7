public import CodeInputCore

/// A renderer with a box around each character: separate, joined in a row, or a circle.
///
/// The focused cell has a thicker border. Selected characters have a tinted fill, and marked text is underlined. A sign
/// shows the status without color. A disabled field has a gray fill and no border.
public struct BoxRenderer: CodeCellRenderer, Equatable {
    /// The shape of boxes.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        /// Separate boxes.
        case separate
        /// Joined boxes. Cells that touch share a border, and only the outer corners of a row are rounded.
        case joined
        /// Circles, as large as fit into the cells.
        case circle
    }

    /// The shape of the boxes.
    public var shape = Shape.separate
    /// The style of characters, placeholders and masks.
    public var text = CodeTextStyle()
    /// The fill color of a box.
    public var fillColor = ByState<CodeColor>(.clear, selected: .selection, disabled: .fill)
    /// The color of the border, and of the sign of a verdict.
    public var borderColor = ByState<CodeColor>(
        .boundary, focused: .tint, selected: .tint, verifying: .boundary, accepted: .green, rejected: .red,
        disabled: .clear)
    /// The thickness of the border in points, 0 or more.
    public var borderWidth = ByState<CGFloat>(1, focused: 2, selected: 2, verifying: 1, accepted: 2, rejected: 2)
    /// The corner radius in points.
    ///
    /// Clamped to half of the shorter side. A negative radius, or NaN, counts as 0. Circles ignore it.
    public var cornerRadius: CGFloat = 10
    /// The style of the caret.
    public var caret = CodeCaretStyle()

    /// The layout of the cells.
    public var layout = CodeCellLayout.equal()
    /// The motion of cells.
    public var motion = CodeMotion()

    /// Creates the renderer with its defaults.
    ///
    /// - Parameter shape: The shape of the boxes.
    public init(shape: Shape = .separate) {
        self.shape = shape
        switch shape {
        case .separate: break
        case .joined: layout = .equal(spacing: 0)
        case .circle: layout = .fixed(size: CGSize(width: 48, height: 48), spacing: 10)
        }
    }

    /// Draws the grid of joined boxes.
    ///
    /// Other shapes have no background.
    public func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        guard shape == .joined else { return }
        let color = borderColor.value(for: field)
        let wanted = context.environment.alignedUp(borderWidth.value(for: field))
        for row in context.rows {
            let width = min(wanted, row.frame.width, row.frame.height)
            context.stroke(
                .roundedRect(row.frame.insetBy(dx: width / 2, dy: width / 2), cornerRadius: cornerRadius - width / 2),
                with: color, lineWidth: width)
            for x in row.seams {
                let line = min(width, context.environment.alignedUp(1), row.frame.width)
                // In a row narrower than its lines, a centered line would stick out.
                let left = max(context.environment.aligned(x - line / 2), row.frame.minX)
                // A border thicker than half of the row leaves no room for lines.
                let top = min(width, row.frame.height / 2)
                context.fill(
                    .rect(
                        CGRect(
                            x: min(left, row.frame.maxX - line), y: row.frame.minY + top, width: line,
                            height: row.frame.height - top * 2)), with: color)
            }
        }
    }

    /// Draws the box and the content of the cell.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        drawBox(of: cell, in: &context)
        let content = context.contentRect
        if cell.isMarked { context.drawMarking(with: .tint) }
        context.draw(cell, in: content, text: text)
    }

    private func drawBox(of cell: CodeCell, in context: inout CellContext) {
        let fill = fillColor.value(for: cell)
        let isFilled = fill.resolved(in: context.environment).opacity > 0
        // The background has the grid of joined boxes. A cell draws its border only if it differs from the grid.
        let isActive = cell.isEnabled && cell.status == .editing && (cell.isFocused || cell.isSelected)
        let hasBorder = shape != .joined || isActive
        guard isFilled || hasBorder else { return }
        let outline =
            shape == .joined
            ? BoxOutline.joined(cornerRadius: cornerRadius, in: context)
            : BoxOutline.single(shape, cornerRadius: cornerRadius, in: context)
        if isFilled { context.fill(outline.path(inset: 0), with: fill) }
        guard hasBorder else { return }
        let width = min(
            context.environment.alignedUp(borderWidth.value(for: cell)), min(context.frame.width, context.frame.height))
        context.stroke(outline.path(inset: width / 2), with: borderColor.value(for: cell), lineWidth: width)
    }

    /// Draws the status sign in the color of borders.
    public func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        context.drawStatus(of: field, verdict: borderColor)
    }

    /// Returns the cell without the room of the border and the status sign.
    public func textRect(in context: CellContext) -> CGRect? { context.contentRect }
}

extension CodeCellRenderer where Self == BoxRenderer {
    /// A rounded box around each character.
    public static var box: BoxRenderer { BoxRenderer() }

    /// Boxes with shared borders, as in payment apps.
    ///
    /// Only the outer corners are rounded.
    public static var joined: BoxRenderer { BoxRenderer(shape: .joined) }

    /// A circle around each character.
    public static var circles: BoxRenderer { BoxRenderer(shape: .circle) }
}
