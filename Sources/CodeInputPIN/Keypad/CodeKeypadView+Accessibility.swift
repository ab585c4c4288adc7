#if canImport(UIKit)
import UIKit

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

    func label(of key: CodeKeypadKey) -> (text: String, language: String?)? {
        switch key {
        case .digit(let digit): (String(digit), nil)
        case .delete: ((currentTarget as? CodeInputView)?.words ?? .default)["keypad.delete"]
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
        accessibilityIdentifier =
            switch key {
            case .digit(let digit): "key \(digit)"
            case .delete: "key delete"
            case .extra: "key extra"
            }
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
#endif
