#if canImport(UIKit)
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

extension CAAnimation {
    /// The animation of a cell that was filled, or nil.
    static func insertion(_ effect: CodeMotion.Effect) -> CAAnimation? {
        switch effect {
        case .none: nil
        case .fade: .fading()
        case .pop: .keyframes("transform.scale", [1, 1.06, 1], duration: 0.14)
        case .slide: .keyframes("transform.translation.y", [8, 0], duration: 0.16, isAdditive: true)
        }
    }

    /// The animation of a cell that was emptied, or nil.
    static func removal(_ effect: CodeMotion.Effect) -> CAAnimation? {
        switch effect {
        case .none: nil
        case .fade: .fading()
        case .pop: .keyframes("transform.scale", [1, 0.94, 1], duration: 0.14)
        case .slide: .keyframes("transform.translation.y", [0, 6, 0], duration: 0.16, isAdditive: true)
        }
    }

    /// Returns the animation of a field whose code is rejected, such as a shake, or nil.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - duration: How long a rejected code stays, in seconds.
    /// - Returns: The animation; nil for no motion.
    static func rejection(_ effect: CodeMotion.Effect, duration: Double) -> CAAnimation? {
        switch effect {
        case .none: nil
        case .fade: .keyframes("opacity", [1, 0.3, 1, 0.3, 1], duration: duration)
        case .pop: .keyframes("transform.scale", [1, 0.96, 1.02, 1], duration: duration)
        case .slide:
            // Adds to a transform that the app has set on the field.
            .keyframes("transform.translation.x", [0, -9, 8, -6, 4, -2, 0], duration: duration, isAdditive: true)
        }
    }

    // Both drawings have the same border: only the character fades.
    private static func fading() -> CAAnimation {
        let fade = CATransition()
        fade.type = .fade
        fade.duration = 0.18
        return fade
    }

    private static func keyframes(
        _ keyPath: String, _ values: [Double], duration: Double, isAdditive: Bool = false
    ) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.isAdditive = isAdditive
        animation.duration = duration
        return animation
    }
}
#endif
