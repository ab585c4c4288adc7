#if canImport(UIKit)
import CodeInputCore
import UIKit

/// Makes a secure field forget its code while the user is in another app.
@MainActor final class FieldForgetting {
    /// The time after which the field forgets, or nil for never.
    private(set) var delay: Duration?
    /// The time since the app left, or nil while it is there.
    private var timeAway: (() -> Duration)?
    private let observers = NotificationObservers()

    // A field in a scene follows the scene. A field without one follows the app, or the app that hosts an extension.
    private static let ofScenes = [
        (UIScene.didEnterBackgroundNotification, true), (UIScene.willEnterForegroundNotification, false),
    ]
    private static let ofApp = [
        (UIApplication.didEnterBackgroundNotification, true), (UIApplication.willEnterForegroundNotification, false),
        (Notification.Name("NSExtensionHostDidEnterBackgroundNotification"), true),
        (Notification.Name("NSExtensionHostWillEnterForegroundNotification"), false),
    ]

    func setDelay(_ newDelay: Duration?, of view: CodeInputView) {
        let wasOff = delay == nil
        delay = newDelay
        if newDelay == nil { observers.stop() } else if wasOff { observe(view) }
    }

    private func observe(_ view: CodeInputView) {
        for (names, isOfScene) in [(Self.ofScenes, true), (Self.ofApp, false)] {
            for (name, leaves) in names {
                observers.observe(name) { [weak self, weak view] sender in
                    guard let self, let view else { return }
                    let scene = view.window?.windowScene.map { ObjectIdentifier($0) }
                    guard isOfScene ? scene != nil && scene == sender : scene == nil else { return }
                    if leaves { leave(view) } else { comeBack(to: view) }
                }
            }
        }
    }

    private func leave(_ view: CodeInputView) {
        guard let delay else { return }
        timeAway = view.clock.stopwatch()
        if delay <= .zero { forget(view) }
    }

    /// A suspended app runs no timer.
    ///
    /// The field learns on return how long the user was away.
    private func comeBack(to view: CodeInputView) {
        guard let delay, let timeAway else { return }
        self.timeAway = nil
        if timeAway() >= delay { forget(view) }
    }

    private func forget(_ view: CodeInputView) {
        view.perform(.app(.forget))
        // The system takes its snapshot for the app switcher soon after: there may be no further layout pass.
        view.layoutIfNeeded()
    }
}

extension CodeInputView {
    /// How long a secure field keeps its code while the user is in another app, or nil for as long as the field is there.
    ///
    /// Zero erases the code from the field and its memory as the app enters the background. After a longer time, the field
    /// erases it when the user comes back: the system may run no code of the app in between. Time passes by ``clock``, which
    /// keeps running while the device sleeps. A code that is being verified goes after the verdict. A field that is not secure
    /// keeps its code. As for ``clear()``, no closure is called. Defaults to nil.
    public var forgetsInBackground: Duration? {
        get { forgetting.delay }
        set { forgetting.setDelay(newValue, of: self) }
    }
}

extension Clock<Duration> {
    /// Returns a closure for the time since now.
    fileprivate func stopwatch() -> () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
#endif
