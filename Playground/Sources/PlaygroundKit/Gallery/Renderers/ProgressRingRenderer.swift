import CodeInputUIKit

/// Boxes inside a ring that closes with every character.
struct ProgressRingRenderer: CodeCellRenderer {
    var box: BoxRenderer = {
        var box = BoxRenderer()
        box.layout.insets = CodeInsets(8)
        return box
    }()

    var layout: CodeCellLayout { box.layout }
    var text: CodeTextStyle { box.text }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        let width = min(3, context.bounds.width / 8, context.bounds.height / 8)
        let ring = CodePath.roundedRect(context.bounds.insetBy(dx: width / 2, dy: width / 2), cornerRadius: 16)
        let filled = field.cells.count { $0.isFilled }
        context.stroke(ring, with: .fill, lineWidth: width)
        let share = CGFloat(filled) / CGFloat(max(field.cells.count, 1))
        let color: CodeColor = field.status == .accepted ? .green : field.status == .rejected ? .red : .tint
        if share > 0 { context.stroke(ring.trim(from: 0, to: share), with: color, lineWidth: width) }
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) { box.draw(cell, in: &context) }
    func textRect(in context: CellContext) -> CGRect? { box.textRect(in: context) }
}
