#if canImport(UIKit)
import CodeInputCore
import Foundation
import UIKit

/// Observes whether others may see the screen of a view: it is recorded, mirrored, or about to appear in the app switcher.
@MainActor final class ScreenCaptureObserver {
    private var isInactive = false
    private let observers = NotificationObservers()

    // In an app with two windows, each scene posts its own. A window without a scene, as in an app extension, follows the
    // app, or the app that hosts the extension.
    private static let deactivations = [
        UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
        Notification.Name("NSExtensionHostWillResignActiveNotification"),
    ]
    private static let activations = [
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
        Notification.Name("NSExtensionHostDidBecomeActiveNotification"),
    ]

    /// Whether others may see the screen of a view.
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
        // UIKit posts on the main thread, before it takes a snapshot; others may post on any thread.
        func observe(_ name: Notification.Name, _ object: AnyObject?, isInactive: Bool? = nil) {
            observers.observe(name, object: object) { [weak self] in
                if let isInactive { self?.isInactive = isInactive }
                didChange()
            }
        }
        let deactivations = scene == nil ? Self.deactivations.dropFirst() : Self.deactivations.prefix(1)
        let activations = scene == nil ? Self.activations.dropFirst() : Self.activations.prefix(1)
        for name in deactivations { observe(name, scene, isInactive: true) }
        for name in activations { observe(name, scene, isInactive: false) }
        #if !os(visionOS)
        observe(UIScreen.capturedDidChangeNotification, nil)
        #endif
    }

    func stop() { observers.stop() }
}

extension CodeInputView {
    func observeScreen(of window: UIWindow) {
        screen.start(in: window) { [weak self] in self?.screenDidChange() }
        updateScreenSharing()
    }

    func updateScreenSharing() { field.isScreenShared = screen.isShared(by: self) }

    private func screenDidChange() {
        updateScreenSharing()
        guard isSecureTextEntry else { return }
        setNeedsLayout()
        // The system takes its snapshot for the app switcher soon after: there may be no further layout pass.
        layoutIfNeeded()
    }
}
#endif
