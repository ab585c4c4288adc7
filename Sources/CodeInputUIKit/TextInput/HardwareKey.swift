#if canImport(UIKit)
import CodeInputCore
import UIKit

/// A key of a hardware keyboard that moves or deletes.
///
/// The system moves a caret between characters, but this field selects cells. It therefore handles these keys itself. With
/// Option or Command, a key moves or deletes to the start or end, because a code is one word. Control with a letter moves and
/// deletes as in all text fields.
enum HardwareKey {
    case move(CodeMovement, extending: Bool)
    case delete(CodeDeletion)

    var input: CodeFieldInput {
        switch self {
        case .move(let movement, let extending): .select(.move(movement, extending: extending))
        case .delete(let deletion): .edit(.delete(deletion))
        }
    }

    /// Nil for a key that the system handles.
    @MainActor init?(_ key: UIKey, isMirrored: Bool) {
        let reachesEnd = !key.modifierFlags.isDisjoint(with: [.alternate, .command])
        let extending = key.modifierFlags.contains(.shift)
        if key.modifierFlags.contains(.control) {
            guard !reachesEnd, let meant = Self.withControl(key.charactersIgnoringModifiers, extending: extending)
            else { return nil }
            self = meant
            return
        }
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isForward = (key.keyCode == .keyboardRightArrow) != isMirrored
            let movement: CodeMovement =
                isForward ? (reachesEnd ? .toEnd : .forward) : (reachesEnd ? .toStart : .backward)
            self = .move(movement, extending: extending)
        case .keyboardUpArrow, .keyboardHome: self = .move(.toStart, extending: extending)
        case .keyboardDownArrow, .keyboardEnd: self = .move(.toEnd, extending: extending)
        case .keyboardDeleteOrBackspace:
            // The system repeats a plain delete while the user holds it.
            guard reachesEnd else { return nil }
            self = .delete(.toStart)
        case .keyboardDeleteForward: self = .delete(reachesEnd ? .toEnd : .forward)
        default: return nil
        }
    }

    // Letters rather than key codes: keyboard layouts differ.
    private static func withControl(_ letter: String, extending: Bool) -> HardwareKey? {
        switch letter.lowercased() {
        case "a": .move(.toStart, extending: extending)
        case "e": .move(.toEnd, extending: extending)
        case "b": .move(.backward, extending: extending)
        case "f": .move(.forward, extending: extending)
        case "h": .delete(.backward)
        case "d": .delete(.forward)
        case "k": .delete(.toEnd)
        default: nil
        }
    }

    /// Whether the key repeats while the user holds it.
    ///
    /// A single step does; a move to the end has nothing left to do.
    var repeats: Bool {
        switch self {
        case .move(.forward, _), .move(.backward, _), .delete(.forward), .delete(.backward): true
        default: false
        }
    }
}

extension UIView {
    /// The views inside that take keys.
    fileprivate var textInputs: [UIView] {
        let isInput = self is any UIKeyInput && canBecomeFirstResponder
        return (isInput ? [self] : []) + subviews.flatMap(\.textInputs)
    }
}

extension UIKey {
    /// Whether the key only changes what others mean, such as Shift.
    var isModifier: Bool {
        // The usage page of keyboards has the left and right modifiers here.
        (0xE0...0xE7).contains(keyCode.rawValue)
    }
}

extension CodeInputView {
    /// Moves the focus with the Tab key to the next or previous text input, if the focus system has not moved it.
    ///
    /// A key of text reaches the field as text, and the focus system may not see it.
    func moveFocus(with presses: Set<UIPress>) {
        guard presses.count == 1, let key = presses.first?.key, key.keyCode == .keyboardTab,
            key.modifierFlags.isSubset(of: [.shift]), markedCells == nil
        else { return }
        let isBackward = key.modifierFlags.contains(.shift)
        let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem
        Task { [weak self] in
            guard let self, isFirstResponder, UIFocusSystem.focusSystem(for: self)?.focusedItem === focused else {
                return
            }
            neighbor(isBackward: isBackward)?.becomeFirstResponder()
        }
    }

    /// The next or previous text input in reading order, of those that a finger reaches in the same presented screen.
    private func neighbor(isBackward: Bool) -> UIView? {
        guard let window else { return nil }
        let controllers = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
        let sheet = controllers.first { $0.presentingViewController?.presentedViewController === $0 }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func isBefore(_ first: UIView, _ second: UIView) -> Bool {
            let one = first.convert(first.bounds, to: window), other = second.convert(second.bounds, to: window)
            // Views side by side overlap in height.
            if one.maxY <= other.midY || other.maxY <= one.midY { return one.midY < other.midY }
            return isMirrored ? one.midX > other.midX : one.midX < other.midX
        }
        var inputs: [UIView] = []
        for input in (sheet?.view ?? window).textInputs {
            let center = input.convert(CGPoint(x: input.bounds.midX, y: input.bounds.midY), to: window)
            guard input === self || window.hitTest(center, with: nil)?.isDescendant(of: input) == true else { continue }
            inputs.insert(input, at: inputs.firstIndex { isBefore(input, $0) } ?? inputs.endIndex)
        }
        guard let index = inputs.firstIndex(of: self) else { return nil }
        return inputs[(index + (isBackward ? inputs.count - 1 : 1)) % inputs.count]
    }

    /// Whether the focus system, and not the keyboard, is at the field.
    ///
    /// Its keys move on from the field. Keys from an app that holds the keyboard in place of the field count as the field's.
    private var isOnlyHighlighted: Bool {
        !isFirstResponder && UIFocusSystem.focusSystem(for: self)?.focusedItem === self
    }

    /// Ends the repeat of a held key, and returns whether the field has handled all the presses when they began.
    func endHandled(_ presses: Set<UIPress>) -> Bool {
        keyRepeat.end()
        let isHandled = presses.allSatisfy(handledPresses.contains)
        handledPresses.removeAll(where: presses.contains)
        return isHandled
    }

    /// Handles keys of a hardware keyboard.
    ///
    /// False leaves all of them to the system.
    func handle(_ presses: Set<UIPress>) -> Bool {
        // An input method uses these keys itself while it composes.
        guard !isOnlyHighlighted, markedCells == nil else { return false }
        let isMirrored = isMirrored
        let keys = presses.compactMap { $0.key.flatMap { HardwareKey($0, isMirrored: isMirrored) } }
        guard !keys.isEmpty, keys.count == presses.count else { return false }
        for press in presses { handledPresses.append(press) }
        for key in keys { perform(key.input) }
        guard keys.count == 1, keys[0].repeats, isFirstResponder else { return true }
        keyRepeat.begin(by: clock) { [weak self, key = keys[0]] in
            guard let self, markedCells == nil else { return false }
            let before = (field.editor.count, selectedCells)
            perform(key.input)
            return before != (field.editor.count, selectedCells)
        }
        return true
    }
}
#endif
