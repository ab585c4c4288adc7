extension UIView {
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        let thread = StandInThread.current
        let outer = thread.animationDuration
        thread.animationDuration = duration
        defer { thread.animationDuration = outer }
        animations()
    }

    /// Only changes inside an animation block animate.
    func standInAction(forKey event: String) -> any CAAction {
        guard let duration = StandInThread.current.animationDuration, duration > 0,
            StandInImplicitAction.animatedKeys.contains(event)
        else { return NSNull() }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }
}
