open class CGPath: Hashable {
    final var elements: [StandInPathElement]

    init(elements: [StandInPathElement]) {
        self.elements = elements
    }

    convenience init(elements: [StandInPathElement], _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: transform.map { t in elements.map { $0.applying(t.pointee) } } ?? elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    var boundingBoxOfPath: CGRect { CGRect(enclosing: StandInPathFlattener.polygons(elements).flatMap { $0 }) }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = StandInPathFlattener.winding(of: point, in: elements.map { $0.applying(transform) })
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    public func copy() -> CGPath? { CGPath(elements: elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements, transform)
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
