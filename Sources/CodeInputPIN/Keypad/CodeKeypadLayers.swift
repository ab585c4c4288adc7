#if canImport(UIKit)
import UIKit

/// The layers of a number pad, one for each slot; one redraws when its drawing changes.
@MainActor final class CodeKeypadLayers {
    struct Key {
        var key: CodeKeypadKey
        var state: CodeKeypadKeyState
        var frame: CGRect
    }

    private var layers: [CALayer] = []
    private var pressed: Set<Int> = []

    func update(
        _ keys: [Key?], style: CodeKeypadStyle, extra: CodeKeypadFace?, environment: CodeEnvironment,
        traits: UITraitCollection, in host: CALayer
    ) {
        while layers.count < keys.count {
            let layer = CALayer.forDrawings()
            layer.name = "key \(layers.count)"
            host.addSublayer(layer)
            layers.append(layer)
        }
        for (index, (layer, key)) in zip(layers, keys).enumerated() {
            layer.isHidden = key == nil
            guard let key else { continue }
            layer.show(
                style.drawing(of: key.key, state: key.state, extra: extra, frame: key.frame, environment: environment),
                at: key.frame, following: traits, scale: environment.displayScale)
            show(layer, at: index, isPressed: key.state == .pressed, shrinks: style.isCircle)
        }
    }

    /// Shows a press at once and fades it out, which keeps a short press visible.
    private func show(_ layer: CALayer, at index: Int, isPressed: Bool, shrinks: Bool) {
        let isMoving = shrinks && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
        if isPressed {
            guard pressed.insert(index).inserted else { return }
            // `kCATransition`, which Core Animation uses for every transition.
            layer.removeAnimation(forKey: "transition")
            if isMoving { scale(layer, [1, 0.93], duration: 0.08) }
        } else if pressed.remove(index) != nil {
            layer.removeAnimation(forKey: "scale")
            if isMoving { scale(layer, [0.93, 1.02, 1], duration: 0.25) }
            // A fade by default.
            let fade = CATransition()
            fade.duration = 0.2
            layer.add(fade, forKey: nil)
        }
    }

    /// Ends each press without a motion.
    func hidePresses() {
        pressed = []
        for layer in layers { layer.removeAllAnimations() }
    }

    private func scale(_ layer: CALayer, _ values: [Double], duration: Double) {
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = values
        scale.duration = duration
        scale.fillMode = .forwards
        scale.isRemovedOnCompletion = values.last == 1
        layer.add(scale, forKey: "scale")
    }
}

#if os(visionOS)
// MARK: - Hover

/// Highlights keys that the user looks at, by clear views over them: the system highlights no layers.
@MainActor final class KeypadHoverViews {
    private var views: [UIView] = []
    private var shownRadius: CGFloat?

    func update(_ frames: [CGRect], radius: CGFloat, in pad: UIView) {
        while views.count > frames.count { views.removeLast().removeFromSuperview() }
        while views.count < frames.count {
            let view = UIView()
            pad.addSubview(view)
            views.append(view)
        }
        for (view, frame) in zip(views, frames) where view.frame != frame { view.frame = frame }
        guard radius != shownRadius || views.contains(where: { $0.hoverStyle == nil }) else { return }
        shownRadius = radius
        for view in views { view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: radius)) }
    }
}
#endif
#endif
