import CodeInputUIKit

/// Boxes with a glow around the focused cell.
struct GlowRenderer: CodeCellRenderer {
    var box = BoxRenderer()

    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 12)
        layout.overhang = 6
        return layout
    }()

    var motion: CodeMotion { box.motion }
    var text: CodeTextStyle { box.text }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        if cell.isFocused {
            context.drawGroup { group in
                group.addShadow(color: .tint, radius: 6)
                group.fill(.roundedRect(group.frame, cornerRadius: box.cornerRadius), with: .tint)
            }
        }
        box.draw(cell, in: &context)
    }
}
