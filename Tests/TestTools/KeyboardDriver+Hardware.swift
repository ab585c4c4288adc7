#if canImport(UIKit)
import UIKit

extension KeyboardDriver {
    /// Presses a hardware key: the responder chain gets it first.
    ///
    /// If no responder handles it, the text system moves the caret or deletes by one character, whatever the modifiers.
    ///
    /// A held key stays down until ``release()``. Presses don't repeat.
    public func press(
        _ key: KeyboardKey, shift: Bool = false, option: Bool = false, command: Bool = false, control: Bool = false,
        isHeld: Bool = false
    ) {
        release()
        guard let responder else { return }
        var flags: UIKeyModifierFlags = []
        if shift { flags.insert(.shift) }
        if option { flags.insert(.alternate) }
        if command { flags.insert(.command) }
        if control { flags.insert(.control) }
        let characters = shift ? key.characters.uppercased() : key.characters
        var isHandled = false
        watch("the press of \(key.name)") {
            (isHandled, lift) = responder.sendPress(of: key, characters: characters, flags: flags)
            if !isHeld { release() }
        }
        if isHandled || command && shortcut(key, shift: shift) { return }
        switch key {
        case .backspace: deleteBackward()
        case .delete: deleteForward()
        case .left, .right, .up, .down, .home, .end: move(key)
        case .escape: break
        default: if !command, !control { insert(key == .return ? "\n" : key.characters) }
        }
    }

    /// Releases the held key.
    public func release() {
        lift?()
        lift = nil
    }

    private func shortcut(_ key: KeyboardKey, shift: Bool) -> Bool {
        switch key.name {
        case "c": return copy()
        case "x": return cut()
        case "v": return pasteFromPasteboard()
        case "a": return selectAll()
        case "z":
            watch("undo") { shift ? responder?.undoManager?.redo() : responder?.undoManager?.undo() }
            return true
        default: return false
        }
    }

    /// Deletes the selection, or the character after the caret.
    private func deleteForward() {
        guard let input, let selection = input.selectedTextRange else { return }
        if selection.isEmpty {
            guard let next = input.position(from: selection.end, offset: 1),
                let range = input.textRange(from: selection.end, to: next)
            else { return }
            setSelection(range, "the selection before a delete")
        }
        deleteBackward()
    }

    /// Moves the caret by a character, or to an end of the text.
    private func move(_ key: KeyboardKey) {
        guard let input, let selection = input.selectedTextRange else { return }
        let isBackward = [.left, .up, .home].contains(key), from = isBackward ? selection.start : selection.end
        let edge = isBackward ? input.beginningOfDocument : input.endOfDocument
        let direction: UITextLayoutDirection? = key == .left ? .left : key == .right ? .right : nil
        let next = direction.flatMap { selection.isEmpty ? input.position(from: from, in: $0, offset: 1) : from }
        if let range = input.textRange(from: next ?? edge, to: next ?? edge) { setSelection(range, "an arrow key") }
    }
}

/// A key of a hardware keyboard.
public struct KeyboardKey: Hashable, Sendable {
    /// The name of the key: "backspace", or its character.
    public let name: String
    /// The USB HID usage of the key, or 0.
    public let code: Int
    let characters: String

    package static let backspace = KeyboardKey("backspace", 0x2A, "\u{8}")
    package static let delete = KeyboardKey("delete", 0x4C, UIKeyCommand.inputDelete)
    package static let left = KeyboardKey("left", 0x50, UIKeyCommand.inputLeftArrow)
    package static let right = KeyboardKey("right", 0x4F, UIKeyCommand.inputRightArrow)
    package static let up = KeyboardKey("up", 0x52, UIKeyCommand.inputUpArrow)
    package static let down = KeyboardKey("down", 0x51, UIKeyCommand.inputDownArrow)
    package static let home = KeyboardKey("home", 0x4A, UIKeyCommand.inputHome)
    package static let end = KeyboardKey("end", 0x4D, UIKeyCommand.inputEnd)
    package static let `return` = KeyboardKey("return", 0x28, "\r")
    package static let tab = KeyboardKey("tab", 0x2B, "\t")
    package static let escape = KeyboardKey("escape", 0x29, UIKeyCommand.inputEscape)
    package static let space = KeyboardKey("space", 0x2C, " ")

    private static let named = [backspace, delete, left, right, up, down, home, end, `return`, tab, escape, space]

    private init(_ name: String, _ code: Int, _ characters: String) {
        (self.name, self.code, self.characters) = (name, code, characters)
    }

    /// Finds a key by its name, such as "backspace".
    ///
    /// Returns nil for an unknown name.
    public init?(name: String) {
        guard let key = Self.named.first(where: { $0.name == name }) else { return nil }
        self = key
    }

    package static func character(_ character: Character) -> KeyboardKey {
        KeyboardKey(String(character), usage(of: character), String(character))
    }

    private static func usage(of character: Character) -> Int {
        guard let value = character.lowercased().utf8.first, character.isASCII else { return 0 }
        switch value {
        case 0x61...0x7A: return Int(value) - 0x61 + 0x04
        case 0x31...0x39: return Int(value) - 0x31 + 0x1E
        case 0x30: return 0x27
        default: return 0
        }
    }
}

extension UIResponder {
    /// Presses a hardware key, and returns whether a responder handled it, and a closure that releases the key.
    func sendPress(
        of key: KeyboardKey, characters: String, flags: UIKeyModifierFlags
    ) -> (isHandled: Bool, release: () -> Void) {
        #if canImport(Darwin)
        let made = MadeKey(characters, ignoringModifiers: key.characters, flags: flags, code: key.code)
        let press = MadePress(made)
        pressesBegan([press], with: nil)
        return (
            endOfChain is KeyWindow && !press.isUnhandled, { [weak self] in self?.pressesEnded([press], with: nil) }
        )
        #else
        let code = UIKeyboardHIDUsage(rawValue: key.code) ?? .keyboardErrorUndefined
        let key = UIKey(standIn: characters, ignoring: key.characters, modifierFlags: flags, keyCode: code)
        return UIPressesEvent.standInSend([key], to: self)
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
    fileprivate var endOfChain: UIResponder? { sequence(first: self, next: \.next).first { $0 is UIWindow } }
}

private final class MadePress: UIPress {
    private let madeKey: UIKey
    var isUnhandled = false

    init(_ key: UIKey) {
        madeKey = key
        super.init()
    }

    override var key: UIKey? { madeKey }
}

private final class MadeKey: UIKey {
    private let madeCharacters: String
    private let madeIgnoring: String
    private let madeFlags: UIKeyModifierFlags
    private let madeCode: UIKeyboardHIDUsage

    init(_ characters: String, ignoringModifiers: String, flags: UIKeyModifierFlags, code: Int) {
        (madeCharacters, madeIgnoring, madeFlags) = (characters, ignoringModifiers, flags)
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
