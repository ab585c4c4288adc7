#if canImport(UIKit)
import CodeInputCore
import UIKit

/// What a key of a hardware keyboard does to a code.
///
/// The system moves carets between characters; the cells of a code are selected instead, so the field handles these
/// keys itself. With Option or Command a deletion or move reaches to the end: a code is one word. Control with a letter
/// moves and deletes as in all text of the system.
enum HardwareKey {
    case move(CodeMovement, extending: Bool)
    case delete(CodeDeletion)

    var input: CodeFieldInput {
        switch self {
        case .move(let movement, let extending): .move(movement, extending: extending)
        case .delete(let deletion): .delete(deletion)
        }
    }

    /// Nil for a key that the system may have.
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
            // A plain one is repeated by the system while it is held.
            guard reachesEnd else { return nil }
            self = .delete(.toStart)
        case .keyboardDeleteForward: self = .delete(reachesEnd ? .toEnd : .forward)
        default: return nil
        }
    }

    // By their letters, wherever the layout of the keyboard has them.
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

    /// Whether the key does the same again while it is held: a step does, a way to the end has no more to do.
    var repeats: Bool {
        switch self {
        case .move(.forward, _), .move(.backward, _), .delete(.forward), .delete(.backward): true
        default: false
        }
    }
}

extension CodeInputView {
    /// Does what keys of a hardware keyboard mean to a code; false leaves all of them to the system.
    func handle(_ presses: Set<UIPress>) -> Bool {
        // An input method has its own use for these keys while it composes.
        guard field.isFocused, markedCells == nil else { return false }
        let isMirrored = geometry.isMirrored
        let keys = presses.compactMap { $0.key.flatMap { HardwareKey($0, isMirrored: isMirrored) } }
        guard !keys.isEmpty, keys.count == presses.count else { return false }
        for key in keys { perform(key.input) }
        keyRepeat.end()
        guard keys.count == 1, keys[0].repeats, isFirstResponder else { return true }
        keyRepeat.begin(by: clock) { [weak self, key = keys[0]] in
            guard let self, isFirstResponder, markedCells == nil else { return false }
            let before = (count, selectedCells)
            perform(key.input)
            return before != (count, selectedCells)
        }
        return true
    }

    /// A tap focuses the field, with the caret at the end; in a focused field it selects the cell under the finger.
    func tap(at point: CGPoint) {
        let hadFocus = isFirstResponder
        guard isEnabled, bounds.contains(point), becomeFirstResponder() else { return }
        let cell = geometry.cell(at: point) ?? 0
        perform(.tap(hadFocus ? cell : field.editor.length))
    }
}
#endif
