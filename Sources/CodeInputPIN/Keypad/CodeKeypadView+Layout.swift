#if canImport(UIKit)
import UIKit

extension CodeKeypadView {
    func setUp() {
        UIFont.followBoldText()
        isMultipleTouchEnabled = true
        allowsSelfSizing = true
        autoresizingMask = .flexibleWidth
        fieldTap.add(to: self)
        addInteraction(UIPointerInteraction(delegate: pointer))
        guard #available(iOS 17, visionOS 1, *) else { return }
        let traits: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        ]
        registerForTraitChanges(traits) { (pad: CodeKeypadView, _: UITraitCollection) in pad.traitsDidChange() }
    }

    func traitsDidChange() {
        UIFont.followBoldText()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func enablingDidChange() {
        if !isEnabled { cancelFingers() }
        setNeedsLayout()
    }

    // MARK: - Order

    func orderDidChange() {
        if window == nil { isAway = true }
    }

    /// Notes that the pad has left its window.
    ///
    /// The keyboard may move a visible pad from window to window. The pad therefore counts as gone only if it is still gone
    /// after this turn of the run loop.
    func leave() {
        foundTarget = nil
        Task { [weak self] in
            guard let self, window == nil else { return }
            isAway = true
        }
    }

    func deal() {
        isAway = false
        var generator = SystemRandomNumberGenerator()
        digits = order.digits(using: &generator)
        setNeedsLayout()
    }

    // MARK: - Keys

    var preferredSize: CGSize {
        let size = style.layout.naturalSize(textScale: CodeEnvironment(of: self).textScale)
        return CGSize(
            width: size.width + safeAreaInsets.left + safeAreaInsets.right,
            height: size.height + safeAreaInsets.top + safeAreaInsets.bottom)
    }

    private var keyArea: CGRect { bounds.inset(by: safeAreaInsets) }

    var keys: [CodeKeypadKey?] { style.layout.keys(for: digits, hasExtraKey: extraKey != nil) }

    func key(under touch: UITouch) -> CodeKeypadKey? {
        let environment = CodeEnvironment(of: self)
        return style.layout.place(at: touch.location(in: self), in: keyArea, environment: environment)
            .flatMap { keys[$0] }
    }

    func updateKeys() {
        let environment = CodeEnvironment(of: self)
        let frames = style.layout.frames(in: keyArea, environment: environment)
        var pressed = fingers.pressedKeys
        if !pressed.isEmpty, !showsPresses { pressed = [] }
        let looks = zip(keys, frames).map { key, frame -> CodeKeypadLayers.Look? in
            guard let key else { return nil }
            let state: CodeKeypadKeyState = !isEnabled ? .disabled : pressed.contains(key) ? .pressed : .normal
            return CodeKeypadLayers.Look(key: key, state: state, frame: frame)
        }
        layers.update(
            looks, style: style, extra: extraKey?.face(), environment: environment, traits: traitCollection,
            in: layer)
        updateElements(looks.compactMap { $0 })
        #if os(visionOS)
        hoverViews.update(isEnabled ? looks.compactMap(\.?.frame) : [], radius: style.cornerRadius, in: self)
        #endif
    }

    /// The key at a point, as the pointer of a trackpad sees it.
    func pointerPart(at point: CGPoint) -> PointerShapes.Part? {
        let environment = CodeEnvironment(of: self)
        guard isEnabled, let place = style.layout.place(at: point, in: keyArea, environment: environment),
            keys[place] != nil
        else { return nil }
        let frame = style.layout.frames(in: keyArea, environment: environment)[place]
        let isRound = style.shape == .circle
        let side = min(frame.width, frame.height)
        let ground =
            isRound ? CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side) : frame
        return (frame, .roundedRect(ground, radius: isRound ? side / 2 : style.cornerRadius))
    }

    // MARK: - Accessibility

    private func updateElements(_ looks: [CodeKeypadLayers.Look]) {
        let before = elements
        let areOthers = before.map(\.key) != looks.map(\.key)
        if areOthers {
            // Reusing the element keeps VoiceOver on a key that moves.
            elements = looks.map { look in
                before.first { $0.key == look.key } ?? KeypadKeyElement(look.key, of: self)
            }
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

    /// The words of the target.
    private var spokenWords: CodeWords { (currentTarget as? CodeInputView)?.spokenWords ?? .default }

    func label(of key: CodeKeypadKey) -> String? {
        switch key {
        case .digit(let digit): String(digit)
        case .delete: spokenWords["keypad.delete"].text
        case .extra: extraKey?.accessibilityLabel()
        }
    }

    func language(of key: CodeKeypadKey) -> String? {
        switch key {
        case .digit: nil
        case .delete: spokenWords["keypad.delete"].language
        case .extra: extraKey?.language()
        }
    }

    func activate(_ key: CodeKeypadKey) -> Bool {
        guard isEnabled else { return false }
        UIDevice.current.playInputClick()
        perform(key)
        return true
    }
}
#endif
