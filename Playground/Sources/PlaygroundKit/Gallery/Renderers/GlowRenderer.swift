import CodeInputUIKit
import UIKit

/// Boxes with a glow around the focused cell, drawn directly with Core Graphics.
struct GlowRenderer: CodeCellRenderer {
    var box = BoxRenderer()

    var layout = CodeCellLayout.equal(spacing: 12)

    var motion: CodeMotion { box.motion }
    var text: CodeTextStyle { box.text }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        if cell.isFocused {
            context.draw(Glow(color: CodeColor.tint.resolved(in: context.environment)), in: context.frame)
        }
        context.inside(context.frame.insetBy(dx: 4, dy: 4)) { box.draw(cell, in: &$0) }
    }

    private struct Glow: CodeGraphicsDrawing {
        let color: CodeColor.Components

        func draw(in context: CGContext, rect: CGRect) {
            for step in 0..<4 {
                let inset = CGFloat(step) + 0.5
                let ring = UIBezierPath(
                    roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: 14 - inset)
                context.setStrokeColor(UIColor(color).withAlphaComponent(0.12 * CGFloat(step + 1)).cgColor)
                context.setLineWidth(1)
                context.addPath(ring.cgPath)
                context.strokePath()
            }
        }
    }
}
