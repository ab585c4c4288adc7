public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CellContext {
    /// Draws the sign of the cell's status: three dots while the code is verified, a check mark when it is right, a
    /// cross when it is wrong.
    ///
    /// It tells the status to those who can't tell it from a colour. While the code is being typed, and in a field
    /// that takes no input, there is none.
    ///
    /// - Parameters:
    ///   - cell: Its status is drawn.
    ///   - rect: A small square for the sign, in points; at the bottom of the cell unless given.
    ///   - color: With what.
    public mutating func drawStatus(of cell: CodeCell, in rect: CGRect? = nil, with color: CodeColor) {
        guard cell.isEnabled, cell.status != .editing else { return }
        let rect = rect ?? statusRect
        guard rect.width > 0, rect.height > 0 else { return }
        let line = rect.width * 0.22
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        }
        switch cell.status {
        case .editing: break
        case .verifying:
            for x in [0, 0.5, 1] as [CGFloat] {
                let center = point(x, 0.5), radius = rect.width * 0.16
                fill(
                    .ellipse(
                        in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
                    with: color)
            }
        case .accepted:
            var check = CodePath()
            check.move(to: point(0.1, 0.54))
            check.addLine(to: point(0.38, 0.8))
            check.addLine(to: point(0.88, 0.2))
            stroke(check, with: color, lineWidth: line)
        case .rejected:
            var cross = CodePath()
            cross.move(to: point(0.16, 0.16))
            cross.addLine(to: point(0.84, 0.84))
            cross.move(to: point(0.84, 0.16))
            cross.addLine(to: point(0.16, 0.84))
            stroke(cross, with: color, lineWidth: line)
        }
    }

    /// Underlines what an input method is composing, as text does.
    ///
    /// - Parameters:
    ///   - rect: The line runs along its bottom, in points; a little above that of the cell unless given.
    ///   - color: With what.
    public mutating func drawMarking(in rect: CGRect? = nil, with color: CodeColor) {
        let rect = rect ?? contentRect
        let width = environment.aligned(rect.width * 0.5)
        let height = min(2, rect.height)
        let bar = CGRect(
            x: environment.aligned(rect.midX - width / 2), y: environment.aligned(rect.maxY) - height, width: width,
            height: height)
        fill(.rect(bar), with: color)
    }

    /// Where a sign stands at the bottom of the cell, with a margin below.
    private var statusRect: CGRect {
        let side = environment.alignedDown(min(7, frame.width * 0.4, frame.height / 7))
        let margin = environment.aligned(min(4, frame.height / 12))
        return CGRect(
            x: environment.aligned(frame.midX - side / 2), y: frame.maxY - margin - side, width: side, height: side)
    }

    /// Where text stands so that it keeps clear of a border at the sides, and of the sign of a status.
    var contentRect: CGRect {
        frame.insetBy(
            dx: environment.aligned(min(5, frame.width / 10)), dy: environment.aligned(min(10, frame.height / 5.6)))
    }
}
