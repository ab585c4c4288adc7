import CodeInputCore
import CodeInputStyles

/// Boxes with a shadow under the focused cell.
struct ShadowRenderer: CodeCellRenderer {
    var box = BoxRenderer()

    var layout: CodeCellLayout { box.layout }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        if cell.isFocused {
            context.drawGroup { group in
                group.addShadow(color: .tint, radius: 3)
                group.fill(.roundedRect(group.frame, cornerRadius: box.cornerRadius), with: .background)
            }
        }
        box.draw(cell, in: &context)
    }

    func textRect(in context: CellContext) -> CGRect? { box.textRect(in: context) }
}
