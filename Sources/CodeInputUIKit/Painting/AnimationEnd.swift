#if canImport(UIKit)
    import UIKit
    #if canImport(QuartzCore)
        import QuartzCore
    #endif

    /// Calls a closure when an animation is over, and says whether it came to its end or was cut short.
    final class AnimationEnd: NSObject, CAAnimationDelegate {
        private let body: @MainActor @Sendable (_ isFinished: Bool) -> Void

        init(_ body: @escaping @MainActor @Sendable (_ isFinished: Bool) -> Void) {
            self.body = body
            super.init()
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            // Core Animation calls its delegates on the main thread.
            MainActor.assumeIsolated { [body] in body(flag) }
        }
    }
#endif
