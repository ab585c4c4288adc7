import CodeInputUIKit
import UIKit

/// One ticket for the whole code, torn off cell by cell: the background draws the paper, and each cell its perforation.
struct TicketRenderer: CodeCellRenderer {
    var layout: CodeCellLayout { .equal(spacing: 0) }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        let paper = CodeColor(light: .init(0xFFF3D6), dark: .init(0x3A3222))
        context.fill(.roundedRect(context.bounds, cornerRadius: 6), with: paper)
        // Half a hole on each edge, where the ticket is torn; the other half lies outside.
        context.clip(to: .rect(context.bounds))
        for frame in context.cellFrames.dropFirst() {
            for y in [frame.minY, frame.maxY] {
                context.fill(.ellipse(in: CGRect(x: frame.minX - 4, y: y - 4, width: 8, height: 8)), with: .background)
            }
        }
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let ink = CodeColor(light: .init(0x5A3B00), dark: .init(0xFFE3A8))
        let color = cell.isEnabled ? ink : .tertiaryLabel
        let frame = context.frame.insetBy(dx: min(5, context.frame.width / 3), dy: min(7, context.frame.height / 3))
        if !cell.isEnabled { context.fill(.rect(frame), with: .fill) }
        if cell.isSelected { context.strokeBorder(frame, cornerRadius: 4, with: ink, lineWidth: 2) }
        let height: CGFloat = cell.isFocused && !cell.isSelected ? 4 : 1
        let line = CGRect(
            x: frame.minX, y: frame.maxY - min(height, frame.height), width: frame.width,
            height: min(height, frame.height))
        if cell.isEnabled { context.fill(.rect(line), with: ink) }
        if cell.isMarked { context.drawMarking(in: frame.insetBy(dx: 0, dy: min(4, frame.height / 3)), with: ink) }
        context.draw(
            cell.content, in: frame, font: CodeFont(size: 22, design: .serif), with: color, placeholderColor: color)
    }
}
