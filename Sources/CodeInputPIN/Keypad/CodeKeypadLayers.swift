#if canImport(UIKit)
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// The layers of a number pad, one for each place.
///
/// A layer redraws when its drawing changes.
@MainActor final class CodeKeypadLayers {
    /// The key of a place and how it looks.
    struct Look {
        var key: CodeKeypadKey
        var state: CodeKeypadKeyState
        var frame: CGRect
    }

    private var layers: [CodeLayer] = []
    private var pressed: Set<Int> = []

    func update(
        _ looks: [Look?], style: CodeKeypadStyle, extra: CodeKeypadFace?, environment: CodeEnvironment,
        traits: UITraitCollection, in host: CALayer
    ) {
        while layers.count < looks.count {
            let layer = CodeLayer()
            layer.name = "key \(layers.count)"
            host.addSublayer(layer)
            layers.append(layer)
        }
        for (place, (layer, look)) in zip(layers, looks).enumerated() {
            layer.isHidden = look == nil
            guard let look else { continue }
            layer.follow(traits, scale: environment.displayScale)
            layer.show(
                style.drawing(
                    of: look.key, state: look.state, extra: extra, frame: look.frame, environment: environment),
                at: look.frame)
            show(layer, at: place, isPressed: look.state == .pressed, givesWay: style.shape == .circle)
        }
    }

    /// Shows a press at once and fades it out, which keeps a short press visible.
    private func show(_ layer: CALayer, at place: Int, isPressed: Bool, givesWay: Bool) {
        let isMoving = givesWay && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
        if isPressed {
            guard pressed.insert(place).inserted else { return }
            layer.removeAnimation(forKey: "fade")
            if isMoving { scale(layer, [1, 0.93], duration: 0.08) }
        } else if pressed.remove(place) != nil {
            layer.removeAnimation(forKey: "scale")
            if isMoving { scale(layer, [0.93, 1.02, 1], duration: 0.25) }
            let fade = CATransition()
            fade.type = .fade
            fade.duration = 0.2
            layer.add(fade, forKey: "fade")
        }
    }

    /// Scales a key, which keeps its last scale until it is released.
    private func scale(_ layer: CALayer, _ values: [Double], duration: Double) {
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = values
        scale.duration = duration
        scale.fillMode = .forwards
        scale.isRemovedOnCompletion = values.last == 1
        layer.add(scale, forKey: "scale")
    }
}
#endif
