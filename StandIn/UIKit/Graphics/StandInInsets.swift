struct StandInInsets: Hashable, Sendable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0
    var isZero: Bool { self == StandInInsets() }
}
