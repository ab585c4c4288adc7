#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    /// Handles keys that move or delete, and returns whether it has; false leaves all of them to the system.
    func beginHandling(_ presses: Set<UIPress>) -> Bool {
        // Another key ends the repeat of a held one, unless it is a modifier. This is their usage page.
        let modifiers = 0xE0...0xE7
        if presses.contains(where: { !modifiers.contains($0.key?.keyCode.rawValue ?? 0) }) { keyRepeat.end() }
        // An input method uses these keys itself while it composes.
        guard !isOnlyHighlighted, markedCells == nil else { return false }
        let isMirrored = isMirrored
        let inputs = presses.compactMap { $0.key.flatMap { CodeFieldInput($0, isMirrored: isMirrored) } }
        guard !inputs.isEmpty, inputs.count == presses.count else { return false }
        for press in presses { handledPresses.append(press) }
        for input in inputs { perform(input) }
        guard inputs.count == 1, inputs[0].isSingleStep, isFirstResponder else { return true }
        keyRepeat.begin(by: clock) { [weak self, input = inputs[0]] in
            guard let self, markedCells == nil else { return false }
            let before = (field.editor.count, selectedCells)
            perform(input)
            return before != (field.editor.count, selectedCells)
        }
        return true
    }

    /// Ends the repeat of a held key, and returns whether the field has handled all the presses when they began.
    func endHandling(_ presses: Set<UIPress>) -> Bool {
        keyRepeat.end()
        let isHandled = presses.allSatisfy(handledPresses.contains)
        handledPresses.removeAll(where: presses.contains)
        return isHandled
    }

    /// Whether the focus system, and not the keyboard, is at the field: its keys move on from the field.
    private var isOnlyHighlighted: Bool {
        !isFirstResponder && UIFocusSystem.focusSystem(for: self)?.focusedItem === self
    }

    // MARK: - Tab

    /// Moves the focus with the Tab key, where the focus system has not: the key may reach the field as text only.
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
}

extension CodeFieldInput {
    /// Moves or deletes by cells, or with Option or Command to the start or end, because a code is one word.
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

extension UIView {
    fileprivate var textInputs: [UIView] {
        let isInput = self is any UIKeyInput && canBecomeFirstResponder
        return (isInput ? [self] : []) + subviews.flatMap(\.textInputs)
    }
}

/// Repeats an action while the user holds a key, at the pace of the system's keyboard.
@MainActor package final class KeyRepeat {
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)
    private var task: Task<Void, Never>?

    package init() {}

    deinit { task?.cancel() }

    package func begin(by clock: any Clock<Duration>, _ body: @escaping @MainActor () -> Bool) {
        end()
        task = Task {
            await clock.pause(for: Self.delay)
            while !Task.isCancelled, body() { await clock.pause(for: Self.interval) }
        }
    }

    package func end() { task?.cancel() }
}
#endif
