public final class CGMutablePath: CGPath {
    public init() {
        super.init(elements: [])
    }

    override init(elements: [StandInPathElement]) {
        super.init(elements: elements)
    }

    private func append(_ new: [StandInPathElement], _ transform: CGAffineTransform) {
        elements += transform.isIdentity ? new : new.map { $0.applying(transform) }
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.move(point)], transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.curve(end, control1: control1, control2: control2)], transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(StandInPathShapes.rect(rect), transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(StandInPathShapes.ellipse(rect), transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        precondition(
            cornerWidth >= 0 && cornerWidth * 2 <= rect.width && cornerHeight >= 0 && cornerHeight * 2 <= rect.height,
            "corner \(cornerWidth) x \(cornerHeight) does not fit \(rect)")
        append(StandInPathShapes.roundedRect(rect, cornerWidth, cornerHeight), transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.elements, transform)
    }

    public func closeSubpath() {
        if !elements.isEmpty { elements.append(.close) }
    }
}
