#if canImport(UIKit)
import UIKit

/// The accessibility element of a key.
final class KeypadKeyElement: UIAccessibilityElement {
    let key: CodeKeypadKey
    private weak var pad: CodeKeypadView?

    init(_ key: CodeKeypadKey, of pad: CodeKeypadView) {
        self.key = key
        self.pad = pad
        super.init(accessibilityContainer: pad)
        // UI tests find a key by its identifier in every language.
        accessibilityIdentifier = key.identifier
    }

    // Asked for each time: the words are those of the current target.
    override var accessibilityLabel: String? {
        get { pad?.label(of: key) }
        set {}
    }

    override var accessibilityLanguage: String? {
        get { pad?.language(of: key) }
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
#endif
