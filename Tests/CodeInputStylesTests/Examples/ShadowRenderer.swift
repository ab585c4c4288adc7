import CodeInputCore
import CodeInputStyles

/// Boxes with a shadow under the focused cell, and a gradient in it.
struct ShadowRenderer: CodeCellRenderer {
    var box = BoxRenderer.outline

    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 12)
        layout.overhang = 4
        return layout
    }()

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        if cell.isFocused {
            let frame = context.frame, shape = CodePath.roundedRect(frame, cornerRadius: box.cornerRadius)
            context.drawGroup { group in
                group.addShadow(color: .tint, radius: 3)
                group.fill(shape, with: .background)
            }
            context.fill(
                shape, withGradient: [.fill, .clear], from: frame.origin, to: CGPoint(x: frame.minX, y: frame.maxY))
        }
        box.draw(cell, in: &context)
    }

    func textRect(in context: CellContext) -> CGRect? { box.textRect(in: context) }
}
