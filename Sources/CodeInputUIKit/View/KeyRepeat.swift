#if canImport(UIKit)
import Foundation

/// Repeats an action while the user holds a key, at the pace of the system's keyboard.
@MainActor package final class KeyRepeat {
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)
    private var task: Task<Void, Never>?

    package init() {}

    deinit { task?.cancel() }

    /// Begins to repeat a body, until it returns false.
    package func begin(by clock: any Clock<Duration>, _ body: @escaping @MainActor () -> Bool) {
        end()
        task = Task {
            await clock.pause(for: Self.delay)
            while !Task.isCancelled, body() { await clock.pause(for: Self.interval) }
        }
    }

    package func end() { task?.cancel() }
}
#endif
