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
    }

    override func accessibilityActivate() -> Bool { pad?.activate(key) ?? false }
}
#endif
