#if canImport(UIKit)
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// A motion as values for Core Animation.
struct MotionTrack {
    // As many as a screen shows; Core Animation fills in those of faster screens.
    private static let valuesPerSecond = 60.0

    let duration: Double
    private var channels: [(keyPath: String, values: [Double], isAdditive: Bool)] = []

    /// Creates the values of an effect.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - isRemoval: Whether it runs backward.
    ///   - height: The height of the cell in points, which a roll moves by.
    init(_ effect: CodeMotion.Effect, isRemoval: Bool = false, height: CGFloat = 0) {
        duration = effect.duration
        let count = max(Int((duration * Self.valuesPerSecond).rounded(.up)), 1)
        let poses = (0...count).map { step in
            effect.pose(at: duration * Double(step) / Double(count), isRemoval: isRemoval)
        }
        add("opacity", poses.map(\.opacity), rest: 1)
        add("transform.scale", poses.map { Double($0.scale) }, rest: 1)
        // They add to a transform that the app has set on the field.
        add("transform.translation.x", poses.map { Double($0.x) }, rest: 0)
        let unit = effect.isRoll ? Double(height) : 1
        add("transform.translation.y", poses.map { Double($0.y) * unit }, rest: 0)
    }

    private mutating func add(_ keyPath: String, _ values: [Double], rest: Double) {
        guard duration > 0, values.contains(where: { $0 != rest }) else { return }
        channels.append((keyPath, values, isAdditive: rest == 0))
    }

    /// Whether nothing moves.
    var isEmpty: Bool { channels.isEmpty }

    /// The track on a layer.
    ///
    /// - Parameters:
    ///   - layer: The layer, whose own values stay.
    ///   - key: The beginning of the animations' keys.
    ///   - delay: The time to wait in seconds, at the first pose.
    ///   - phase: The share of the duration that an endless motion begins at; nil for a motion that ends.
    ///   - staysAtEnd: Whether the layer keeps the last pose, because it is removed then.
    ///   - onEnd: Called once when the motion ends, in any way.
    @inline(never) @MainActor func play(
        on layer: CALayer, forKey key: String, delay: Double = 0, phase: Double? = nil, staysAtEnd: Bool = false,
        onEnd: (@MainActor () -> Void)? = nil
    ) {
        for (index, channel) in channels.enumerated() {
            let animation = CAKeyframeAnimation(keyPath: channel.keyPath)
            animation.values = channel.values
            animation.isAdditive = channel.isAdditive
            animation.duration = duration
            if delay > 0 {
                animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
                animation.fillMode = .backwards
            }
            if let phase {
                animation.repeatCount = .infinity
                animation.timeOffset = duration * phase
                // Core Animation would otherwise remove it when the app enters the background.
                animation.isRemovedOnCompletion = false
            }
            if staysAtEnd {
                animation.fillMode = .both
                animation.isRemovedOnCompletion = false
            }
            if index == 0, let onEnd { animation.delegate = MotionEnd(onEnd) }
            layer.add(animation, forKey: "\(key) \(channel.keyPath)")
        }
    }

    /// Removes the animations of a key from a layer.
    @MainActor static func stop(_ key: String, on layer: CALayer) {
        for path in ["opacity", "transform.scale", "transform.translation.x", "transform.translation.y"] {
            layer.removeAnimation(forKey: "\(key) \(path)")
        }
    }
}

/// Hears of the end of an animation, which keeps it alive until then.
private final class MotionEnd: NSObject, CAAnimationDelegate {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    // Core Animation calls it on the main thread, but its declaration does not say so.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}
#endif
