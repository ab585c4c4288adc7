#if canImport(UIKit)
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

/// Follows the setting for carets that do not blink, which is independent of Reduce Motion.
///
/// The setting came with iOS 18. Before that, carets blink.
@MainActor final class SteadyCaret {
    private let observers = NotificationObservers()

    /// Whether the user wants carets that do not blink.
    var isPreferred: Bool {
        #if canImport(Accessibility)
        if #available(iOS 18, visionOS 2, *) {
            return AccessibilitySettings.prefersNonBlinkingTextInsertionIndicator
        }
        #endif
        return false
    }

    /// Calls a closure whenever the setting changes.
    func start(_ didChange: @escaping @MainActor @Sendable () -> Void) {
        stop()
        #if canImport(Accessibility)
        guard #available(iOS 18, visionOS 2, *) else { return }
        observers.observe(AccessibilitySettings.prefersNonBlinkingTextInsertionIndicatorDidChangeNotification) { _ in
            didChange()
        }
        #endif
    }

    func stop() { observers.stop() }
}
#endif
