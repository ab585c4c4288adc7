struct StandInImageDrawing: Hashable, Sendable {
    var source: StandInImageSource
    var rect: CGRect
    /// The part of the image to draw, in pixels.
    var crop: CGRect
    /// The insets of a resizable image, in points. Defaults to zero.
    var capInsets = StandInInsets()
    var scale: CGFloat = 1
    var tint: StandInRGBA?
}
