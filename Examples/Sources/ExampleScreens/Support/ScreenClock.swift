/// The clock of a screen: the system's clock, or a test's.
public struct ScreenClock: Sendable {
    /// The current time.
    public var now: @Sendable () -> ContinuousClock.Instant
    /// Waits, and throws if the task is canceled.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - now: Returns the current time.
    ///   - sleep: Waits, and throws if the task is canceled.
    public init(
        now: @escaping @Sendable () -> ContinuousClock.Instant,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }

    /// The clock of the device, which continues while the device sleeps.
    public static let system = ScreenClock(
        now: { .now }, sleep: { try await ContinuousClock().sleep(until: .now + $0) })

    /// Calls a closure with the remaining seconds, now and every second, until 0.
    ///
    /// It computes the seconds from the deadline: the number is right after time in the background.
    ///
    /// - Parameters:
    ///   - deadline: The end of the countdown.
    ///   - tick: Gets the seconds, rounded up. False ends the countdown.
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
    /// The remaining seconds, rounded up, and 0 at the end.
    var secondsRoundedUp: Int { max(0, Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)) }

    /// The time until the next second.
    var untilNextSecond: Duration { self - .seconds(secondsRoundedUp - 1) }
}

extension Int {
    /// A number of seconds in minutes and seconds.
    var asMinutes: String { "\(self / 60):" + (self % 60 < 10 ? "0" : "") + "\(self % 60)" }
}
