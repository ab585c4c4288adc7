struct StandInGradient: Hashable, Sendable {
    var colors: [StandInRGBA]
    var locations: [CGFloat]
    var start: CGPoint
    var end: CGPoint
}
