#if canImport(UIKit)
import UIKit

/// Observes whether others may see the screen: it is recorded, mirrored, or about to appear in the app switcher.
@MainActor final class ScreenCaptureObserver {
    private var isInactive = false
    private weak var scene: UIWindowScene?
    private weak var window: UIWindow?
    private let observers = NotificationObservers()

    private static let changes: [SceneChange] = [
        (UIScene.willDeactivateNotification, UIScene.didActivateNotification, isOfScene: true),
        (UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification, isOfScene: false),
        (.NSExtensionHostWillResignActive, .NSExtensionHostDidBecomeActive, isOfScene: false),
    ]

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

    func start(in window: UIWindow, _ didChange: @escaping @MainActor @Sendable () -> Void) {
        stop()
        (self.window, scene, isInactive) = (window, nil, false)
        followScene()
        // A window gets a scene early or never. UIKit posts on the main thread, before it takes a snapshot; others may
        // post on any thread.
        let currentScene = { @MainActor @Sendable [weak self] in self?.followScene() }
        observers.observe(Self.changes, of: currentScene, hasScene: scene != nil) { [weak self] isInactive in
            self?.isInactive = isInactive
            didChange()
        }
        #if !os(visionOS)
        // Later, a trait of the field says so.
        if #unavailable(iOS 17) { observers.observe(UIScreen.capturedDidChangeNotification) { _ in didChange() } }
        #endif
    }

    func stop() { observers.stop() }

    /// Returns the last window's scene, after looking up its state if it is new: UIKit does not report a move.
    @discardableResult func followScene() -> UIWindowScene? {
        let current = window?.windowScene
        guard current !== scene else { return current }
        scene = current
        isInactive = if let current { current.activationState != .foregroundActive } else { false }
        return current
    }
}

extension CodeInputView {
    func observeScreen(of window: UIWindow) {
        captureObserver.start(in: window) { [weak self] in
            guard let self else { return }
            updateScreenSharing()
            if isSecureTextEntry { layoutIfNeeded() }
        }
        updateScreenSharing()
    }

    func updateScreenSharing() {
        configuration.isScreenShared = captureObserver.isShared(by: self)
        setNeedsLayout()
    }
}
#endif
