#if canImport(UIKit)
import UIKit

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
