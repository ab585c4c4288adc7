struct StandInStroke: Hashable, Sendable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var dashPhase: CGFloat = 0
    var dashes: [CGFloat] = []
}
