enum StandInViewAnimation {
    private struct Action: CAAction {
        let settings: StandInAnimationSettings

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            guard let layer = anObject as? CALayer else { return }
            let animation = CABasicAnimation(keyPath: event)
            animation.duration = settings.duration
            animation.timingFunction = settings.timing
            animation.autoreverses = settings.autoreverses
            if settings.repeats { animation.repeatCount = .infinity }
            if settings.delay > 0 {
                animation.beginTime = layer.convertTime(CACurrentMediaTime() + settings.delay, from: nil)
                animation.fillMode = .both
            }
            layer.add(animation, forKey: event)
        }
    }

    static func action(forKey event: String, of layer: CALayer) -> any CAAction {
        guard let settings = StandInThread.current.animationSettings.last, settings.duration > 0,
            StandInImplicitAction.animatedKeys.contains(event)
        else { return NSNull() }
        return Action(settings: settings)
    }
}
