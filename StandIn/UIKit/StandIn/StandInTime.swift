import Synchronization

/// The manual clock in the form that the standard library knows: what is handed to a view as its clock.
///
/// Those who sleep wake on the main actor, in order, when `StandInClock.run(for:)` gets there.
public struct StandInTime: Clock {
    /// A moment of the manual clock.
    public struct Instant: InstantProtocol {
        let seconds: CFTimeInterval

        public func advanced(by duration: Duration) -> Instant { Instant(seconds: seconds + duration / .seconds(1)) }
        public func duration(to other: Instant) -> Duration { .seconds(other.seconds - seconds) }
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.seconds < rhs.seconds }
    }

    public init() {}

    public var now: Instant { Instant(seconds: StandInClock.now) }
    public var minimumResolution: Duration { .zero }

    @MainActor public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.fallAsleep(continuation)
                StandInClock.schedule(after: deadline.seconds - StandInClock.now, onReset: sleeper.cancel, sleeper.wake)
            }
        } onCancel: {
            sleeper.cancel()
        }
    }

    private final class Sleeper: Sendable {
        private enum State {
            case awake
            case asleep(CheckedContinuation<Void, any Error>)
            case over(Result<Void, any Error>)
        }

        private let state = Mutex(State.awake)

        func fallAsleep(_ continuation: CheckedContinuation<Void, any Error>) {
            let early: Result<Void, any Error>? = state.withLock { state in
                if case .over(let result) = state { return result }
                state = .asleep(continuation)
                return nil
            }
            if let early { continuation.resume(with: early) }
        }

        func wake() { end(with: .success(())) }
        func cancel() { end(with: .failure(CancellationError())) }

        private func end(with result: Result<Void, any Error>) {
            let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
                defer { if case .over = state {} else { state = .over(result) } }
                if case .asleep(let continuation) = state { return continuation }
                return nil
            }
            continuation?.resume(with: result)
        }
    }
}
