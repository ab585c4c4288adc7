#if canImport(UIKit)
import CodeInputCore
import UIKit

/// Makes a secure field forget its code while the user is in another app.
@MainActor final class FieldForgetting {
    private(set) var delay: Duration?
    private var timeAway: (() -> Duration)?
    private let observers = NotificationObservers()

    private static let changes: [SceneChange] = [
        (UIScene.didEnterBackgroundNotification, leaves: true, isOfScene: true),
        (UIScene.willEnterForegroundNotification, leaves: false, isOfScene: true),
        (UIApplication.didEnterBackgroundNotification, leaves: true, isOfScene: false),
        (UIApplication.willEnterForegroundNotification, leaves: false, isOfScene: false),
        (.NSExtensionHostDidEnterBackground, leaves: true, isOfScene: false),
        (.NSExtensionHostWillEnterForeground, leaves: false, isOfScene: false),
    ]

    func setDelay(_ newDelay: Duration?, of view: CodeInputView) {
        let wasOff = delay == nil
        delay = newDelay
        guard newDelay != nil else { return observers.stop() }
        guard wasOff else { return }
        observers.observe(Self.changes, of: { [weak view] in view?.window?.windowScene }) { [weak self, weak view] in
            if let self, let view { update(view, leaves: $0) }
        }
    }

    private func update(_ view: CodeInputView, leaves: Bool) {
        guard let delay else { return }
        // A suspended app runs no timer: the field learns on return how long the user was away.
        let isOver = leaves ? delay <= .zero : timeAway.map { $0() >= delay } ?? false
        timeAway = leaves ? view.clock.stopwatch() : nil
        guard isOver else { return }
        view.perform(.app(.forget))
        // The system's snapshot for the app switcher may come before a layout pass.
        view.layoutIfNeeded()
    }
}

/// Observes whether others may see the screen: it is recorded, mirrored, or about to appear in the app switcher.
@MainActor final class ScreenCaptureObserver {
    private var isInactive = false
    private weak var scene: UIWindowScene?
    private weak var window: UIWindow?
    private let observers = NotificationObservers()

    private static let changes: [SceneChange] = [
        (UIScene.willDeactivateNotification, leaves: true, isOfScene: true),
        (UIScene.didActivateNotification, leaves: false, isOfScene: true),
        (UIApplication.willResignActiveNotification, leaves: true, isOfScene: false),
        (UIApplication.didBecomeActiveNotification, leaves: false, isOfScene: false),
        (.NSExtensionHostWillResignActive, leaves: true, isOfScene: false),
        (.NSExtensionHostDidBecomeActive, leaves: false, isOfScene: false),
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
        self.window = window
        scene = nil
        isInactive = false
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

    /// Returns the scene, and starts over where the window has moved to another one, which UIKit doesn't report.
    @discardableResult private func followScene() -> UIWindowScene? {
        let current = window?.windowScene
        guard current !== scene else { return current }
        scene = current
        isInactive = current.map { $0.activationState != .foregroundActive } ?? false
        return current
    }
}

extension CodeInputView {
    /// How long a secure field keeps its code while the user is in another app; nil, the default, keeps it.
    ///
    /// Zero erases the code from the field and its memory as the app enters the background. After a longer time by the
    /// ``clock``, the field erases it when the user comes back: the system may run no code in between. A code that is
    /// being verified goes after the verdict. ``onChange`` hears of it, as when a field clears a rejected code.
    public var forgetsInBackground: Duration? {
        get { forgetting.delay }
        set { forgetting.setDelay(newValue, of: self) }
    }

    func observeScreen(of window: UIWindow) {
        captureObserver.start(in: window) { [weak self] in
            guard let self else { return }
            updateScreenSharing()
            if isSecureTextEntry { layoutIfNeeded() }
        }
        updateScreenSharing()
    }

    func updateScreenSharing() { configuration.isScreenShared = captureObserver.isShared(by: self) }
}

private typealias SceneChange = (name: Notification.Name, leaves: Bool, isOfScene: Bool)

extension NotificationObservers {
    /// Without a scene, it follows the app, or the app that hosts an extension.
    fileprivate func observe(
        _ changes: [SceneChange], of scene: @escaping @MainActor @Sendable () -> UIScene?, hasScene: Bool = false,
        _ body: @escaping @MainActor @Sendable (_ leaves: Bool) -> Void
    ) {
        for change in changes where !hasScene || change.isOfScene {
            observe(change.name) { sender in
                let scene = scene().map { ObjectIdentifier($0) }
                if change.isOfScene ? scene != nil && scene == sender : scene == nil { body(change.leaves) }
            }
        }
    }
}

extension Clock<Duration> {
    fileprivate func stopwatch() -> () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
#endif
