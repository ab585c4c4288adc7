#if canImport(UIKit)
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// The layers of a number pad, one for each place; one redraws when its drawing changes.
@MainActor final class CodeKeypadLayers {
    struct Look {
        var key: CodeKeypadKey
        var state: CodeKeypadKeyState
        var frame: CGRect
    }

    private var layers: [CALayer] = []
    private var pressed: Set<Int> = []

    func update(
        _ looks: [Look?], style: CodeKeypadStyle, extra: CodeKeypadFace?, environment: CodeEnvironment,
        traits: UITraitCollection, in host: CALayer
    ) {
        while layers.count < looks.count {
            let layer = CALayer.forDrawings()
            layer.name = "key \(layers.count)"
            host.addSublayer(layer)
            layers.append(layer)
        }
        for (place, (layer, look)) in zip(layers, looks).enumerated() {
            layer.isHidden = look == nil
            guard let look else { continue }
            layer.show(
                style.drawing(
                    of: look.key, state: look.state, extra: extra, frame: look.frame, environment: environment),
                at: look.frame, following: traits, scale: environment.displayScale)
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

// MARK: - Accessibility

extension CodeKeypadView {
    func updateElements(_ looks: [CodeKeypadLayers.Look]) {
        let before = elements
        let areOthers = before.map(\.key) != looks.map(\.key)
        if areOthers {
            // Reusing the element keeps VoiceOver on a key that moves.
            elements = looks.map { look in before.first { $0.key == look.key } ?? KeypadKeyElement(look.key, of: self) }
            accessibilityElements = elements
        }
        for (element, look) in zip(elements, looks) {
            element.accessibilityFrameInContainerSpace = look.frame
            var traits: UIAccessibilityTraits = look.key == .extra ? .button : .keyboardKey
            if look.state == .disabled { traits.insert(.notEnabled) }
            element.accessibilityTraits = traits
        }
        if areOthers, !before.isEmpty, window != nil {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
    }

    func label(of key: CodeKeypadKey) -> (text: String, language: String?)? {
        switch key {
        case .digit(let digit): (String(digit), nil)
        case .delete: ((currentTarget as? CodeInputView)?.spokenWords ?? .default)["keypad.delete"]
        case .extra: extraKey?.label()
        }
    }

    func activate(_ key: CodeKeypadKey) -> Bool {
        guard isEnabled else { return false }
        UIDevice.current.playInputClick()
        perform(key)
        return true
    }
}

final class KeypadKeyElement: UIAccessibilityElement {
    let key: CodeKeypadKey
    private weak var pad: CodeKeypadView?

    init(_ key: CodeKeypadKey, of pad: CodeKeypadView) {
        self.key = key
        self.pad = pad
        super.init(accessibilityContainer: pad)
        // Full Keyboard Access and Switch Control stop at each key.
        accessibilityRespondsToUserInteraction = true
        // UI tests find a key by its identifier in every language.
        accessibilityIdentifier = key.identifier
    }

    // Asked for each time: the words are those of the current target.
    override var accessibilityLabel: String? {
        get { pad?.label(of: key)?.text }
        set {}
    }

    override var accessibilityLanguage: String? {
        get { pad?.label(of: key)?.language }
        set {}
    }

    override func accessibilityActivate() -> Bool { pad?.activate(key) ?? false }
}

extension CodeKeypadKey {
    fileprivate var identifier: String {
        switch self {
        case .digit(let digit): "key \(digit)"
        case .delete: "key delete"
        case .extra: "key extra"
        }
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
