open class UIBezierPath: NSObject {
    private var path: CGMutablePath
    public var lineWidth: CGFloat = 1

    public override init() {
        path = CGMutablePath()
        super.init()
    }

    private init(elements: [StandInPathElement]) {
        path = CGMutablePath(elements: elements)
        super.init()
    }

    convenience init(rect: CGRect) {
        self.init(elements: StandInPathShapes.rect(rect))
    }

    /// Clamps the radius to half a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(elements: StandInPathShapes.roundedRect(rect, radius, radius))
    }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func close() { path.closeSubpath() }
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    public func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
    }

    public var isEmpty: Bool { path.isEmpty }
    public var bounds: CGRect { path.boundingBoxOfPath }
    public func contains(_ point: CGPoint) -> Bool {
        path.contains(point)
    }

    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return lost("fill") }
        context.beginPath()
        context.addPath(path)
        context.fillPath()
    }

    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return lost("stroke") }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    private func lost(_ what: String) {
        StandInRecorder.add(.droppedDrawing, "UIBezierPath.\(what) without a pushed context")
    }
}
