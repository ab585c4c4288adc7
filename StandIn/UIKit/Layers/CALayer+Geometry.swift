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

    /// Where Core Animation raises `CALayerInvalidGeometry`, this writes it down and leaves the layer as it is.
    func refuseGeometry(_ property: String, _ value: some Any) {
        StandInRecorder.add(
            .misuse, "CALayerInvalidGeometry: the \(property) of \(name ?? "a layer") is not finite: \(value)")
    }

    public func affineTransform() -> CGAffineTransform { transform.affine }
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

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

    private func fromParent(_ t: CFTimeInterval) -> CFTimeInterval { (t - beginTime) * Double(speed) + timeOffset }

    private var localTime: (CFTimeInterval) -> CFTimeInterval {
        { [self] t in fromParent(storedSuperlayer.map { $0.localTime(t) } ?? t) }
    }

    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l.map { $0.globalTime(t) } ?? t)
    }

    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let global = globalTime(t)
        return l.map { $0.localTime(global) } ?? global
    }

    private func globalTime(_ t: CFTimeInterval) -> CFTimeInterval {
        let parent = speed == 0 ? beginTime : (t - timeOffset) / Double(speed) + beginTime
        return storedSuperlayer.map { $0.globalTime(parent) } ?? parent
    }
}
