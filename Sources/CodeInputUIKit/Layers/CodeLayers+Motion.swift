#if canImport(UIKit)
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

// All motion is layer animations: they run outside of the app, pause with the screen, and end with their layer.
extension CodeLayers {
    private static let blinking = "blink"
    private static let shimmering = "shimmer"

    // Made once: every layout adds it anew.
    private static let blink: CAKeyframeAnimation = {
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 1, 0, 0, 1]
        blink.keyTimes = [0, 0.5, 0.6, 0.9, 1]
        blink.duration = 1.06
        blink.repeatCount = .infinity
        // The app may come back from the background at any time.
        blink.isRemovedOnCompletion = false
        return blink
    }()

    private static let popping: CAKeyframeAnimation = {
        let pop = CAKeyframeAnimation(keyPath: "transform.scale")
        pop.values = [1, 1.06, 1]
        pop.duration = 0.14
        return pop
    }()

    /// Lets the caret blink, beginning with it shown, as a caret does that was just moved.
    func blinkCaret(_ isBlinking: Bool) {
        caret.removeAnimation(forKey: Self.blinking)
        if isBlinking, !caret.isHidden { caret.add(Self.blink, forKey: Self.blinking) }
    }

    /// Lets cells pulse one after the other while somebody waits for a verdict.
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

    /// Ends what would otherwise go on for ever.
    func rest() {
        blinkCaret(false)
        shimmer(false)
    }

    /// Lets cells that were just filled spring up a little.
    func pop(_ filled: Range<Int>) {
        for cell in cells[filled.clamped(to: cells.indices)] { cell.add(Self.popping, forKey: "pop") }
    }

    /// Shakes the field; without motion it stands still.
    ///
    /// - Parameters:
    ///   - isMoving: Whether motion is welcome.
    ///   - host: The layer of the field.
    func shake(isMoving: Bool, in host: CALayer) {
        guard isMoving else { return }
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0, -9, 8, -6, 4, -2, 0]
        shake.isAdditive = true
        shake.duration = 0.5
        host.add(shake, forKey: "reject")
    }
}
#endif
