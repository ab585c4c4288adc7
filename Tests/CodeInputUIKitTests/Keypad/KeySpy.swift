#if canImport(UIKit)
import TestTools
import UIKit

/// A `UIKeyInput` that logs its keys: digits, and "<" for delete.
final class KeySpy: KeyInputView, UIKeyInput {
    var log = ""
    var onKey: () -> Void = {}
    var pad: UIView?

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }

    var hasText = true
    func insertText(_ text: String) {
        log += text
        onKey()
    }
    func deleteBackward() {
        log += "<"
        onKey()
    }
}
#endif
