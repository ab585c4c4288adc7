#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

// Several fields may have the same binding of the focus: two steps that are on the screen for a moment, or a field with
// a new identity. Bindings can't be compared, so this guesses. Two that change at the same time are the same, and two
// that were seen with different values are not. A new field whose binding is true already takes the focus over.
extension CodeInputCoordinator {
    struct Weak { weak var coordinator: CodeInputCoordinator? }

    /// The fields on the screen with a binding of the focus, the newest last.
    private static var withFocusBinding: [CodeInputCoordinator] {
        all.compactMap(\.coordinator).filter { $0.field.focus != nil && $0.view != nil }
    }

    private var wantsFocus: Bool { field.focus?.wrappedValue ?? false }
    private var hasFocus: Bool { view?.isFirstResponder == true }
    // Without a window, the view remembers the request itself.
    private var holdsFocus: Bool { hasFocus || view?.wantsFocus == true }

    /// The field with the focus that its binding asks for: each window has a focus of its own.
    private var focusOwner: CodeInputCoordinator? {
        Self.withFocusBinding.first { $0.holdsFocus && $0.isFocused && $0.wantsFocus && $0.isBeside(self) }
    }

    /// Whether two fields are, or were last, in the same window, as far as it is known.
    private func isBeside(_ other: CodeInputCoordinator) -> Bool {
        guard let window = view?.window ?? lastWindow, let its = other.view?.window ?? other.lastWindow else {
            return true
        }
        return window === its
    }

    /// The fields in a window or yet to come into one, or else all: one that nobody sees takes the focus from none.
    private static func seen(_ fields: [CodeInputCoordinator]) -> [CodeInputCoordinator] {
        let seen = fields.filter { $0.isNew || $0.view?.window != nil }
        return seen.isEmpty ? fields : seen
    }

    private func prepareForFocus() {
        followEnabling()
        guard let view, let target = field.target else { return }
        // The field that came in this one's place has gone, or nobody sees it.
        if target.isFree, view.window != nil { target.connect(view, self) }
        target.keepKeyboardAway()
    }

    private func takeFocus() -> Bool { view.map { $0.becomeFirstResponder() || $0.wantsFocus } ?? false }

    /// Whether the app has moved the focus from this field, whose binding may be gone, to one that can take it now.
    var hasMovedOn: Bool {
        for other in Self.withFocusBinding where other !== self && !other.isFocused {
            if other.view?.isEnabled == true, other.wantsFocus { return true }
        }
        return false
    }

    /// Moves the focus to where the app wants it, after the update, in which moving the keyboard is not safe, or as a
    /// field is about to end editing.
    static func followFocus() {
        // First: the system's keyboard would come with the focus.
        // A target that no field has goes to the last one that the user sees.
        for other in all.reversed() { other.coordinator?.prepareForFocus() }
        let fields = withFocusBinding, asking = fields.filter { !$0.isFocused && $0.wantsFocus }
        let leaving = fields.filter { $0.isFocused && !$0.wantsFocus }
        for field in asking { (field.isFocused, field.isFocusedInOtherWindow) = (true, false) }
        for field in leaving { field.isFocused = false }
        // First: the keyboard stays when the focus moves from one field to another.
        var takers: [CodeInputCoordinator] = []
        for field in seen(asking).reversed() where !takers.contains(where: field.isBeside) && field.takeFocus() {
            takers.append(field)
        }
        for field in leaving { field.view?.resignFirstResponder() }
        for taker in takers where !taker.isNew { taker.correctOthers(except: asking) }
        for field in fields { field.isNew = false }
    }

    /// Tells the app where the focus is.
    static func reportFocus() {
        let fields = withFocusBinding
        var count = 0, last: CodeInputCoordinator?
        for field in fields where field.hasFocus {
            (count, last) = (count + 1, field)
            guard !field.isFocused else { continue }
            let others = fields.filter { $0 !== field && !$0.wantsFocus }
            field.setFocusBinding(true)
            field.correctOthers(except: others)
        }
        // Fields may share a binding. If one with the focus is gone, and the binding is still true, another gets it.
        for gone in all.compactMap(\.coordinator) where gone.isFocused && gone.view == nil && gone.focusOwner == nil {
            let others = fields.filter { $0.isFocused && $0.wantsFocus && $0.isBeside(gone) }
            _ = seen(others).last { $0.takeFocus() }
        }
        // The field in another window may be gone.
        if count == 1 { last?.isFocusedInOtherWindow = false }
        for field in fields
        where field.isFocused && !field.isFocusedInOtherWindow && !field.holdsFocus && field.focusOwner == nil {
            field.setFocusBinding(false)
        }
    }

    /// Sets the bindings of other fields to false that were true before this field's: they are other bindings.
    private func correctOthers(except same: [CodeInputCoordinator]) {
        for other in Self.withFocusBinding
        where other !== self && other.isFocused && !other.holdsFocus && other.isBeside(self) {
            if !same.contains(where: { $0 === other }) { other.setFocusBinding(false) }
        }
    }

    private func setFocusBinding(_ value: Bool) {
        updateApp()
        isFocused = value
        field.focus?.wrappedValue = value
        // Bindings of other fields may share the state: their new values are known, and no requests. But if another
        // binding became true as this one became false, the app has moved the focus.
        for other in Self.withFocusBinding where !other.hasFocus && (value || !other.wantsFocus) {
            other.isFocused = other.wantsFocus
            other.isFocusedInOtherWindow = value && !other.isBeside(self)
        }
    }

    // MARK: - A pad

    /// Takes the focus for a pad on the screen, so that the keys of a hardware keyboard type, unless the app decides
    /// where the focus is, or another view has it.
    func takeFocusForPad() {
        guard let view, let target = field.target else { return }
        defer { target.releaseReplaced() }
        guard target.field === view else { return }
        target.keepKeyboardAway()
        guard target.offersFocus, target.hasPad, view.isEnabled else { return }
        target.offersFocus = false
        if field.focus == nil, target.fieldTakesOver || view.window?.containsFirstResponder != true {
            view.becomeFirstResponder()
        }
    }
}

extension UIView {
    fileprivate var containsFirstResponder: Bool {
        isFirstResponder || subviews.contains(where: \.containsFirstResponder)
    }
}
#endif
