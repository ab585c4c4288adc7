#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

// All motion is layer animations, which run outside the app's process, pause with the screen, and end with their layer.
extension CodeLayers {
    private static let blinking = "blink"
    private static let shimmering = "shimmer"
    private static let moving = "move"
    // The opacity of a caret, and the shares of a period.
    private static let blink: (values: [Any], keyTimes: [NSNumber]) = ([1, 1, 0, 0, 1], [0, 0.5, 0.6, 0.9, 1])

    /// Starts the blinking of the caret, or stops it without a period.
    ///
    /// It starts visible, as after each move of a caret.
    func blinkCaret(every period: Double?) {
        caret.removeAnimation(forKey: Self.blinking)
        guard let period, !caret.isHidden else { return }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        (blink.values, blink.keyTimes) = Self.blink
        blink.duration = period
        blink.repeatCount = .infinity
        // Core Animation would otherwise remove it when the app enters the background.
        blink.isRemovedOnCompletion = false
        caret.add(blink, forKey: Self.blinking)
    }

    /// Starts or stops the pulse of the cells, one after the other, during verification.
    func shimmer(_ isShimmering: Bool) {
        guard isShimmering || self.isShimmering else { return }
        self.isShimmering = isShimmering
        for (index, cell) in cells.enumerated() {
            let isRunning = cell.animation(forKey: Self.shimmering) != nil
            guard isShimmering != isRunning else { continue }
            guard isShimmering else {
                cell.removeAnimation(forKey: Self.shimmering)
                continue
            }
            let pulse = CAKeyframeAnimation(keyPath: "opacity")
            pulse.values = [1, 0.45, 1, 1]
            pulse.keyTimes = [0, 0.25, 0.5, 1]
            pulse.duration = 1.2
            pulse.repeatCount = .infinity
            pulse.isRemovedOnCompletion = false
            pulse.timeOffset = 1.2 * (1 - Double(index) / Double(cells.count) / 2)
            cell.add(pulse, forKey: Self.shimmering)
        }
    }

    /// Stops the endless animations.
    func rest() {
        blinkCaret(every: nil)
        shimmer(false)
    }

    /// Animates cells that the user has just filled.
    func animateInsertion(of filled: Range<Int>, _ motion: CodeMotion) {
        move(filled, motion.stagger) { .insertion(motion.insertion) }
    }

    /// Animates cells that the user has just emptied.
    func animateRemoval(of emptied: Range<Int>, _ motion: CodeMotion) {
        move(emptied, motion.stagger) { .removal(motion.removal) }
    }

    /// Animates cells, each a little later than the one before.
    private func move(_ moving: Range<Int>, _ stagger: Double, _ makeAnimation: () -> CAAnimation?) {
        for (order, cell) in cells[moving.clamped(to: cells.indices)].enumerated() {
            guard let animation = makeAnimation() else { return }
            if order > 0, stagger > 0 {
                animation.beginTime = cell.convertTime(CACurrentMediaTime(), from: nil) + Double(order) * stagger
                animation.fillMode = .backwards
            }
            cell.add(animation, forKey: Self.moving)
        }
    }

    /// Animates the field because its code is rejected.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - host: The layer of the field.
    func animateRejection(_ effect: CodeMotion.Effect, in host: CALayer) {
        let duration = CodeField.rejectionTime / .seconds(1)
        guard let animation = CAAnimation.rejection(effect, duration: duration) else { return }
        host.add(animation, forKey: "reject")
    }
}
#endif
