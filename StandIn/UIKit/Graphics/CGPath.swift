open class CGPath: Hashable {
    final var elements: [StandInPathElement]

    init(elements: [StandInPathElement]) {
        self.elements = elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: StandInPathShapes.rect(rect), transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: StandInPathShapes.ellipse(rect), transform)
    }

    /// Traps on radii of more than half a side, as Core Graphics does.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        precondition(
            cornerWidth >= 0 && cornerWidth * 2 <= rect.width && cornerHeight >= 0 && cornerHeight * 2 <= rect.height,
            "corner \(cornerWidth) x \(cornerHeight) does not fit \(rect)")
        self.init(elements: StandInPathShapes.roundedRect(rect, cornerWidth, cornerHeight), transform)
    }

    convenience init(elements: [StandInPathElement], _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: transform.map { t in elements.map { $0.applying(t.pointee) } } ?? elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Encloses the control points too.
    public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

    public var boundingBoxOfPath: CGRect { CGRect(enclosing: StandInPathFlattener.polygons(elements).flatMap { $0 }) }

    public var currentPoint: CGPoint {
        for element in elements.reversed() {
            if let last = element.points.last { return last }
        }
        return .zero
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = StandInPathFlattener.winding(of: point, in: elements.map { $0.applying(transform) })
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    public func copy() -> CGPath? { CGPath(elements: elements) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements, transform)
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
