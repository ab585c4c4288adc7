#if canImport(UIKit)
import UIKit

extension CodeKeypadView {
    func setUp() {
        isMultipleTouchEnabled = true
        allowsSelfSizing = true
        autoresizingMask = .flexibleWidth
        addGestureRecognizer(fieldTap)
        addInteraction(UIPointerInteraction(delegate: fieldTap))
        fieldObserver = CodeInputView.observeForPads { [weak self] in
            if self?.currentTarget?.isSecureTextEntry == true { self?.layers.hidePresses() }
            self?.setNeedsLayout()
        }
        guard #available(iOS 17, visionOS 1, *) else { return }
        let traits = CodeEnvironment.traits + [UITraitVerticalSizeClass.self]
        registerForTraitChanges(traits) { (pad: CodeKeypadView, _: UITraitCollection) in
            pad.traitsDidChange()
        }
    }

    func traitsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Order

    func arrangeDigits() {
        needsNewOrder = false
        digits = order.digits
        setNeedsLayout()
    }

    // MARK: - Keys

    private var keyArea: CGRect { bounds.inset(by: safeAreaInsets) }

    var keys: [CodeKeypadKey?] { style.layout.keys(for: digits, hasExtraKey: extraKey != nil) }

    func key(under touch: UITouch) -> CodeKeypadKey? { slot(at: touch.location(in: self)).flatMap { keys[$0] } }

    private func slot(at point: CGPoint) -> Int? {
        style.layout.index(at: point, in: keyArea, environment: CodeEnvironment(of: self))
    }

    func updateKeys() {
        let environment = CodeEnvironment(of: self)
        let frames = style.layout.frames(in: keyArea, environment: environment)
        // Asked only while a key is pressed: to find the first responder is slow.
        let showsPresses = fingers.isPressing && currentTarget?.isSecureTextEntry != true
        let shown = zip(keys, frames).map { key, frame -> CodeKeypadLayers.Key? in
            guard let key else { return nil }
            let isPressed = showsPresses && fingers.isPressed(key)
            let state: CodeKeypadKeyState = !isEnabled ? .disabled : isPressed ? .pressed : .normal
            return CodeKeypadLayers.Key(key: key, state: state, frame: frame)
        }
        layers.update(
            shown, style: style, extra: extraKey?.face(), environment: environment, traits: traitCollection, in: layer)
        updateElements(shown.compactMap { $0 })
        #if os(visionOS)
        let grounds = isEnabled ? shown.compactMap { $0.map { style.ground(in: $0.frame) } } : []
        hoverViews.update(grounds.map(\.rect), radius: grounds.first?.radius ?? 0, in: self)
        #endif
    }

    /// The key at a point, as the pointer of a trackpad sees it.
    func pointerPart(at point: CGPoint) -> (rect: CGRect, shape: UIPointerShape)? {
        guard isEnabled, let slot = slot(at: point), keys[slot] != nil else { return nil }
        let frame = style.layout.frames(in: keyArea, environment: CodeEnvironment(of: self))[slot]
        let ground = style.ground(in: frame)
        return (frame, .roundedRect(ground.rect, radius: ground.radius))
    }
}
#endif
