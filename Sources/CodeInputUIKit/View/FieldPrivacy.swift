#if canImport(UIKit)
import CodeInputCore
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

/// Makes a secure field forget its code while the user is in another app.
@MainActor final class FieldForgetting {
    var delay: Duration? { didSet { if delay == nil { timeAway = nil } } }
    private var timeAway: (() -> Duration)?
    private let observers = NotificationObservers()

    private static let changes: [SceneChange] = [
        (UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification, isOfScene: true),
        (UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification, isOfScene: false),
        (.NSExtensionHostDidEnterBackground, .NSExtensionHostWillEnterForeground, isOfScene: false),
    ]

    init(_ view: CodeInputView) {
        // The scene of the last window, if a full-screen view has taken the field out of it.
        let scene = { @MainActor @Sendable [weak view] in view?.captureObserver.followScene() }
        observers.observe(Self.changes, of: scene) { [weak self, weak view] in
            if let self, let view { update(view, leaves: $0) }
        }
    }

    private func update(_ view: CodeInputView, leaves: Bool) {
        guard let delay else { return }
        // A suspended app runs no timer: the field learns on return how long the user was away.
        let isOver = if leaves { delay <= .zero } else if let timeAway { timeAway() >= delay } else { false }
        timeAway = leaves ? view.clock.stopwatch() : nil
        guard isOver else { return }
        view.perform(.app(.forget))
        // The system's snapshot for the app switcher may come before a layout pass.
        view.layoutIfNeeded()
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

    /// How long a secure field keeps its code while the user is in another app; nil, the default, keeps it.
    ///
    /// Zero erases the code from the field and its memory as the app enters the background. After a longer time by the
    /// ``clock``, the field erases it when the user comes back: the system may run no code in between. A code that is
    /// being verified goes after the verdict. ``onChange`` hears of it, as when a field clears a rejected code.
    public var forgetsInBackground: Duration? {
        get { forgetting.delay }
        set { forgetting.delay = newValue }
    }
}

extension Clock<Duration> {
    fileprivate func stopwatch() -> () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
#endif
