#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// The whole pixels between two coordinates.
struct PixelInterval {
    /// Where the first starts, in pixels.
    let start: CGFloat
    /// How many there are.
    let count: Int

    init(from start: CGFloat, to end: CGFloat, scale: CGFloat) {
        // A little less than a rounding error of the coordinates counts as a whole pixel.
        let first = (start * scale - 1e-6).rounded(.up), last = (end * scale + 1e-6).rounded(.down)
        // Between two pixels there is nothing to line up; what has no size stays where it is.
        (self.start, count) = last >= first ? (first, Int(last - first)) : (start * scale, 0)
    }
}

extension CGRect {
    /// The rectangle with no side turned round, or an empty one where it is null, infinite or no number.
    var usable: CGRect {
        let isUsable = minX.magnitude < 1e7 && minY.magnitude < 1e7 && width < 1e7 && height < 1e7
        return isUsable ? standardized : .zero
    }
}
