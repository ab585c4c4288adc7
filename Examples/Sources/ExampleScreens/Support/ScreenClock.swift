/// Time as a screen knows it: the system's in an app, a test's own in a test.
public struct ScreenClock: Sendable {
    /// The time that it is.
    public var now: @Sendable () -> ContinuousClock.Instant
    /// Waits; throws when the task is cancelled.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - now: The time that it is.
    ///   - sleep: Waits; throws when the task is cancelled.
    public init(
        now: @escaping @Sendable () -> ContinuousClock.Instant,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }

    /// The time of the device, which runs on while it sleeps.
    public static let system = ScreenClock(
        now: { .now }, sleep: { try await ContinuousClock().sleep(until: .now + $0) })

    /// Calls a closure with the seconds that are left, at once and with every second, the last time with 0.
    ///
    /// The deadline counts, not the ticks: an app that was in the background comes back to the right number.
    ///
    /// - Parameters:
    ///   - deadline: When it is over.
    ///   - tick: Takes the seconds, rounded up; false ends the countdown.
    @MainActor func countDown(to deadline: ContinuousClock.Instant, _ tick: @MainActor (Int) -> Bool) async {
        while !Task.isCancelled {
            let left = now().duration(to: deadline)
            let seconds = left.secondsRoundedUp
            guard tick(seconds), seconds > 0 else { return }
            guard (try? await sleep(left.untilNextSecond)) != nil else { return }
        }
    }
}

extension Duration {
    /// The seconds that are left, rounded up; 0 when it is over.
    var secondsRoundedUp: Int { max(0, Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)) }

    /// How long it takes until there is a second less.
    var untilNextSecond: Duration { self - .seconds(secondsRoundedUp - 1) }
}

extension Int {
    /// The number of seconds as minutes and seconds.
    var asMinutes: String { "\(self / 60):" + (self % 60 < 10 ? "0" : "") + "\(self % 60)" }
}
