/// Distances from the edges of an image or a field, in points.
public struct CodeInsets: Sendable, Equatable {
    package let top: CGFloat
    package let left: CGFloat
    package let bottom: CGFloat
    package let right: CGFloat

    /// Creates insets, in points; a negative or infinite inset, or NaN, counts as 0.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value.length : 0 }
        self.top = length(top)
        self.left = length(left)
        self.bottom = length(bottom)
        self.right = length(right)
    }

    /// Creates equal insets at all four edges, in points, 0 or more.
    public init(_ length: CGFloat) {
        self.init(top: length, left: length, bottom: length, right: length)
    }

    var width: CGFloat { left + right }

    var height: CGFloat { top + bottom }

    package var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }
}
