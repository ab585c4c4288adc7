/// An animation that was added to a layer.
final class StandInRunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// In the layer's time.
    let begin: CFTimeInterval
    let group: StandInTransactionGroup?
    var hasStarted = false
    var hasEnded = false

    init(key: String?, animation: CAAnimation, begin: CFTimeInterval, group: StandInTransactionGroup?) {
        self.key = key
        self.animation = animation
        self.begin = begin
        self.group = group
    }

    var end: CFTimeInterval { begin + animation.activeDuration }
}
