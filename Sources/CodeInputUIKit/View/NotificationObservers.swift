#if canImport(UIKit)
import UIKit

/// Observes notifications until it is told to stop, or goes away itself.
@MainActor final class NotificationObservers {
    // Unsafe, because the deinitializer may run on any thread: by then, nobody else reads the tokens. All other code
    // runs on the main actor, and the notification center removes observers on any thread.
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    /// Calls a closure with the identity of the sender on the main thread: at once if the notification comes there.
    func observe(
        _ name: Notification.Name, _ body: @escaping @MainActor @Sendable (ObjectIdentifier?) -> Void
    ) {
        if tokens.isEmpty { tokens.reserveCapacity(8) }
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
                MainThread.perform { body(sender) }
            })
    }

    func stop() {
        tokens.forEach(NotificationCenter.default.removeObserver)
        tokens = []
    }

    /// Without a scene, it follows the app, or the app that hosts an extension.
    func observe(
        _ changes: [SceneChange], of scene: @escaping @MainActor @Sendable () -> UIScene?, hasScene: Bool = false,
        _ body: @escaping @MainActor @Sendable (_ leaves: Bool) -> Void
    ) {
        for (leaving, returning, isOfScene) in changes where !hasScene || isOfScene {
            for name in [leaving, returning] {
                observe(name) { sender in
                    let scene = scene().map(ObjectIdentifier.init)
                    if isOfScene ? scene != nil && scene == sender : scene == nil { body(name == leaving) }
                }
            }
        }
    }
}

/// The notifications of the app or of a scene that the user leaves, and comes back.
typealias SceneChange = (leaving: Notification.Name, returning: Notification.Name, isOfScene: Bool)

extension CodeInputView {
    /// Tells number pads that a field is secure or revealed now, or has other words, so that they hide presses and
    /// update an eye or a Done key.
    static let padsShouldUpdate = Notification.Name("CodeInputView.padsShouldUpdate")

    /// Calls a closure for a number pad at each such change, as long as the result is kept.
    package static func observeForPads(_ body: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
        let observers = NotificationObservers()
        observers.observe(padsShouldUpdate) { _ in body() }
        return observers
    }
}

/// Performs a closure in a later turn of the run loop.
package func performLater(_ body: @escaping @MainActor @Sendable () -> Void) { Task { @MainActor in body() } }

enum MainThread {
    static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(body) } else { performLater(body) }
    }

    #if canImport(Darwin)
    private static var isCurrent: Bool { Thread.isMainThread }
    #else
    // Unchecked, because DispatchSpecificKey is not marked Sendable: the key has no state but its identity,
    // and is never set again.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()
        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }

    private static let mark = Mark()

    // Off Apple platforms, an asynchronous program may run its main queue on another thread than its first.
    private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) == true }
    #endif
}
#endif
