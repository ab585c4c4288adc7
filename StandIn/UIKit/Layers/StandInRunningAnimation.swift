/// An animation of a layer.
final class StandInRunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// In the layer's time.
    let begin: CFTimeInterval
    var hasEnded = false

    init(key: String?, animation: CAAnimation, begin: CFTimeInterval) {
        self.key = key
        self.animation = animation
        self.begin = begin
    }

    var end: CFTimeInterval { begin + animation.activeDuration }
}
