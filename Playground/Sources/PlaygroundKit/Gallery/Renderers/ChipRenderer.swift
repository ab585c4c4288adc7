import CodeInputUIKit
import UIKit

/// A renderer in twenty lines, as the documentation of `CodeCellRenderer` has it.
struct ChipRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let isActive = cell.isFocused || cell.isSelected
        let ink: CodeColor = cell.isEnabled ? .label : .tertiaryLabel
        if cell.isSelected || !cell.isEnabled {
            let chip = CodePath.roundedRect(context.frame, cornerRadius: 14)
            context.fill(chip, with: cell.isEnabled ? .selection : .fill)
        }
        if cell.isEnabled {
            context.strokeBorder(
                cornerRadius: 14, with: isActive ? .tint : .boundary, lineWidth: isActive ? 3 : 1)
        }
        if cell.isMarked { context.drawMarking(with: .tint) }
        context.draw(cell.content, font: CodeFont(design: .rounded), with: ink)
        context.drawStatus(of: cell, with: ink)
    }
}
