/// The whole pixels between two coordinates.
package struct PixelInterval {
    /// The start of the first pixel, in pixels.
    package let start: CGFloat
    /// The number of pixels.
    package let count: Int
    /// The number of pixels in a point.
    private let scale: CGFloat

    package init(from start: CGFloat, to end: CGFloat, scale: CGFloat) {
        // The tolerance absorbs rounding errors of the coordinates.
        let first = (start * scale - 1e-6).rounded(.up), last = (end * scale + 1e-6).rounded(.down)
        // An interval within one pixel keeps its position.
        self.scale = scale
        (self.start, count) = last >= first ? (first, Int(last - first)) : (start * scale, 0)
    }

    /// The position of a pixel in points.
    package func position(_ pixel: Int) -> CGFloat { (start + CGFloat(pixel)) / scale }
}
