/// Counts failed attempts, and enforces growing lockouts.
///
/// After a number of failures there is a lockout. After each lockout there is one attempt. Each further failure locks
/// for longer, up to the last step.
///
/// Pass the time in, as an instant of the `ContinuousClock`. That clock keeps running while the device sleeps, and
/// setting the device's clock does not change it. A saved limiter holds the remaining time. So restarting the app or
/// the device resumes a lockout instead of ending it. Two limiters are equal if they would be saved alike.
///
/// ```swift
/// var limiter = AttemptLimiter()
/// if let wait = limiter.lockout(at: .now) {
///     tell("Try again in \(wait).")
/// } else if isRight {
///     limiter.succeed()
/// } else {
///     limiter.fail(at: .now)
/// }
/// ```
public struct AttemptLimiter: Sendable, Hashable {
    package let attempts: Int
    package let lockouts: [Duration]
    /// The number of failed attempts since the last success.
    public private(set) var failures = 0

    private(set) var countdown = Countdown()

    /// Creates a limiter without failures.
    ///
    /// - Parameters:
    ///   - attempts: The number of attempts before the first lockout. Clamped to 1 or more.
    ///   - lockouts: The lengths of the lockouts, in order. The last one repeats. A negative length counts as zero. An
    ///     empty list never locks.
    public init(
        attempts: Int = 5, lockouts: [Duration] = [.seconds(60), .seconds(300), .seconds(900), .seconds(3600)]
    ) {
        self.attempts = max(attempts, 1)
        self.lockouts = lockouts.map(Countdown.clamp)
    }

    /// The number of attempts left before the next lockout.
    ///
    /// 1 or more. During a lockout, and after one, it is 1.
    public var remainingAttempts: Int { max(attempts - failures, 1) }

    /// The remaining time of the lockout; nil if there is none.
    ///
    /// - Parameter now: The time. An earlier time than the last one counts as the same time.
    /// - Returns: The time to wait, or nil.
    public mutating func lockout(at now: ContinuousClock.Instant) -> Duration? {
        countdown.pass(to: now)
        return countdown.remaining > .zero ? countdown.remaining : nil
    }

    /// Counts a failed attempt, and begins a lockout after too many.
    ///
    /// During a lockout it counts nothing.
    ///
    /// - Parameter now: The time. An earlier time than the last one counts as the same time.
    /// - Returns: The remaining time of the lockout, or nil.
    @discardableResult
    public mutating func fail(at now: ContinuousClock.Instant) -> Duration? {
        if let wait = lockout(at: now) { return wait }
        let (sum, overflow) = failures.addingReportingOverflow(1)
        failures = overflow ? failures : sum
        guard failures >= attempts, let last = lockouts.last else { return nil }
        let step = failures - attempts
        countdown.begin(step < lockouts.count ? lockouts[step] : last, at: now)
        return lockout(at: now)
    }

    /// Restores saved values.
    ///
    /// The lockout resumes at the next time passed in.
    mutating func restore(failures: Int, remaining: Duration) {
        self.failures = max(failures, 0)
        countdown = Countdown(remaining)
    }

    /// Forgets all failures.
    public mutating func succeed() {
        failures = 0
        countdown.end()
    }
}
