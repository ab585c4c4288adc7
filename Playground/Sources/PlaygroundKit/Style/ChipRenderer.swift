import CodeInputStyles

/// A renderer in twenty lines, as in the documentation of `CodeCellRenderer`.
struct ChipRenderer: CodeCellRenderer {
    var text = CodeTextStyle(font: CodeFont(design: .rounded))
    var line = ByState<CodeColor>(.boundary, focused: .tint, selected: .tint, accepted: .green, rejected: .red)
    var width = ByState<CGFloat>(1, selected: 2, verifying: 1.5, accepted: 2, rejected: 3.5)

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        if cell.isSelected || !cell.isEnabled {
            let chip = CodePath.roundedRect(context.frame, cornerRadius: 14)
            context.fill(chip, with: cell.isEnabled ? .selection : .fill)
        }
        if cell.isEnabled {
            context.strokeBorder(
                cornerRadius: 14, with: line.value(for: cell),
                lineWidth: width.value(for: cell) + (cell.isFocused ? 2 : 0))
        }
        if cell.isMarked { context.drawMarking(with: .tint) }
    }
}
