extension CellContext {
    /// Draws the sign of a delete key: a cross in a tag that points to the left in every language.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to center the sign in, in points.
    ///   - size: The side of the square around the sign, in points.
    ///   - color: The color of the sign.
    mutating func drawDeleteSign(in rect: CGRect, size: CGFloat, with color: CodeColor) {
        guard size > 0 else { return }
        // The points below are for a square of 24 points.
        let unit = size / 24
        let origin = CGPoint(x: rect.midX - size / 2, y: rect.midY - size / 2)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x * unit, y: origin.y + y * unit) }
        var label = CodePath()
        label.move(to: at(9.6, 4.5))
        label.addLine(to: at(20, 4.5))
        label.addCurve(to: at(23, 7.5), control1: at(21.66, 4.5), control2: at(23, 5.84))
        label.addLine(to: at(23, 16.5))
        label.addCurve(to: at(20, 19.5), control1: at(23, 18.16), control2: at(21.66, 19.5))
        label.addLine(to: at(9.6, 19.5))
        label.addCurve(to: at(7.4, 18.5), control1: at(8.8, 19.5), control2: at(8, 19.15))
        label.addLine(to: at(1.9, 12.7))
        label.addCurve(to: at(1.9, 11.3), control1: at(1.5, 12.3), control2: at(1.5, 11.7))
        label.addLine(to: at(7.4, 5.5))
        label.addCurve(to: at(9.6, 4.5), control1: at(8, 4.85), control2: at(8.8, 4.5))
        label.closeSubpath()
        let width = max(1.7 * unit, environment.hairline)
        stroke(label, with: color, lineWidth: width)
        var cross = CodePath.line(from: at(11.8, 8.8), to: at(18.2, 15.2))
        cross.add(.line(from: at(18.2, 8.8), to: at(11.8, 15.2)))
        stroke(cross, with: color, lineWidth: width)
    }
}
