#if canImport(UIKit)
import Foundation
#if canImport(Accessibility)
import Accessibility
#endif

/// Follows the setting for carets that do not blink, which is independent of Reduce Motion.
///
/// The setting came with iOS 18. Before that, carets blink.
@MainActor final class SteadyCaret {
    private var observer: (any NSObjectProtocol)?

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
        observer = NotificationCenter.default.addObserver(
            forName: AccessibilitySettings.prefersNonBlinkingTextInsertionIndicatorDidChangeNotification, object: nil,
            queue: nil
        ) { _ in
            MainThread.perform { didChange() }
        }
        #endif
    }

    func stop() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }
}
#endif
