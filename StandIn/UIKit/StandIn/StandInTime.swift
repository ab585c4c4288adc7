/// The manual clock as a `Clock`, to hand to a view.
///
/// Sleepers wake on the main actor, in the order of their deadlines, when `StandInClock.run(for:)` reaches them.
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
        let id = StandInClock.nextID()
        try await withTaskCancellationHandler {
            defer { StandInClock.returning -= 1 }
            try await withCheckedThrowingContinuation { continuation in
                StandInClock.schedule(after: deadline.seconds - StandInClock.now, id: id) {
                    StandInClock.returning += 1
                    continuation.resume(with: $0)
                }
            }
        } onCancel: {
            Task { @MainActor in StandInClock.cancel(id) }
        }
    }
}
