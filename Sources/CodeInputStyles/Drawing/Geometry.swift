extension CGFloat {
    /// The value as a length: clamped to 0...100,000, and 0 for NaN.
    @inline(never) var asLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 100_000) }
}

extension Double {
    /// The value, at least the first limit and at most the second; NaN gives the last parameter.
    @inline(never) func clamped(_ low: Double, _ high: Double, ifNaN standard: Double = 0) -> Double {
        isNaN ? standard : Swift.min(Swift.max(self, low), high)
    }
}

extension CGSize {
    var usable: CGSize { CGSize(width: width.asLength, height: height.asLength) }

    /// The size multiplied by a scale, and reduced in its proportions to fit into a space.
    func fitted(into space: CGSize, scale: CGFloat) -> CGSize {
        let factor = min(scale, space.width / width, space.height / height)
        return CGSize(width: width * factor, height: height * factor)
    }
}

extension CGRect {
    var shorterSide: CGFloat { Swift.min(width, height) }

    /// The rectangle without its insets, which take at most its size.
    func inset(by insets: CodeInsets) -> CGRect {
        let left = Swift.min(insets.left, width), top = Swift.min(insets.top, height)
        return CGRect(
            x: minX + left, y: minY + top, width: Swift.max(width - left - insets.right, 0),
            height: Swift.max(height - top - insets.bottom, 0))
    }

    /// What is within 10 million points of the origin, as a painter can't take larger numbers; nil without any, or if
    /// an edge is infinite or NaN.
    @inline(never) var bounded: CGRect? {
        // Most rectangles are near the origin, and then nothing else has to be asked.
        if origin.x.magnitude < 1e6, origin.y.magnitude < 1e6, size.width.magnitude < 1e6, size.height.magnitude < 1e6 {
            return self
        }
        guard !isInfinite, [minX, minY, maxX, maxY].allSatisfy({ $0.isFinite }) else { return nil }
        let visible = intersection(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
        return visible.isNull ? nil : visible
    }

    /// The rectangle, moved inside another as far as it fits; its edges may then be off the pixels.
    @inline(never) func moved(into other: CGRect) -> CGRect {
        CGRect(
            x: max(min(minX, other.maxX - width), other.minX), y: max(min(minY, other.maxY - height), other.minY),
            width: width, height: height)
    }

    /// The standardized rectangle; an empty one if it is null or infinite, or has NaN.
    package var usable: CGRect {
        minX.magnitude < 1e7 && minY.magnitude < 1e7 && width < 1e7 && height < 1e7 ? standardized : .zero
    }
}

/// Distances from the edges of an image or a field, in points.
public struct CodeInsets: Sendable, Equatable {
    package let top, left, bottom, right: CGFloat

    /// Creates insets, in points; a negative or infinite inset, or NaN, counts as 0.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        @inline(never) func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value.asLength : 0 }
        self.top = length(top)
        self.left = length(left)
        self.bottom = length(bottom)
        self.right = length(right)
    }

    /// Creates equal insets at all four edges, in points, 0 or more.
    public init(_ length: CGFloat) { self.init(top: length, left: length, bottom: length, right: length) }

    var width: CGFloat { left + right }

    var height: CGFloat { top + bottom }
}
