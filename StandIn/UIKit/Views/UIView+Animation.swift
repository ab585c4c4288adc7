extension UIView {
    public class var areAnimationsEnabled: Bool { StandInThread.current.animationsEnabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { StandInThread.current.animationsEnabled = enabled }
    public class var inheritedAnimationDuration: TimeInterval {
        StandInThread.current.animationSettings.last?.duration ?? 0
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let thread = StandInThread.current
        let (settings, enabled) = (thread.animationSettings, thread.animationsEnabled)
        thread.animationSettings = []
        thread.animationsEnabled = false
        actionsWithoutAnimation()
        (thread.animationSettings, thread.animationsEnabled) = (settings, enabled)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    private class func run(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let thread = StandInThread.current
        let curve = (options.rawValue >> 16) & 3
        let timing = CAMediaTimingFunction(
            name: [CAMediaTimingFunctionName.easeInEaseOut, .easeIn, .easeOut, .linear][Int(curve)])
        CATransaction.begin()
        if let completion { CATransaction.setCompletionBlock { completion(true) } }
        if thread.animationsEnabled {
            thread.animationSettings.append(
                StandInAnimationSettings(
                    duration: duration, delay: delay, timing: timing, repeats: options.contains(.repeat),
                    autoreverses: options.contains(.autoreverse)))
        }
        animations()
        if thread.animationsEnabled { _ = thread.animationSettings.popLast() }
        CATransaction.commit()
    }
}
