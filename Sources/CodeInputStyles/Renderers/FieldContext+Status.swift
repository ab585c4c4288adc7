public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension FieldContext {
    /// Draws the sign of the field's status, once: three dots while the code is verified, a check mark when it is right,
    /// a cross when it is wrong, in a disc.
    ///
    /// It tells the status to those who can't tell it from a color. While the code is being typed, and in a field that
    /// takes no input, there is none. The disc covers what lies beneath, borders and images included, so it needs no
    /// room of its own; where it stands unless told otherwise, there is no text.
    ///
    /// - Parameters:
    ///   - field: Its status is drawn.
    ///   - rect: A square for the disc, in points; in the middle of the bottom edge of the cells unless given.
    ///   - color: The color of the disc; gray, green or red unless given. The sign in it has the color of the
    ///     background that a field stands on.
    public mutating func drawStatus(of field: CodeFieldState, in rect: CGRect? = nil, with color: CodeColor? = nil) {
        guard field.isEnabled, field.status != .editing else { return }
        let rect = rect ?? statusRect
        guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
        let color = color ?? field.status.color
        fill(.ellipse(in: rect), with: color)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        }
        var sign = CodePath()
        switch field.status {
        case .editing: return
        case .verifying:
            for x in [0.25, 0.5, 0.75] as [CGFloat] {
                let center = point(x, 0.5), radius = rect.width * 0.085
                fill(
                    .ellipse(
                        in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
                    with: .background)
            }
            return
        case .accepted:
            sign.move(to: point(0.27, 0.53))
            sign.addLine(to: point(0.44, 0.69))
            sign.addLine(to: point(0.73, 0.34))
        case .rejected:
            sign.move(to: point(0.32, 0.32))
            sign.addLine(to: point(0.68, 0.68))
            sign.move(to: point(0.68, 0.32))
            sign.addLine(to: point(0.32, 0.68))
        }
        stroke(sign, with: .background, lineWidth: rect.width * 0.13)
    }

    /// A square in the middle of the bottom edge of all cells, no higher than the strip that text leaves free.
    private var statusRect: CGRect {
        guard let last = cellFrames.last else { return .zero }
        let cells = cellFrames.reduce(last) { $0.union($1) }
        let side = environment.alignedDown(min(environment.roomOfStatus(inHeight: last.height), cells.width))
        return CGRect(
            x: environment.aligned(cells.midX - side / 2), y: cells.maxY - side, width: side, height: side)
    }
}

extension CodeEnvironment {
    /// How much of a cell's bottom, and for the balance of its top, text leaves to the sign of a status.
    func roomOfStatus(inHeight height: CGFloat) -> CGFloat {
        min(12 * min(max(textScale, 1), 2), height * 3 / 14)
    }
}

extension CodeStatus {
    fileprivate var color: CodeColor {
        switch self {
        case .editing, .verifying: .boundary
        case .accepted: .green
        case .rejected: .red
        }
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
