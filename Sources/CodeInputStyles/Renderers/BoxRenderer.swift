public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// A box around each character: apart, joined to a row, or round.
///
/// The border is thicker where the next key goes. Selected characters stand on a tinted fill, composed ones are
/// underlined, one sign tells the status of the code without color, and a field that takes no input is
/// filled in gray and has no border.
public struct BoxRenderer: CodeCellRenderer, Equatable {
    /// How the boxes stand to each other.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        /// Each for itself.
        case separate
        /// Cells that touch share a border, and only the outer corners of a row are rounded.
        case joined
        /// Circles, as large as the cell has room for.
        case circle
    }

    /// How the boxes stand to each other.
    ///
    /// ``Shape/separate`` unless set.
    public var shape = Shape.separate
    /// How characters, placeholders and masks are set.
    public var text = CodeTextStyle()
    /// What fills the box.
    public var fillColor = ByState<CodeColor>(.clear, selected: .selection, disabled: .fill)
    /// The color of the border, and of the sign of a verdict.
    public var borderColor = ByState<CodeColor>(
        .boundary, focused: .tint, selected: .tint, verifying: .boundary, accepted: .green, rejected: .red,
        disabled: .clear)
    /// The thickness of the border in points, 0 or more.
    ///
    /// 2 where the next key goes, in selected cells and once the code is judged; 1 elsewhere.
    public var borderWidth = ByState<CGFloat>(1, focused: 2, selected: 2, verifying: 1, accepted: 2, rejected: 2)
    /// The radius of the corners in points, clamped to half of the shorter side; round boxes have none.
    public var cornerRadius: CGFloat = 10
    /// Where the cells stand.
    public var layout = CodeCellLayout.equal()
    /// How cells move.
    public var motion = CodeMotion()

    /// Creates the style with its defaults.
    ///
    /// - Parameter shape: How the boxes stand to each other.
    public init(shape: Shape = .separate) {
        self.shape = shape
        switch shape {
        case .separate: break
        case .joined: layout = .equal(spacing: 0)
        case .circle: layout = .fixed(size: CGSize(width: 48, height: 48), spacing: 10)
        }
    }

    /// Draws the grid of joined boxes; for the other shapes nothing.
    public func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        guard shape == .joined, let first = field.cells.first else { return }
        let cell = CodeCell(index: 0, isEnabled: first.isEnabled, status: first.status)
        let color = borderColor.value(for: cell)
        let width = context.environment.alignedUp(borderWidth.value(for: cell))
        for row in context.rows {
            context.stroke(
                .roundedRect(row.frame.insetBy(dx: width / 2, dy: width / 2), cornerRadius: cornerRadius - width / 2),
                with: color, lineWidth: width)
            for x in row.seams {
                let line = min(width, context.environment.alignedUp(1), row.frame.width)
                // In a row narrower than its lines, a line in the middle of a seam would stand out.
                let left = max(context.environment.aligned(x - line / 2), row.frame.minX)
                context.fill(
                    .rect(
                        CGRect(
                            x: min(left, row.frame.maxX - line), y: row.frame.minY + width, width: line,
                            height: max(row.frame.height - width * 2, 0))), with: color)
            }
        }
    }

    /// False: the background is the same for every code.
    public var backgroundDependsOnCells: Bool { false }

    /// Draws the box, and inside what the cell holds.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        drawBox(of: cell, in: &context)
        let content = context.contentRect
        if cell.isMarked { context.drawMarking(with: .tint) }
        context.draw(cell, in: content, text: text)
    }

    // Inlined, because a call copies the style.
    @inline(__always)
    private func drawBox(of cell: CodeCell, in context: inout CellContext) {
        let fill = fillColor.value(for: cell)
        let isFilled = fill.resolved(in: context.environment).opacity > 0
        // The grid of joined boxes is drawn beneath; a cell draws a border only where it differs from the others.
        let isActive = cell.isEnabled && cell.status == .editing && (cell.isFocused || cell.isSelected)
        let hasBorder = shape != .joined || isActive
        guard isFilled || hasBorder else { return }
        let outline =
            shape == .joined
            ? BoxOutline.joined(cornerRadius: cornerRadius, layout: layout, in: context)
            : BoxOutline.single(shape, cornerRadius: cornerRadius, in: context)
        if isFilled { context.fill(outline.path(inset: 0), with: fill) }
        guard hasBorder else { return }
        let width = min(
            context.environment.alignedUp(borderWidth.value(for: cell)), min(context.frame.width, context.frame.height))
        context.stroke(outline.path(inset: width / 2), with: borderColor.value(for: cell), lineWidth: width)
    }

    /// Draws the sign of the status in the color that borders have.
    public func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        let cell = CodeCell(index: 0, status: field.status)
        context.drawStatus(of: field, with: field.status == .verifying ? nil : borderColor.value(for: cell))
    }

    /// A bar in the middle of the box.
    public func caret(in context: CellContext) -> CGRect? {
        context.caretBar(in: context.contentRect, font: text.font)
    }
}

extension CodeCellRenderer where Self == BoxRenderer {
    /// A rounded box around each character.
    public static var box: BoxRenderer { BoxRenderer() }

    /// Boxes that share their borders, as payment apps draw them: only the outer corners are rounded.
    public static var joined: BoxRenderer { BoxRenderer(shape: .joined) }

    /// A circle around each character.
    public static var circles: BoxRenderer { BoxRenderer(shape: .circle) }
}
