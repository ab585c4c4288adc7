import CodeInputStyles

/// Chips with a gradient, and a glow around the one that the next key goes to.
struct GlowRenderer: CodeCellRenderer {
    var text = CodeTextStyle(font: CodeFont(design: .rounded))
    var line = ByState<CodeColor>(.boundary, focused: .tint, selected: .tint, accepted: .green, rejected: .red)
    var width = ByState<CGFloat>(1, focused: 3, selected: 3, verifying: 1.5, accepted: 2, rejected: 4)
    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 14)
        layout.overhang = 10
        return layout
    }()

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let frame = context.frame, chip = CodePath.roundedRect(frame, cornerRadius: 14)
        let isActive = cell.isEnabled && (cell.isFocused || cell.isSelected)
        context.drawGroup { group in
            if isActive { group.addShadow(color: .tint, radius: 9) }
            group.fill(chip, with: .background)
        }
        if cell.isEnabled {
            context.fill(
                chip, withGradient: [.fill, .clear], from: CGPoint(x: frame.midX, y: frame.minY),
                to: CGPoint(x: frame.midX, y: frame.maxY))
            context.strokeBorder(cornerRadius: 14, with: line.value(for: cell), lineWidth: width.value(for: cell))
        } else {
            context.fill(chip, with: .fill)
        }
        if cell.isSelected { context.fill(chip, with: .selection) }
        if cell.isMarked { context.drawMarking(with: .tint) }
        context.draw(cell, text: text)
    }
}
