public import CodeInputCore

extension FieldContext {
    /// Draws the status sign: a disc with three dots (verifying), a check mark (accepted) or a cross (rejected).
    ///
    /// The sign shows the status without color. There is no sign while the user enters the code, or in a disabled
    /// field. The disc covers what is beneath it, including borders and images. In its default place, there is no text.
    ///
    /// - Parameters:
    ///   - field: The state of the field.
    ///   - rect: The square of the disc, in points; nil for the middle of the cells' bottom edge.
    ///   - color: The color of the disc; nil for gray, green or red. The sign in it has the color of the
    ///     background.
    public mutating func drawStatus(of field: CodeFieldState, in rect: CGRect? = nil, with color: CodeColor? = nil) {
        guard field.isEnabled, field.status != .editing else { return }
        let rect = rect ?? statusRect
        guard rect.width > 0, rect.height > 0, rect.ifFinite != nil else { return }
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

    /// Draws the status sign, for a verdict in a style's own color.
    mutating func drawStatus(of field: CodeFieldState, verdict color: ByState<CodeColor>) {
        drawStatus(of: field, with: field.status == .verifying ? nil : color.value(for: field))
    }

    /// A square in the middle of the cells' bottom edge, in the strip that text leaves free.
    private var statusRect: CGRect {
        guard let last = cellFrames.last else { return .zero }
        let cells = cellFrames.reduce(last) { $0.union($1) }
        let side = environment.alignedDown(min(environment.roomOfStatus(inHeight: last.height), cells.width))
        return CGRect(
            x: environment.aligned(cells.midX - side / 2), y: cells.maxY - side, width: side, height: side)
    }
}

extension CodeEnvironment {
    /// The height of the strip that text leaves free at the bottom of a cell for the status sign, and also at the top.
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
