#if canImport(UIKit)
import Foundation
import UIKit

/// Watches whether others may see the screen of a view: it is recorded, mirrored, or about to be shown in the app switcher.
@MainActor final class ScreenObserver {
    private var isAppInactive = false
    private var observers: [any NSObjectProtocol] = []

    /// Whether others may see the screen that a view is on.
    func isShared(by view: UIView) -> Bool {
        if isAppInactive { return true }
        if #available(iOS 17, visionOS 1, *) { return view.traitCollection.sceneCaptureState == .active }
        #if os(visionOS)
        return false
        #else
        return view.window?.screen.isCaptured ?? false
        #endif
    }

    /// Calls a closure whenever the answer may be another.
    func start(_ didChange: @escaping @MainActor @Sendable () -> Void) {
        stop()
        isAppInactive = UIApplication.shared.applicationState != .active
        var names = [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification]
        #if !os(visionOS)
        names.append(UIScreen.capturedDidChangeNotification)
        #endif
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                // UIKit posts on the main thread, before it takes a picture; others may post on any.
                MainThread.perform {
                    self?.take(name)
                    didChange()
                }
            }
        }
    }

    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    // The application still says that it is active when it is about to be no longer.
    private func take(_ name: Notification.Name) {
        if name == UIApplication.willResignActiveNotification { isAppInactive = true }
        if name == UIApplication.didBecomeActiveNotification { isAppInactive = false }
    }
}
#endif
