open class UIBezierPath: NSObject {
    private var path: CGMutablePath
    public var lineWidth: CGFloat = 1
    public var lineCapStyle = CGLineCap.butt
    public var lineJoinStyle = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var flatness: CGFloat = 0.6
    public var usesEvenOddFillRule = false
    private var dashes: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    public override init() {
        path = CGMutablePath()
        super.init()
    }

    private init(elements: [StandInPathElement]) {
        path = CGMutablePath(elements: elements)
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init(elements: StandInPathShapes.rect(rect))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(elements: StandInPathShapes.ellipse(rect))
    }

    /// Radii are cut to half a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(elements: StandInPathShapes.roundedRect(rect, radius, radius))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        self.init(elements: StandInPathShapes.roundedRect(rect, radius, radius, corners: corners))
    }

    /// `clockwise` as seen on the screen, whose y axis points down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init(elements: cgPath.elements)
    }

    public var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set { path = CGMutablePath(elements: newValue.elements) }
    }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    public func close() { path.closeSubpath() }
    public func removeAllPoints() { path = CGMutablePath() }
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    public func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
    }

    public var isEmpty: Bool { path.isEmpty }
    public var bounds: CGRect { path.boundingBoxOfPath }
    public var currentPoint: CGPoint { path.currentPoint }
    public func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (phase, (0..<count).compactMap { pattern?[$0] })
    }

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return lost("fill") }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: rule)
    }

    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return lost("stroke") }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        if !dashes.lengths.isEmpty { context.setLineDash(phase: dashes.phase, lengths: dashes.lengths) }
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return lost("addClip") }
        context.beginPath()
        context.addPath(path)
        context.clip(using: rule)
    }

    private func lost(_ what: String) {
        StandInRecorder.add(.droppedDrawing, "UIBezierPath.\(what) without a pushed context")
    }
}
