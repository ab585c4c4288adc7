#if canImport(UIKit)
import CodeInputCore
import UIKit

// How the field takes the keyboard, and when it gives the keyboard back.
extension CodeInputView {
    /// Decides what Return does.
    ///
    /// Return false to ignore the key. If it returns true, or is nil, Return calls ``submit()``. The field does not ask when
    /// Return ends a composition.
    public var shouldReturn: (() -> Bool)? {
        get { settings.shouldReturn }
        set { settings.shouldReturn = newValue }
    }

    /// Completes the code and ends editing, as Return does.
    ///
    /// A code that is long enough completes again, unless it is being verified or was accepted. Use it to verify the same code
    /// after a failure. Sends `.editingDidEndOnExit`. With a ``lengthRange``, a code that is too short is
    /// `CodeInvalidInput.tooShort`, and editing goes on.
    public func submit() { perform(.edit(.submit)) }

    /// Whether the field resigns first responder when the code is complete.
    ///
    /// Defaults to false.
    public var resignsOnCompletion: Bool {
        get { configuration.resignsOnCompletion }
        set { configuration.resignsOnCompletion = newValue }
    }

    func takeFocus() -> Bool {
        wantsFocus = window == nil && isEnabled
        let hadFocus = isFirstResponder
        guard window != nil, super.becomeFirstResponder() else { return false }
        if !hadFocus {
            scroller.start(for: self)
            perform(.app(.focus(true)))
        }
        return true
    }

    func giveUpFocus() -> Bool {
        wantsFocus = false
        commitMarkedText()
        guard super.resignFirstResponder() else { return false }
        forgetUndo()
        keyRepeat.end()
        menu.dismiss()
        perform(.app(.focus(false)))
        return true
    }

    /// Focuses the field with the caret at the end, or selects the cell under the finger in a focused field.
    func tap(at point: CGPoint) {
        let hadFocus = isFirstResponder
        guard hitArea.contains(point), becomeFirstResponder() else { return }
        let cell = geometry.cell(at: point) ?? 0
        perform(.select(.tap(hadFocus ? cell : field.editor.length)))
    }

    /// Commits what an input method composes, before the field gives the keyboard back or takes no more input.
    func commitMarkedText() {
        guard isFirstResponder else { return }
        isCommitting = true
        defer { isCommitting = false }
        perform(.edit(.unmark(isRequested: false)))
    }

    func enablingDidChange() {
        commitMarkedText()
        configuration.isEnabled = isEnabled
        fieldTap.isEnabled = isEnabled
        if !isEnabled { resignFirstResponder() }
    }

    /// Shows keyboard focus, as with the Tab key, by a halo around the field, clear of its lines.
    ///
    /// It leaves an effect of the app alone.
    func placeFocusHalo() {
        guard focusHalo.bounds != bounds, focusEffect === focusHalo.effect else { return }
        focusEffect = UIFocusHaloEffect(
            roundedRect: bounds.insetBy(dx: -4, dy: -4), cornerRadius: 8, curve: .continuous)
        // UIKit keeps a copy.
        focusHalo = (focusEffect, bounds)
    }
}

/// Scrolls the scroll views around a field, so that the field stays in sight while it has the focus.
///
/// It scrolls when the field takes the focus, and again when the keyboard has appeared.
@MainActor final class FieldScroller {
    private static let margin: CGFloat = 8
    private let observers = NotificationObservers()

    func start(for view: UIView) {
        observers.stop()
        guard Self.views(around: view).contains(where: { $0 is UIScrollView }) else { return }
        let scroll = { @MainActor @Sendable [weak view] in
            // The app may make room for the keyboard on the same notification, after this observer.
            Task { @MainActor in if let view, view.isFirstResponder { Self.scroll(to: view) } }
            return
        }
        scroll()
        #if !os(visionOS)
        observers.observe(UIResponder.keyboardDidShowNotification) { _ in scroll() }
        #endif
    }

    private static func views(around view: UIView) -> UnfoldFirstSequence<UIView> {
        sequence(first: view, next: \.superview)
    }

    private static func scroll(to view: UIView) {
        view.layoutIfNeeded()
        for case let scrollView as UIScrollView in views(around: view) where scrollView.isScrollEnabled {
            // No margin at the sides: a field as wide as a page would move the page.
            let rect = view.convert(view.bounds, to: scrollView).insetBy(dx: 0, dy: -margin)
            scrollView.scrollRectToVisible(rect, animated: true)
        }
    }
}
#endif
