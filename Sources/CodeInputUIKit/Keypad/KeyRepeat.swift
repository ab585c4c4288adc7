#if canImport(UIKit)
import Foundation

/// Does something again and again while a key is held, in the rhythm of the system's keyboard.
@MainActor final class KeyRepeat {
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)
    private var task: Task<Void, Never>?

    deinit { task?.cancel() }

    /// Begins to repeat; false of the body ends it.
    func begin(by clock: any Clock<Duration>, _ body: @escaping @MainActor () -> Bool) {
        end()
        task = Task {
            await clock.pause(for: Self.delay)
            while !Task.isCancelled, body() { await clock.pause(for: Self.interval) }
        }
    }

    func end() {
        task?.cancel()
        task = nil
    }
}
#endif
