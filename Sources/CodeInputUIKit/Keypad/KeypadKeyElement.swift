#if canImport(UIKit)
import CodeInputStyles
import UIKit

/// A key as VoiceOver meets it.
final class KeypadKeyElement: UIAccessibilityElement {
    let key: CodeKeypadKey
    private weak var pad: CodeKeypadView?

    init(_ key: CodeKeypadKey, of pad: CodeKeypadView) {
        self.key = key
        self.pad = pad
        super.init(accessibilityContainer: pad)
        // Tests find a key by it in every language.
        accessibilityIdentifier = key.identifier
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
