#if canImport(UIKit)
import CodeInputCore
import UIKit

/// What a key of a hardware keyboard does to a code.
///
/// The system moves carets between characters; the cells of a code are selected instead, so the field handles these
/// keys itself. With Option or Command a deletion or move reaches to the end: a code is one word.
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
        guard !key.modifierFlags.contains(.control) else { return nil }
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
