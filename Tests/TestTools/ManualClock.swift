import Foundation

/// A clock for views, which stands still until a test moves it.
///
/// Sleepers wake on the main actor, in the order of their deadlines.
@MainActor public final class ManualClock: Clock {
    /// A moment of the clock.
    public typealias Instant = ContinuousClock.Instant

    private nonisolated let lock = NSLock()
    // Unsafe: the lock guards it. `Mutex` needs iOS 18.
    private nonisolated(unsafe) var time = ContinuousClock.now
    private var sleepers: [(id: Int, due: Instant, continuation: CheckedContinuation<Void, any Error>)] = []
    /// The number of tasks that woke and are not back on the main actor: they pass through another thread.
    private var returning = 0
    private var lastID = 0

    /// Creates a clock at its start.
    nonisolated public init() {}

    /// The current moment.
    nonisolated public var now: Instant { lock.withLock { time } }
    /// The shortest time that it tells apart.
    nonisolated public var minimumResolution: Duration { .zero }

    /// Waits for a moment.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        guard deadline > now else { return }
        lastID += 1
        let id = lastID
        try await withTaskCancellationHandler {
            defer { returning -= 1 }
            try await withCheckedThrowingContinuation { sleepers.append((id, deadline, $0)) }
        } onCancel: {
            Task { @MainActor in self.end(.failure(CancellationError())) { other, _ in other == id } }
        }
    }

    /// The number of tasks that sleep.
    public var sleeperCount: Int { sleepers.count }

    /// Moves the clock step by step.
    ///
    /// After each step, the tasks that are due get to run.
    public func advance(by duration: Duration) async {
        let target = now.advanced(by: max(duration, .zero))
        await turn()
        while let due = sleepers.map(\.due).min(), due <= target {
            move(to: due)
            await turn()
        }
        move(to: target)
        await turn()
    }

    /// Cancels every sleeper.
    public func reset() { end(.failure(CancellationError())) { _, _ in true } }

    private func move(to instant: Instant) {
        lock.withLock { time = instant }
        end(.success(())) { _, due in due <= instant }
    }

    private func end(_ result: Result<Void, any Error>, where matches: (_ id: Int, _ due: Instant) -> Bool) {
        let ended = sleepers.filter { matches($0.id, $0.due) }.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
        sleepers.removeAll { matches($0.id, $0.due) }
        returning += ended.count
        for sleeper in ended { sleeper.continuation.resume(with: result) }
    }

    private func turn() async {
        while returning > 0 { await Task.yield() }
        for _ in 0..<25 { await Task.yield() }
    }
}
