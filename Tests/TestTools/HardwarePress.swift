#if canImport(UIKit)
import UIKit

/// The press of a hardware key.
@MainActor struct HardwarePress {
    private let key: KeyboardKey
    private let characters: String
    private let flags: UIKeyModifierFlags

    init(_ key: KeyboardKey, characters: String, flags: UIKeyModifierFlags) {
        self.key = key
        self.characters = characters
        self.flags = flags
    }

    /// Presses the key.
    ///
    /// - Returns: Whether a responder handled the press, and a closure that releases the key.
    func send(to responder: UIResponder) -> (isHandled: Bool, release: () -> Void) {
        #if canImport(Darwin)
        let press = MadePress(
            MadeKey(characters, ignoringModifiers: key.characters, flags: flags, code: key.code), responder: responder)
        responder.pressesBegan([press], with: nil)
        return (
            responder.endOfChain is KeyWindow && !press.isUnhandled,
            { [weak responder] in
                press.isOver = true
                responder?.pressesEnded([press], with: nil)
            }
        )
        #else
        let code = UIKeyboardHIDUsage(rawValue: key.code) ?? .keyboardErrorUndefined
        return UIPressesEvent.standInSend(
            UIKey.standIn(characters, ignoring: key.characters, modifierFlags: flags, keyCode: code), to: responder)
        #endif
    }
}

#if canImport(Darwin)
extension UIResponder {
    /// The window at the end of the chain.
    fileprivate var endOfChain: UIResponder? { sequence(first: self, next: \.next).first { $0 is UIWindow } }
}

final class MadePress: UIPress {
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
