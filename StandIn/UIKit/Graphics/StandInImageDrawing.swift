struct StandInImageDrawing: Hashable, Sendable {
    var source: StandInImageSource
    var rect: CGRect
    /// The part of the picture, in its own pixels.
    var crop: CGRect
    /// In points of the picture; zero unless it is resizable.
    var capInsets = StandInInsets()
    var scale: CGFloat = 1
    var tint: StandInRGBA?
    var isUpsideDown = false
}
