#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    func takeFocus() -> Bool {
        guard !isLosingFocus else { return false }
        wantsFocus = window == nil && isEnabled
        let hadFocus = isFirstResponder
        guard window != nil, super.becomeFirstResponder() else { return false }
        // What heard of it may have disabled or removed the field, or moved the focus on.
        if !isEnabled { resignFirstResponder() }
        if !hadFocus, isFirstResponder {
            startScrolling()
            perform(.app(.focus(true)))
            // The next layout finds out if UIKit then moves the focus on. A closure may have made one by now.
            setNeedsLayout()
        }
        return isFirstResponder
    }

    /// Ends editing in a field that has lost the focus without a call of `resignFirstResponder()`.
    ///
    /// UIKit makes that call once. A closure that it runs may focus the field again, while another view takes the focus
    /// or the field leaves its window: then the field loses the focus without a second call.
    func endLostFocus() {
        guard field.isFocused, !isFirstResponder else { return }
        isLosingFocus = true
        perform(.app(.focus(false)))
        isLosingFocus = false
    }

    func giveUpFocus() -> Bool {
        wantsFocus = false
        commitMarkedText()
        super.resignFirstResponder()
        // UIKit also refuses if the commit has ended editing. A view that takes the focus would then not get it.
        guard !isFirstResponder else { return false }
        undo.removeAll(of: self)
        keyRepeat?.cancel()
        menu.dismiss()
        perform(.app(.focus(false)))
        return true
    }

    /// Commits what an input method composes, before the field gives up the focus or takes no more input.
    func commitMarkedText() {
        guard isFirstResponder else { return }
        isCommitting = true
        defer { isCommitting = false }
        perform(.edit(.unmark(isRequested: false)))
    }

    func enablingDidChange() {
        commitMarkedText()
        configuration.isEnabled = isEnabled
        setNeedsLayout()
        if !isEnabled { resignFirstResponder() }
    }

    /// Shows keyboard focus by a halo around the field, clear of its lines, unless the app has set an effect.
    func placeFocusHalo() {
        guard focusHalo.bounds != bounds, focusEffect === focusHalo.effect else { return }
        focusEffect = UIFocusHaloEffect(
            roundedRect: bounds.insetBy(dx: -4, dy: -4), cornerRadius: 8, curve: .continuous)
        // UIKit keeps a copy.
        focusHalo = (focusEffect, bounds)
    }

    // MARK: - Tab

    /// Moves the focus with the Tab key, where the focus system has not: the key may reach the field as text only.
    func moveFocusByTab(with presses: Set<UIPress>) {
        guard presses.count == 1, let key = presses.first?.key, key.keyCode == .keyboardTab,
            key.modifierFlags.isDisjoint(with: [.alternate, .command, .control]), markedCells == nil
        else { return }
        let isBackward = key.modifierFlags.contains(.shift)
        let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem
        performLater { [weak self] in
            guard let self, isFirstResponder, UIFocusSystem.focusSystem(for: self)?.focusedItem === focused else {
                return
            }
            neighbor(isBackward: isBackward)?.becomeFirstResponder()
        }
    }

    /// The next or previous text input in reading order, of those that a finger reaches in the same presented screen.
    private func neighbor(isBackward: Bool) -> UIView? {
        guard let window else { return nil }
        var screen: UIView = window
        for case let sheet as UIViewController in sequence(first: self as UIResponder, next: \.next)
        where sheet.presentingViewController?.presentedViewController === sheet {
            screen = sheet.view
            break
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func isBefore(_ first: UIView, _ second: UIView) -> Bool {
            let one = first.convert(first.bounds, to: window), other = second.convert(second.bounds, to: window)
            // Views side by side overlap in height.
            if one.maxY <= other.midY || other.maxY <= one.midY { return one.midY < other.midY }
            return isMirrored ? one.midX > other.midX : one.midX < other.midX
        }
        func comes(_ first: UIView, before second: UIView?) -> Bool {
            guard let second else { return true }
            return isBackward ? isBefore(second, first) : isBefore(first, second)
        }
        var first: UIView?, next: UIView?
        for input in screen.textInputs where input !== self {
            let center = input.convert(input.bounds.center, to: window)
            guard window.hitTest(center, with: nil)?.isDescendant(of: input) == true else { continue }
            if comes(input, before: first) { first = input }
            if comes(self, before: input), comes(input, before: next) { next = input }
        }
        return next ?? first ?? self
    }

    // MARK: - Scrolling

    /// Scrolls the scroll views around the field, so that it stays in sight, now and when the keyboard has appeared.
    private func startScrolling() {
        scrollObservers.stop()
        guard isInScrollView else { return }
        let scroll = { @MainActor @Sendable [weak self] in
            // The app may make room for the keyboard on the same notification, after this observer.
            performLater { self?.scrollIntoSight() }
        }
        scroll()
        #if !os(visionOS)
        scrollObservers.observe(UIResponder.keyboardDidShowNotification) { _ in scroll() }
        #endif
    }

    private var isInScrollView: Bool {
        for case is UIScrollView in superviews { return true }
        return false
    }

    private func scrollIntoSight() {
        guard isFirstResponder else { return }
        layoutIfNeeded()
        for case let scrollView as UIScrollView in superviews where scrollView.isScrollEnabled {
            // No margin at the sides: a field as wide as a page would move the page.
            scrollView.scrollRectToVisible(convert(bounds, to: scrollView).insetBy(dx: 0, dy: -8), animated: true)
        }
    }

    private var superviews: UnfoldFirstSequence<UIView> { sequence(first: self, next: \.superview) }
}

extension UIView {
    fileprivate var textInputs: [UIView] {
        var inputs = self is any UIKeyInput && canBecomeFirstResponder ? [self] : []
        for view in subviews { inputs += view.textInputs }
        return inputs
    }
}
#endif
