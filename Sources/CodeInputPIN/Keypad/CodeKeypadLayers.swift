#if canImport(UIKit)
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// The layers of a number pad, one for each place; one redraws when its drawing changes.
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
                style.drawing(
                    of: key.key, state: key.state, extra: extra, frame: key.frame, environment: environment),
                at: key.frame, following: traits, scale: environment.displayScale)
            show(layer, at: index, isPressed: key.state == .pressed, givesWay: style.shape == .circle)
        }
    }

    /// Shows a press at once and fades it out, which keeps a short press visible.
    private func show(_ layer: CALayer, at index: Int, isPressed: Bool, givesWay: Bool) {
        let isMoving = givesWay && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
        if isPressed {
            guard pressed.insert(index).inserted else { return }
            layer.removeAnimation(forKey: "fade")
            if isMoving { scale(layer, [1, 0.93], duration: 0.08) }
        } else if pressed.remove(index) != nil {
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
    func updateElements(_ keys: [CodeKeypadLayers.Key]) {
        let before = elements
        let areOthers = before.map(\.key) != keys.map(\.key)
        if areOthers {
            // Reusing the element keeps VoiceOver on a key that moves.
            elements = keys.map { key in before.first { $0.key == key.key } ?? KeypadKeyElement(key.key, of: self) }
            accessibilityElements = elements
        }
        for (element, key) in zip(elements, keys) {
            element.accessibilityFrameInContainerSpace = key.frame
            var traits: UIAccessibilityTraits = key.key == .extra ? .button : .keyboardKey
            if key.state == .disabled { traits.insert(.notEnabled) }
            element.accessibilityTraits = traits
        }
        if areOthers, !before.isEmpty, window != nil {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
    }

    func label(of key: CodeKeypadKey) -> CodePhrase? {
        switch key {
        case .digit(let digit): CodePhrase(text: String(digit))
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
