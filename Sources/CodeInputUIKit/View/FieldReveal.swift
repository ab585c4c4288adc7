#if canImport(UIKit)
import Foundation
import UIKit

/// Keeps a focused field in sight: its scroll views scroll when it gets the focus, and when the keyboard has come.
@MainActor final class FieldReveal {
    private static let margin: CGFloat = 8
    private var observer: (any NSObjectProtocol)?

    func start(for view: UIView) {
        stop()
        let reveal = { @MainActor @Sendable [weak view] in
            // The app may make room for the keyboard when it hears of it, after this does.
            Task { @MainActor in if let view, view.isFirstResponder { Self.reveal(view) } }
            return
        }
        reveal()
        #if !os(visionOS)
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
        ) { _ in MainThread.perform(reveal) }
        #endif
    }

    func stop() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }

    private static func reveal(_ view: UIView) {
        view.layoutIfNeeded()
        for case let scrollView as UIScrollView in sequence(first: view, next: \.superview)
        where scrollView.isScrollEnabled {
            let rect = view.convert(view.bounds, to: scrollView).insetBy(dx: -margin, dy: -margin)
            scrollView.scrollRectToVisible(rect, animated: true)
        }
    }
}
#endif
