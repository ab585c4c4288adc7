struct StandInAnimationSettings {
    var duration: TimeInterval
    var delay: TimeInterval
    var timing: CAMediaTimingFunction?
    var repeats: Bool
    var autoreverses: Bool
}
