#if canImport(UIKit)
import CodeInputCore
import Foundation
import UIKit

/// Observes whether others may see the screen of a view: it is recorded, mirrored, or about to appear in the app switcher.
@MainActor final class ScreenCaptureObserver {
    private var isInactive = false
    private weak var scene: UIWindowScene?
    private weak var window: UIWindow?
    private let observers = NotificationObservers()

    // In an app with two windows, each scene posts its own. A window without a scene, as in an app extension, follows the
    // app, or the app that hosts the extension.
    private static let ofScenes = [
        (UIScene.willDeactivateNotification, true), (UIScene.didActivateNotification, false),
    ]
    private static let ofApp = [
        (UIApplication.willResignActiveNotification, true), (UIApplication.didBecomeActiveNotification, false),
        (Notification.Name("NSExtensionHostWillResignActiveNotification"), true),
        (Notification.Name("NSExtensionHostDidBecomeActiveNotification"), false),
    ]

    /// Whether others may see the screen of a view.
    func isShared(by view: UIView) -> Bool {
        followScene()
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
        self.window = window
        scene = nil
        isInactive = false
        followScene()
        // UIKit posts on the main thread, before it takes a snapshot; others may post on any thread.
        observe(Self.ofScenes, didChange) { scene, sender in scene.map { ObjectIdentifier($0) == sender } ?? false }
        // A window gets a scene early or never.
        if scene == nil { observe(Self.ofApp, didChange) { scene, _ in scene == nil } }
        #if !os(visionOS)
        observers.observe(UIScreen.capturedDidChangeNotification) { _ in didChange() }
        #endif
    }

    func stop() { observers.stop() }

    /// Observes changes of activity, if they are meant for the window's scene of that moment.
    private func observe(
        _ changes: [(Notification.Name, Bool)], _ didChange: @escaping @MainActor @Sendable () -> Void,
        if isMeant: @escaping @MainActor @Sendable (UIWindowScene?, ObjectIdentifier?) -> Bool
    ) {
        for (name, isInactive) in changes {
            observers.observe(name) { [weak self] sender in
                guard let self else { return }
                followScene()
                guard isMeant(scene, sender) else { return }
                self.isInactive = isInactive
                didChange()
            }
        }
    }

    /// Starts over where the window has moved to another scene, which UIKit doesn't report.
    private func followScene() {
        let current = window?.windowScene
        guard current !== scene else { return }
        scene = current
        isInactive = current.map { $0.activationState != .foregroundActive } ?? false
    }
}

extension CodeInputView {
    func observeScreen(of window: UIWindow) {
        screen.start(in: window) { [weak self] in self?.screenDidChange() }
        updateScreenSharing()
    }

    /// Learns whether others may see the screen, and asks for a layout.
    func updateScreenSharing() { configuration.isScreenShared = screen.isShared(by: self) }

    private func screenDidChange() {
        updateScreenSharing()
        guard isSecureTextEntry else { return }
        // The system takes its snapshot for the app switcher soon after: there may be no further layout pass.
        layoutIfNeeded()
    }
}
#endif
