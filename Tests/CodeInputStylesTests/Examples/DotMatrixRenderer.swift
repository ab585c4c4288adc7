import CodeInputCore
import CodeInputStyles

/// Characters as dots on a grid, with a pattern computed from the character's scalars.
///
/// Like a renderer with its own font, it draws every character as a path, and no text.
struct DotMatrixRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        var frame = cell
        if case .character = cell.content { frame.content = .empty }
        BoxRenderer().draw(frame, in: &context)
        guard case .character(let character) = cell.content else { return }
        var pattern: UInt64 = 0xCBF2_9CE4_8422_2325
        for scalar in character.unicodeScalars { pattern = (pattern ^ UInt64(scalar.value)) &* 0x9E37_79B9_7F4A_7C15 }
        let rect = context.frame.insetBy(dx: context.frame.width / 5, dy: context.frame.height / 4)
        let step = CGSize(width: rect.width / 8, height: rect.height / 8)
        var lit = CodePath(), unlit = CodePath()
        for dot in 0..<64 {
            let spot = CGRect(
                x: rect.minX + CGFloat(dot % 8) * step.width, y: rect.minY + CGFloat(dot / 8) * step.height,
                width: step.width * 0.9, height: step.height * 0.9)
            if pattern >> UInt64(dot) & 1 == 1 { lit.add(.ellipse(in: spot)) } else { unlit.add(.rect(spot)) }
        }
        context.fill(lit, with: cell.isEnabled ? .label : .tertiaryLabel)
        context.fill(unlit, with: CodeColor(0x808080, opacity: 0.05))
    }
}
