extension CALayer {
    public var frame: CGRect {
        get {
            let origin = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            return CGRect(origin: origin, size: bounds.size).applying(transform.affine)
                .offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let inverse = transform.affine.inverted()
            let size =
                transform.affine.isIdentity
                ? newValue.size
                : CGRect(origin: .zero, size: newValue.size)
                    .applying(CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0))
                    .size
            bounds = CGRect(origin: bounds.origin, size: size)
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    /// Records a misuse and leaves the layer unchanged, where Core Animation raises `CALayerInvalidGeometry`.
    func refuseGeometry(_ property: String, _ value: some Any) {
        StandInRecorder.add(
            .misuse, "CALayerInvalidGeometry: the \(property) of \(name ?? "a layer") is not finite: \(value)")
    }

    /// From the layer's space to its superlayer's.
    var toSuperlayer: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height
        )
        .concatenating(transform.affine)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var toRoot: CGAffineTransform {
        sequence(first: self, next: \.storedSuperlayer).reduce(.identity) { $0.concatenating($1.toSuperlayer) }
    }

    private func transform(to layer: CALayer?) -> CGAffineTransform {
        toRoot.concatenating(layer?.toRoot.inverted() ?? .identity)
    }

    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(transform(to: l).inverted())
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transform(to: l))
    }

    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(transform(to: l).inverted())
    }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transform(to: l))
    }

    // MARK: Time

    /// Returns the time unchanged: every layer uses the time of the clock.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
}
