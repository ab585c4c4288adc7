#if canImport(UIKit)
import UIKit

extension UIResponder {
    /// Presses a hardware key.
    ///
    /// - Returns: Whether a responder handled the press, and a closure that releases the key.
    func sendPress(
        of key: KeyboardKey, characters: String, flags: UIKeyModifierFlags
    ) -> (isHandled: Bool, release: () -> Void) {
        #if canImport(Darwin)
        let made = MadeKey(characters, ignoringModifiers: key.characters, flags: flags, code: key.code)
        let press = MadePress(made, responder: self)
        pressesBegan([press], with: nil)
        return (
            endOfChain is KeyWindow && !press.isUnhandled,
            { [weak self] in
                press.isOver = true
                self?.pressesEnded([press], with: nil)
            }
        )
        #else
        let code = UIKeyboardHIDUsage(rawValue: key.code) ?? .keyboardErrorUndefined
        return UIPressesEvent.standInSend(
            UIKey.standIn(characters, ignoring: key.characters, modifierFlags: flags, keyCode: code), to: self)
        #endif
    }
}

#if canImport(Darwin)
/// A window that keeps synthetic presses from the application.
final class KeyWindow: UIWindow {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for case let press as MadePress in presses { press.isUnhandled = true }
        let others = presses.filter { !($0 is MadePress) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !($0 is MadePress) }
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }
}

extension UIResponder {
    /// The window at the end of the chain.
    fileprivate var endOfChain: UIResponder? { sequence(first: self, next: \.next).first { $0 is UIWindow } }
}

private final class MadePress: UIPress {
    private let madeKey: UIKey
    private weak var madeResponder: UIResponder?
    var isUnhandled = false
    var isOver = false

    init(_ key: UIKey, responder: UIResponder) {
        madeKey = key
        madeResponder = responder
        super.init()
    }

    override var key: UIKey? { madeKey }
    override var responder: UIResponder? { madeResponder }
    override var phase: Phase { isOver ? .ended : .began }
}

private final class MadeKey: UIKey {
    private let madeCharacters: String
    private let madeIgnoring: String
    private let madeFlags: UIKeyModifierFlags
    private let madeCode: UIKeyboardHIDUsage

    init(_ characters: String, ignoringModifiers: String, flags: UIKeyModifierFlags, code: Int) {
        madeCharacters = characters
        madeIgnoring = ignoringModifiers
        madeFlags = flags
        madeCode = UIKeyboardHIDUsage(rawValue: code) ?? .keyboardEscape
        super.init()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override var characters: String { madeCharacters }
    override var charactersIgnoringModifiers: String { madeIgnoring }
    override var modifierFlags: UIKeyModifierFlags { madeFlags }
    override var keyCode: UIKeyboardHIDUsage { madeCode }
}
#endif
#endif
