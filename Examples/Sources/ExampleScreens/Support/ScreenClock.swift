/// The clock of a screen: the system's clock, or a test's.
struct ScreenClock: Sendable {
    var now: @Sendable () -> ContinuousClock.Instant
    /// Waits, and throws if the task is canceled.
    var sleep: @MainActor (Duration) async throws -> Void

    /// The clock of the device, which continues while the device sleeps.
    static let system = ScreenClock(now: { .now }, sleep: { try await ContinuousClock().sleep(until: .now + $0) })
}

extension Duration {
    /// The remaining seconds, rounded up, and 0 at the end.
    var secondsRoundedUp: Int { max(0, Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)) }
}

extension Int {
    /// A number of seconds in minutes and seconds.
    var asMinutes: String { "\(self / 60):" + (self % 60 < 10 ? "0" : "") + "\(self % 60)" }
}
