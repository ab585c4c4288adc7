#if canImport(UIKit)
import Foundation
import UIKit

/// Watches whether others may see the screen of a view: it is recorded, mirrored, or about to be shown in the app switcher.
@MainActor final class ScreenObserver {
    private var isInactive = false
    private var observers: [any NSObjectProtocol] = []

    // An app with two windows tells of each by itself. A window without a scene, as in an app extension, goes by the app, or
    // by the app that shows the extension.
    private static let leavings = [
        UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
        Notification.Name("NSExtensionHostWillResignActiveNotification"),
    ]
    private static let returns = [
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
        Notification.Name("NSExtensionHostDidBecomeActiveNotification"),
    ]

    /// Whether others may see the screen that a view is on.
    func isShared(by view: UIView) -> Bool {
        if isInactive { return true }
        if #available(iOS 17, visionOS 1, *) { return view.traitCollection.sceneCaptureState == .active }
        #if os(visionOS)
        return false
        #else
        return view.window?.screen.isCaptured ?? false
        #endif
    }

    /// Calls a closure whenever the answer may have changed.
    func start(in window: UIWindow, _ didChange: @escaping @MainActor @Sendable () -> Void) {
        stop()
        let scene = window.windowScene
        isInactive = scene.map { $0.activationState != .foregroundActive } ?? false
        // UIKit posts on the main thread, before it takes a picture; others may post on any.
        let observe = { [weak self] (name: Notification.Name, object: Any?, isInactive: Bool?) in
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
                MainThread.perform {
                    if let isInactive { self?.isInactive = isInactive }
                    didChange()
                }
            }
        }
        let leavings = scene == nil ? Self.leavings.dropFirst() : Self.leavings.prefix(1)
        let returns = scene == nil ? Self.returns.dropFirst() : Self.returns.prefix(1)
        observers = leavings.map { observe($0, scene, true) } + returns.map { observe($0, scene, false) }
        #if !os(visionOS)
        observers.append(observe(UIScreen.capturedDidChangeNotification, nil, nil))
        #endif
    }

    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }
}
#endif
