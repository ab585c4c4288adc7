#if canImport(UIKit)
    import CodeInputCore
    import UIKit

    extension CodeInputView {
        func focusDidChange(to isFocused: Bool) {
            setNeedsLayout()
            hideRevealedCell()
            broadcaster.send(isFocused ? .began : .ended)
            sendActions(for: isFocused ? .editingDidBegin : .editingDidEnd)
        }

        func enablingDidChange() {
            if !isEnabled { resignFirstResponder() }
            setNeedsLayout()
        }

        func tap(at point: CGPoint) {
            guard isEnabled, bounds.contains(point), becomeFirstResponder() else { return }
            if let cell = geometry.cell(at: point) { selectByPerson(cell..<cell) }
        }

        /// Does what keys of a hardware keyboard mean to a code; false leaves all of them to the system.
        func handle(_ presses: Set<UIPress>) -> Bool {
            // An input method has its own use for these keys while it composes.
            guard isFirstResponder, editor.markedRange == nil else { return false }
            let isMirrored = geometry.isMirrored
            let keys = presses.compactMap { $0.key.flatMap { HardwareKey($0, isMirrored: isMirrored) } }
            guard !keys.isEmpty, keys.count == presses.count else { return false }
            keys.forEach(perform)
            return true
        }
    }
#endif
