#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    func takeFocus() -> Bool {
        wantsFocus = window == nil && isEnabled
        let hadFocus = isFirstResponder
        guard window != nil, super.becomeFirstResponder() else { return false }
        if !hadFocus {
            startScrolling()
            perform(.app(.focus(true)))
        }
        return true
    }

    func giveUpFocus() -> Bool {
        wantsFocus = false
        commitMarkedText()
        guard super.resignFirstResponder() else { return false }
        undo.removeAll(of: self)
        keyRepeat.end()
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
        // Taps on a disabled field are its superviews', as with a disabled button.
        fieldTap.isEnabled = isEnabled
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

    // MARK: - Scrolling

    /// Scrolls the scroll views around the field, so that it stays in sight, now and when the keyboard has appeared.
    private func startScrolling() {
        scrollObservers.stop()
        guard superviews.contains(where: { $0 is UIScrollView }) else { return }
        let scroll = { @MainActor @Sendable [weak self] in
            // The app may make room for the keyboard on the same notification, after this observer.
            _ = Task { if let self { self.scrollIntoSight() } }
        }
        scroll()
        #if !os(visionOS)
        scrollObservers.observe(UIResponder.keyboardDidShowNotification) { _ in scroll() }
        #endif
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
#endif
