extension FieldContext {
    /// Draws the status sign: a disc with three dots (verifying), a check mark (accepted) or a cross (rejected).
    ///
    /// It draws nothing while the user enters the code, and in a disabled field. `rect` is the square of the disc, in
    /// points. If it is nil, the disc is after the last cell, where the layout reserves space if the user has turned on
    /// Differentiate Without Color. It is then not drawn without that setting, or if the field has a message row.
    /// `color` is that of the disc; nil is gray, green or red. The dots and marks have the color of the background.
    public mutating func drawStatus(of field: CodeFieldState, in rect: CGRect? = nil, with color: CodeColor? = nil) {
        guard field.isEnabled, field.status != .editing else { return }
        let rect = rect ?? (environment.reservedSignWidth > 0 ? statusRect : .zero)
        guard rect.width > 0, rect.height > 0, rect.bounded != nil else { return }
        fill(.ellipse(in: rect), with: color ?? field.status.color ?? .boundary)
        drawStatusSymbol(of: field.status, in: rect)
    }

    private mutating func drawStatusSymbol(of status: CodeStatus, in rect: CGRect) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        }
        var sign = CodePath()
        switch status {
        case .editing: return
        case .verifying:
            for x in [0.25, 0.5, 0.75] as [CGFloat] {
                let radius = rect.width * 0.085, center = CGRect(origin: point(x, 0.5), size: .zero)
                fill(.ellipse(in: center.insetBy(dx: -radius, dy: -radius)), with: .background)
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

    /// The square of the sign: after the last cell if the space there is wide enough, else on the side of its row that
    /// has more space; zero if neither side has any.
    private var statusRect: CGRect {
        guard let last = cellFrames.last else { return .zero }
        // Only the last row: the sign stands at its end.
        let cells = cellFrames.reduce(last) { $1.minY == last.minY ? $0.union($1) : $0 }
        let gap = environment.signWidthWithGap - environment.signDiameter
        let right = bounds.maxX - cells.maxX, left = cells.minX - bounds.minX
        // A code that runs from right to left ends on the left.
        let isMirrored = cellFrames.count > 1 && cellFrames[1].minX < cellFrames[0].minX
        let wanted = environment.signWidthWithGap
        let isRight = isMirrored ? left < min(right, wanted) : right >= min(left, wanted)
        let side = environment.alignedDown(min(environment.signDiameter, (isRight ? right : left) - gap, last.height))
        guard side > 0 else { return .zero }
        return CGRect(
            x: environment.aligned(isRight ? cells.maxX + gap : cells.minX - gap - side),
            y: environment.aligned(last.midY - side / 2), width: side, height: side
        ).moved(into: bounds)
    }
}

extension CodeStatus {
    package var color: CodeColor? { self == .accepted ? .green : self == .rejected ? .red : nil }
}
