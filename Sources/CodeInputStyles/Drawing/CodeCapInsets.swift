/// The edges of an image that keep their size when it is stretched, in points of the image.
public struct CodeCapInsets: Sendable, Hashable {
    /// The top inset.
    public let top: CGFloat
    /// The left inset.
    public let left: CGFloat
    /// The bottom inset.
    public let bottom: CGFloat
    /// The right inset.
    public let right: CGFloat

    /// Creates insets.
    ///
    /// A negative or infinite inset, or NaN, counts as 0.
    ///
    /// - Parameters:
    ///   - top: In points, 0 or more.
    ///   - left: In points, 0 or more.
    ///   - bottom: In points, 0 or more.
    ///   - right: In points, 0 or more.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
        self.top = length(top)
        self.left = length(left)
        self.bottom = length(bottom)
        self.right = length(right)
    }

    /// Creates equal insets at all four edges.
    ///
    /// - Parameter length: In points, 0 or more.
    public init(_ length: CGFloat) {
        self.init(top: length, left: length, bottom: length, right: length)
    }

    /// Whether every inset is 0.
    package var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }
}
