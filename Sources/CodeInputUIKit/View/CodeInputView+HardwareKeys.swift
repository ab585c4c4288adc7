#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    /// Handles keys that move or delete, and returns whether it has; false leaves all of them to the system.
    ///
    /// Return and characters come as text.
    func beginHandling(_ presses: Set<UIPress>) -> Bool {
        // Another key ends the repeat of a held one, unless it is a modifier: usages 0xE0 to 0xE7.
        for press in presses where !(0xE0...0xE7).contains(press.key?.keyCode.rawValue ?? 0) { keyRepeat?.cancel() }
        // Where the focus system, and not the keyboard, is at the field, its keys move on from the field. An input
        // method uses these keys itself while it composes.
        guard isFirstResponder || UIFocusSystem.focusSystem(for: self)?.focusedItem !== self, markedCells == nil
        else { return false }
        var inputs: [CodeFieldInput] = []
        for press in presses {
            guard let key = press.key, let input = rowMove(key) ?? CodeFieldInput(key, isMirrored: isMirrored) else {
                return false
            }
            inputs.append(input)
        }
        guard !inputs.isEmpty else { return false }
        for press in presses { handledPresses.append(press) }
        for input in inputs { perform(input) }
        guard inputs.count == 1, inputs[0].isSingleStep, isFirstResponder else { return true }
        keyRepeat?.cancel()
        keyRepeat = repeatKey(by: clock) { [weak self, input = inputs[0]] in
            guard let self, markedCells == nil else { return false }
            let before = (field.editor.count, selectedCells)
            perform(input)
            return before != (field.editor.count, selectedCells)
        }
        return true
    }

    /// What an arrow up or down does where cells wrap into rows; nil in the first or the last one.
    private func rowMove(_ key: UIKey) -> CodeFieldInput? {
        let isUp = key.keyCode == .keyboardUpArrow, cells = selectedCells
        guard isUp || key.keyCode == .keyboardDownArrow, caretPolicy == .cells, hasText,
            key.modifierFlags.isDisjoint(with: [.alternate, .command, .control, .shift])
        else { return nil }
        let cell = isUp || cells.isEmpty ? cells.lowerBound : cells.upperBound - 1
        guard let next = geometry.cell(isAbove: isUp, min(cell, length - 1)) else { return nil }
        return .select(.tap(next))
    }

    /// Ends the repeat of a key that is held no longer, and returns whether the field has handled all the presses.
    func endHandling(_ presses: Set<UIPress>) -> Bool {
        var isHandled = true
        for press in presses {
            // The last key repeats. A modifier or an earlier key that was held with it does not end it.
            if handledPresses.last == press { keyRepeat?.cancel() }
            if let index = handledPresses.firstIndex(of: press) {
                handledPresses.remove(at: index)
            } else {
                isHandled = false
            }
        }
        return isHandled
    }
}

extension CodeFieldInput {
    /// Moves by cells, or with Option or Command to the start or end, because a code is one word.
    ///
    /// Deletes the selection, or from the caret to the same places.
    @MainActor fileprivate init?(_ key: UIKey, isMirrored: Bool) {
        let reachesEnd = !key.modifierFlags.isDisjoint(with: [.alternate, .command])
        let extending = key.modifierFlags.contains(.shift)
        if key.modifierFlags.contains(.control) {
            guard !reachesEnd else { return nil }
            // Letters rather than key codes: keyboard layouts differ.
            switch key.charactersIgnoringModifiers.lowercased() {
            case "a": self = .select(.move(.toStart, extending: extending))
            case "e": self = .select(.move(.toEnd, extending: extending))
            case "b": self = .select(.move(.backward, extending: extending))
            case "f": self = .select(.move(.forward, extending: extending))
            case "h": self = .edit(.delete(.backward))
            case "d": self = .edit(.delete(.forward))
            case "k": self = .edit(.delete(.toEnd))
            default: return nil
            }
            return
        }
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isForward = (key.keyCode == .keyboardRightArrow) != isMirrored
            let movement: CodeMovement =
                isForward ? (reachesEnd ? .toEnd : .forward) : (reachesEnd ? .toStart : .backward)
            self = .select(.move(movement, extending: extending))
        case .keyboardUpArrow, .keyboardHome: self = .select(.move(.toStart, extending: extending))
        case .keyboardDownArrow, .keyboardEnd: self = .select(.move(.toEnd, extending: extending))
        case .keyboardDeleteOrBackspace:
            // The system repeats a plain delete while the user holds it.
            guard reachesEnd else { return nil }
            self = .edit(.delete(.toStart))
        case .keyboardDeleteForward: self = .edit(.delete(reachesEnd ? .toEnd : .forward))
        default: return nil
        }
    }

    fileprivate var isSingleStep: Bool {
        switch self {
        case .select(.move(.forward, _)), .select(.move(.backward, _)), .edit(.delete(.forward)),
            .edit(.delete(.backward)):
            true
        default: false
        }
    }
}
#endif
