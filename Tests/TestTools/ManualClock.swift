/// Time that stands until it is moved: what is handed to a view as its clock.
///
/// Those who sleep wake on the main actor, in the order of their deadlines.
@MainActor package final class ManualClock: Clock {
    /// A moment of the clock.
    package struct Instant: InstantProtocol {
        let sinceStart: Duration

        package func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
        package func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
        package static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.sinceStart < rhs.sinceStart }
    }

    private let time = Guarded(Instant(sinceStart: .zero))
    private var sleepers: [(due: Instant, sleeper: Sleeper)] = []

    nonisolated package init() {}

    nonisolated package var now: Instant { time.withLock { $0 } }
    nonisolated package var minimumResolution: Duration { .zero }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.fallAsleep(continuation)
                if deadline <= now { sleeper.end(with: .success(())) } else { sleepers.append((deadline, sleeper)) }
            }
        } onCancel: {
            sleeper.end(with: .failure(CancellationError()))
        }
    }

    /// Lets time pass, and everybody who wakes meanwhile go on as far as they get.
    package func advance(by duration: Duration) async {
        let target = now.advanced(by: max(duration, .zero))
        await Self.turn()
        while let due = sleepers.map(\.due).min(), due <= target {
            move(to: due)
            await Self.turn()
        }
        move(to: target)
        await Self.turn()
    }

    /// Ends all sleep, as when the device is started anew.
    package func reset() {
        let ended = sleepers
        sleepers = []
        for (_, sleeper) in ended { sleeper.end(with: .failure(CancellationError())) }
    }

    private func move(to instant: Instant) {
        time.withLock { $0 = instant }
        let due = sleepers.enumerated().filter { $0.element.due <= instant }
        sleepers.removeAll { $0.due <= instant }
        for (_, entry) in due.sorted(by: { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }) {
            entry.sleeper.end(with: .success(()))
        }
    }

    private static func turn() async { for _ in 0..<25 { await Task.yield() } }
}

/// One who sleeps, until time or its task's end.
private final class Sleeper: Sendable {
    private enum State {
        case awake
        case asleep(CheckedContinuation<Void, any Error>)
        case over(Result<Void, any Error>)
    }

    private let state = Guarded(State.awake)

    func fallAsleep(_ continuation: CheckedContinuation<Void, any Error>) {
        let early: Result<Void, any Error>? = state.withLock { state in
            if case .over(let result) = state { return result }
            state = .asleep(continuation)
            return nil
        }
        if let early { continuation.resume(with: early) }
    }

    func end(with result: Result<Void, any Error>) {
        let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
            defer { if case .over = state {} else { state = .over(result) } }
            if case .asleep(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume(with: result)
    }
}
