import ExampleScreens
import Synchronization

/// A clock that a test advances.
final class ManualTime: Sendable {
    private struct Waiter {
        var due: ContinuousClock.Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct Book {
        var now = ContinuousClock.now
        var count = 0
        var waiters: [Int: Waiter] = [:]
    }

    private let book = Mutex(Book())

    var clock: ScreenClock {
        ScreenClock(now: { self.book.withLock { $0.now } }, sleep: { @MainActor in try await self.sleep($0) })
    }

    /// The number of waiting tasks.
    var waiting: Int { book.withLock { $0.waiters.count } }

    func advance(by duration: Duration) {
        let due = book.withLock { book in
            book.now += duration
            let due = book.waiters.filter { $0.value.due <= book.now }
            for key in due.keys { book.waiters[key] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in due {
            Returning.begin()
            continuation.resume()
        }
    }

    // On the main actor, as ScreenStage.settle() needs it.
    @MainActor private func sleep(_ duration: Duration) async throws {
        let key = book.withLock { book in
            book.count += 1
            return book.count
        }
        try await withTaskCancellationHandler {
            defer { Returning.end() }
            try await withCheckedThrowingContinuation { continuation in
                let isOver = book.withLock { book in
                    guard !Task.isCancelled, duration > .zero else { return true }
                    book.waiters[key] = Waiter(due: book.now + duration, continuation: continuation)
                    return false
                }
                if isOver {
                    Returning.begin()
                    continuation.resume()
                }
            }
            try Task.checkCancellation()
        } onCancel: {
            let waiter = book.withLock { $0.waiters.removeValue(forKey: key) }
            guard let waiter else { return }
            Returning.begin()
            waiter.continuation.resume(throwing: CancellationError())
        }
    }
}
