extension StandInOperation {
    /// The same operation, with a translation applied to its coordinates.
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
        }
        return copy
    }
}
