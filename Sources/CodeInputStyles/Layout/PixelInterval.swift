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
