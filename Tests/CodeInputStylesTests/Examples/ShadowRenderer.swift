import CodeInputCore
import CodeInputStyles

/// Boxes with a shadow under the focused cell.
struct ShadowRenderer: CodeCellRenderer {
    var box = BoxRenderer()

    var layout: CodeCellLayout { box.layout }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        if cell.isFocused {
            context.draw(ShadowDrawing(cornerRadius: box.cornerRadius, color: .tint), in: context.frame)
        }
        box.draw(cell, in: &context)
    }

    func textRect(in context: CellContext) -> CGRect? { box.textRect(in: context) }
}
