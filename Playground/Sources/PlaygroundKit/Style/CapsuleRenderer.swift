import CodeInputStyles

/// Capsules that stand on a soft shadow, which takes the tint where the next key goes.
struct CapsuleRenderer: CodeCellRenderer {
    var text = CodeTextStyle(font: CodeFont(design: .rounded))
    var line = ByState<CodeColor>(.boundary, focused: .tint, selected: .tint, accepted: .green, rejected: .red)
    var width = ByState<CGFloat>(1, selected: 2, verifying: 1.5, accepted: 2, rejected: 3.5)
    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 14)
        layout.overhang = 10
        return layout
    }()

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let frame = context.frame, radius = min(frame.width, frame.height) / 2
        let capsule = CodePath.roundedRect(frame, cornerRadius: radius)
        let isActive = cell.isEnabled && (cell.isFocused || cell.isSelected)
        context.drawGroup { group in
            // A shadow that reaches a little less than the overhang.
            if cell.isEnabled {
                group.addShadow(color: isActive ? .tint : CodeColor(0, opacity: 0.15), radius: 7, y: isActive ? 0 : 2)
            }
            group.fill(capsule, with: .background)
        }
        if cell.isEnabled {
            context.fill(
                capsule, withGradient: [.fill, .clear], from: CGPoint(x: frame.midX, y: frame.maxY),
                to: CGPoint(x: frame.midX, y: frame.minY))
            context.strokeBorder(
                cornerRadius: radius, with: line.value(for: cell),
                lineWidth: width.value(for: cell) + (cell.isFocused ? 2 : 0))
        } else {
            context.fill(capsule, with: .fill)
        }
        if cell.isSelected { context.fill(capsule, with: .selection) }
        if cell.isMarked { context.drawMarking(with: .tint) }
    }
}
