import CodeInputUIKit

/// A heart around each character.
struct HeartRenderer: CodeCellRenderer {
    var text = CodeTextStyle(font: CodeFont(size: 20))
    var line = ByState<CodeColor>(.boundary, focused: .tint, selected: .tint, accepted: .green, rejected: .red)
    var width = ByState<CGFloat>(
        1, selected: 2, verifying: 2, accepted: 2.5, rejected: 4, disabled: 0.5)
    var layout = CodeCellLayout.fixed(size: CGSize(width: 48, height: 56), spacing: 4)

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let wanted = width.value(for: cell) + (cell.isFocused ? 2 : 0)
        let width = min(wanted, context.frame.width / 4, context.frame.height / 4)
        let heart = Self.heart(in: context.frame.insetBy(dx: width / 2, dy: width / 2))
        if !cell.isEnabled || cell.isSelected { context.fill(heart, with: cell.isEnabled ? .selection : .fill) }
        context.stroke(heart, with: line.value(for: cell), lineWidth: width)
        if cell.isMarked { context.drawMarking(with: .tint) }
    }

    func textRect(in context: CellContext) -> CGRect? { context.contentRect }

    private static func heart(in rect: CGRect) -> CodePath {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = CodePath()
        // The line is longer at the tip than half of its width.
        path.move(to: point(0.5, 0.92))
        path.addCurve(to: point(0, 0.3), control1: point(0.3, 0.76), control2: point(0, 0.6))
        path.addCurve(to: point(0.5, 0.16), control1: point(0, 0), control2: point(0.36, 0))
        path.addCurve(to: point(1, 0.3), control1: point(0.64, 0), control2: point(1, 0))
        path.addCurve(to: point(0.5, 0.92), control1: point(1, 0.6), control2: point(0.7, 0.76))
        path.closeSubpath()
        return path
    }
}
