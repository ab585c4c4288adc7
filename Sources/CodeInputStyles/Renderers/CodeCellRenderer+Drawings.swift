public import CodeInputCore

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension CodeCellRenderer {
    /// The drawing of one cell.
    ///
    /// - Parameters:
    ///   - cell: What the cell holds and which state it is in.
    ///   - context: Where it is drawn; what was drawn in it before stays.
    /// - Returns: All calls.
    public func drawing(of cell: CodeCell, in context: CellContext) -> CodeDrawing {
        var context = context
        draw(cell, in: &context)
        return context.drawing
    }

    /// Draws one cell in place of what a drawing holds, and uses its memory again.
    ///
    /// - Parameters:
    ///   - drawing: Any drawing; afterwards that of the cell.
    ///   - cell: What the cell holds and which state it is in.
    ///   - context: Where it is drawn; what was drawn in it before is gone.
    public func update(_ drawing: inout CodeDrawing, of cell: CodeCell, in context: consuming CellContext) {
        swap(&context.drawing, &drawing)
        context.drawing.removeAll()
        draw(cell, in: &context)
        swap(&context.drawing, &drawing)
    }

    /// The drawing of what lies under the cells: the separators between groups, and the style's own background.
    ///
    /// - Parameters:
    ///   - field: The whole field.
    ///   - context: Where it is drawn; what was drawn in it before stays.
    /// - Returns: All calls.
    public func backgroundDrawing(of field: CodeFieldState, in context: FieldContext) -> CodeDrawing {
        var context = context
        drawBackground(of: field, in: &context)
        for gap in layout.separatorFrames(between: context.cellFrames) {
            context.drawSeparator(layout.separator, in: gap)
        }
        return context.drawing
    }

    /// The drawing of what lies over the cells.
    ///
    /// - Parameters:
    ///   - field: The whole field.
    ///   - context: Where it is drawn; what was drawn in it before stays.
    /// - Returns: All calls.
    public func foregroundDrawing(of field: CodeFieldState, in context: FieldContext) -> CodeDrawing {
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
        switch separator {
        case .none: break
        case .dash: fill(.roundedRect(centered(dash, in: gap), cornerRadius: 1), with: .boundary)
        case .dot: fill(.ellipse(in: centered(dot, in: gap)), with: .boundary)
        }
    }
}
