extension CGContext {
    // Points of the path are kept in the context's own space: the transform counts when they are added.
    private func add(_ elements: [StandInPathElement]) {
        pending += elements.map { $0.applying(state.transform) }
    }

    public func beginPath() { pending = [] }
    public func move(to point: CGPoint) { add([.move(point)]) }
    public func addLine(to point: CGPoint) { add([.line(point)]) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { add([.quad(end, control: control)]) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add([.curve(end, control1: control1, control2: control2)])
    }
    public func closePath() { add([.close]) }
    public func addRect(_ rect: CGRect) { add(StandInPathShapes.rect(rect)) }
    public func addRects(_ rects: [CGRect]) { add(rects.flatMap(StandInPathShapes.rect)) }
    public func addLines(between points: [CGPoint]) { add(StandInPathShapes.lines(points)) }
    public func addEllipse(in rect: CGRect) { add(StandInPathShapes.ellipse(rect)) }
    public func addPath(_ path: CGPath) { add(path.elements) }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        add(
            StandInPathShapes.arc(
                center, radius, from: startAngle, to: endAngle, clockwise: clockwise, continuing: !pending.isEmpty))
    }

    public var isPathEmpty: Bool { pending.isEmpty }
    public var path: CGPath? { pending.isEmpty ? nil : CGPath(elements: userSpacePath) }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        if !pending.isEmpty { record(.fill(userSpacePath, state.fill, rule)) }
        pending = []
    }

    public func strokePath() {
        if !pending.isEmpty { record(.stroke(userSpacePath, state.stroke, state.pen)) }
        pending = []
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = userSpacePath
        pending = []
        guard !path.isEmpty else { return }
        if mode != .stroke {
            let evenOdd = mode == .eoFill || mode == .eoFillStroke
            record(.fill(path, state.fill, evenOdd ? .evenOdd : .winding))
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
            record(.stroke(path, state.stroke, state.pen))
        }
    }

    public func fill(_ rect: CGRect) { record(.fill(StandInPathShapes.rect(rect), state.fill, .winding)) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func stroke(_ rect: CGRect) { record(.stroke(StandInPathShapes.rect(rect), state.stroke, state.pen)) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var pen = state.pen
        pen.width = width
        record(.stroke(StandInPathShapes.rect(rect), state.stroke, pen))
    }
    public func fillEllipse(in rect: CGRect) { record(.fill(StandInPathShapes.ellipse(rect), state.fill, .winding)) }
    public func strokeEllipse(in rect: CGRect) {
        record(.stroke(StandInPathShapes.ellipse(rect), state.stroke, state.pen))
    }
    public func clear(_ rect: CGRect) {}

    private var userSpacePath: [StandInPathElement] {
        if state.transform.isIdentity { return pending }
        let inverse = state.transform.inverted()
        return pending.map { $0.applying(inverse) }
    }
}
