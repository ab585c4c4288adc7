extension CGContext {
    // The path is stored in the space of the context: the current transform applies when a point is added.
    private func add(_ elements: [StandInPathElement]) {
        pending += elements.map { $0.applying(state.transform) }
    }

    func beginPath() { pending = [] }
    public func move(to point: CGPoint) { add([.move(point)]) }
    public func addLine(to point: CGPoint) { add([.line(point)]) }
    public func addPath(_ path: CGPath) { add(path.elements) }

    public var path: CGPath? { pending.isEmpty ? nil : CGPath(elements: userSpacePath) }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        if !pending.isEmpty { record(.fill(userSpacePath, state.fill, rule)) }
        pending = []
    }

    public func strokePath() {
        if !pending.isEmpty { record(.stroke(userSpacePath, state.stroke, state.pen)) }
        pending = []
    }

    public func fill(_ rect: CGRect) { record(.fill(StandInPathShapes.rect(rect), state.fill, .winding)) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func stroke(_ rect: CGRect) { record(.stroke(StandInPathShapes.rect(rect), state.stroke, state.pen)) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var pen = state.pen
        pen.width = width
        record(.stroke(StandInPathShapes.rect(rect), state.stroke, pen))
    }
    public func clear(_ rect: CGRect) {}

    private var userSpacePath: [StandInPathElement] {
        if state.transform.isIdentity { return pending }
        let inverse = state.transform.inverted()
        return pending.map { $0.applying(inverse) }
    }
}
