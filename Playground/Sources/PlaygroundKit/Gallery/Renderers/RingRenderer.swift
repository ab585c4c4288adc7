import CodeInputUIKit

struct RingRenderer: CodeCellRenderer {
    var box = BoxRenderer.box
    var layout: CodeCellLayout {
        var layout = box.layout
        layout.insets = CodeInsets(8)
        return layout
    }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        let ring = CodePath.roundedRect(context.bounds.insetBy(dx: 1, dy: 1), cornerRadius: 16)
        let share = CGFloat(field.cells.count { $0.isFilled }) / CGFloat(field.cells.count)
        context.stroke(ring.trim(from: 0, to: share), with: .tint, lineWidth: 2)
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) { box.draw(cell, in: &context) }
}
