#if canImport(UIKit)
import CodeInputCore
import UIKit

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
