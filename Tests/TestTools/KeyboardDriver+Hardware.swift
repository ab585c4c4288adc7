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
        if send(key, flags, to: responder, isHeld: isHeld) { return }
        if command, shortcut(key, shift: shift) { return }
        #if !canImport(Darwin)
        // A test can't press Tab for the focus system of a simulator.
        if key == .tab, flags.isSubset(of: [.shift]), responder.standInMoveFocus(isBackward: shift) { return }
        #endif
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

    /// Returns whether a responder handled the press.
    private func send(
        _ key: KeyboardKey, _ flags: UIKeyModifierFlags, to responder: UIResponder, isHeld: Bool
    ) -> Bool {
        let shifted = flags.contains(.shift) ? key.characters.uppercased() : key.characters
        var isHandled = false
        watch("the press of \(key.name)") {
            (isHandled, lift) = responder.sendPress(of: key, characters: shifted, flags: flags)
            if !isHeld { release() }
        }
        return isHandled
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
        let isBackward = [.left, .up, .home].contains(key)
        let edge = isBackward ? input.beginningOfDocument : input.endOfDocument
        let from = isBackward ? selection.start : selection.end
        let direction: UITextLayoutDirection? = key == .left ? .left : key == .right ? .right : nil
        let next = direction.flatMap { selection.isEmpty ? input.position(from: from, in: $0, offset: 1) : from }
        if let range = input.textRange(from: next ?? edge, to: next ?? edge) { setSelection(range, "an arrow key") }
    }
}
#endif
