/// A transform in the plane of the screen.
public struct CATransform3D: Hashable, Sendable {
    var affine = CGAffineTransform.identity

    public var m41: CGFloat { affine.tx }
}
