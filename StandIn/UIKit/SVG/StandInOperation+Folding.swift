extension StandInOperation {
    /// The same with a mere shift worked into its coordinates.
    var folded: StandInOperation {
        let (dx, dy) = (transform.tx, transform.ty)
        guard transform == CGAffineTransform(translationX: dx, y: dy), !transform.isIdentity else { return self }
        func moved(_ path: [StandInPathElement]) -> [StandInPathElement] { path.map { $0.applying(transform) } }
        var copy = self
        copy.transform = .identity
        switch kind {
        case .fill(let path, let color, let rule): copy.kind = .fill(moved(path), color, rule)
        case .stroke(let path, let color, let stroke): copy.kind = .stroke(moved(path), color, stroke)
        case .text(var line):
            line.origin = line.origin.applying(transform)
            copy.kind = .text(line)
        case .image(var image):
            image.rect = image.rect.offsetBy(dx: dx, dy: dy)
            copy.kind = .image(image)
        case .gradient(let path, var gradient):
            gradient.start = gradient.start.applying(transform)
            gradient.end = gradient.end.applying(transform)
            copy.kind = .gradient(moved(path), gradient)
        }
        return copy
    }
}
