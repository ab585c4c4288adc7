#if canImport(UIKit)
import UIKit

extension KeyboardDriver {
    /// Presses a hardware key: the responder chain gets it first, then the text system does what iOS does.
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
        guard let input else {
            if keyInput != nil, !command { typePlainly(key) }
            return
        }
        switch key {
        case .backspace: delete(isBackward: true, unit(option, command), input)
        case .delete: delete(isBackward: false, unit(option, command), input)
        case .left, .up: move(key == .left ? .left : .up, unit(option, command), shift, input)
        case .right, .down: move(key == .right ? .right : .down, unit(option, command), shift, input)
        case .home: moveTo(input.beginningOfDocument, shift, input, "home")
        case .end: moveTo(input.endOfDocument, shift, input, "end")
        default:
            if !command, !control { typePlainly(key) }
        }
    }

    /// Types characters on a hardware keyboard.
    public func press(characters: String) {
        for character in characters { press(.character(character)) }
    }

    private func typePlainly(_ key: KeyboardKey) {
        switch key {
        case .return: insert("\n")
        case .backspace: deleteBackward()
        case .tab, .space: insert(key.characters)
        case .escape, .left, .right, .up, .down, .home, .end, .delete: break
        default: insert(key.characters)
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
        let press = HardwarePress(key, characters: shifted, flags: flags)
        var isHandled = false
        watch("the press of \(key.name)") {
            (isHandled, lift) = press.send(to: responder)
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

    private func unit(_ option: Bool, _ command: Bool) -> UITextGranularity {
        command ? .line : option ? .word : .character
    }

    // MARK: Deleting

    private func delete(isBackward: Bool, _ unit: UITextGranularity, _ input: any UITextInput) {
        guard let selection = input.selectedTextRange else { return }
        let isPlainBackspace = unit == .character && isBackward
        guard selection.isEmpty, !isPlainBackspace else { return deleteBackward() }
        guard let target = boundary(from: selection.start, unit, isBackward, input),
            let range = input.textRange(from: selection.start, to: target), !range.isEmpty
        else {
            // A forward delete at the end does nothing.
            if isBackward { deleteBackward() }
            return
        }
        setSelection(range, "the selection before a delete")
        deleteBackward()
    }

    private func boundary(
        from position: UITextPosition, _ unit: UITextGranularity, _ isBackward: Bool, _ input: any UITextInput
    ) -> UITextPosition? {
        if unit == .character { return input.position(from: position, offset: isBackward ? -1 : 1) }
        let direction = UITextDirection.storage(isBackward ? .backward : .forward)
        return input.tokenizer.position(from: position, toBoundary: unit, inDirection: direction)
            ?? (isBackward ? input.beginningOfDocument : input.endOfDocument)
    }

    // MARK: Moving

    private func move(
        _ direction: UITextLayoutDirection, _ unit: UITextGranularity, _ extends: Bool, _ input: any UITextInput
    ) {
        guard let selection = input.selectedTextRange else { return }
        let isBackward = direction == .left || direction == .up
        let moving = movingEnd(of: selection, extends, isBackward, input)
        if unit == .character, !extends, !selection.isEmpty, direction == .left || direction == .right {
            return moveTo(isBackward ? selection.start : selection.end, false, input, "an arrow key")
        }
        let target =
            unit == .character
            ? input.position(from: moving, in: direction, offset: 1)
            : boundary(from: moving, unit, isBackward, input)
        let edge = isBackward ? input.beginningOfDocument : input.endOfDocument
        moveTo(target ?? edge, extends, input, "an arrow key")
    }

    private func movingEnd(
        of selection: UITextRange, _ extends: Bool, _ isBackward: Bool, _ input: any UITextInput
    ) -> UITextPosition {
        guard extends, !selection.isEmpty, let anchor = shiftAnchor else {
            return isBackward ? selection.start : selection.end
        }
        return input.compare(anchor, to: selection.start) == .orderedSame ? selection.end : selection.start
    }

    private func moveTo(_ target: UITextPosition, _ extends: Bool, _ input: any UITextInput, _ what: String) {
        guard let selection = input.selectedTextRange else { return }
        var origin = target
        if extends {
            if selection.isEmpty || shiftAnchor == nil {
                let isBackward = input.compare(target, to: selection.start) == .orderedAscending
                shiftAnchor = isBackward ? selection.end : selection.start
            }
            origin = shiftAnchor ?? target
        } else {
            shiftAnchor = nil
        }
        if let range = input.textRange(from: origin, to: target) { setSelection(range, what) }
    }
}
#endif
