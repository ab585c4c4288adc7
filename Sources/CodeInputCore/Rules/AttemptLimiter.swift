/// Counts failed attempts, and locks attempts out for longer each time.
///
/// After a number of failures there is a lock-out. After each lock-out there is one attempt. Each further failure locks
/// for longer, up to the last step.
///
/// Pass the time in, as an instant of the `ContinuousClock`. That clock keeps running while the device sleeps, and
/// setting the device's clock does not change it. A saved limiter holds the remaining time. So restarting the app or
/// the device resumes a lock-out instead of ending it.
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
    /// The number of attempts before the first lock-out, 1 or more.
    ///
    /// Defaults to 5.
    public let attempts: Int
    /// The lengths of the lock-outs, in order.
    ///
    /// The last one repeats. Defaults to 1, 5, 15 and 60 minutes.
    public let lockouts: [Duration]
    /// The number of failed attempts since the last success.
    public private(set) var failures = 0

    private(set) var remaining = Duration.zero
    // The time of `remaining`; nil after loading, because no instant survives a restart.
    private var checked: ContinuousClock.Instant?

    /// Creates a limiter without failures.
    ///
    /// - Parameters:
    ///   - attempts: The number of attempts before the first lock-out. Clamped to 1 or more.
    ///   - lockouts: The lengths of the lock-outs. A negative length counts as zero. An empty list never locks.
    public init(
        attempts: Int = 5, lockouts: [Duration] = [.seconds(60), .seconds(300), .seconds(900), .seconds(3600)]
    ) {
        self.attempts = max(attempts, 1)
        self.lockouts = lockouts.map { max($0, .zero) }
    }

    /// The number of attempts left before the next lock-out.
    ///
    /// From 1 to ``attempts``. During a lock-out, and after one, it is 1.
    public var remainingAttempts: Int { max(attempts - failures, 1) }

    /// The remaining time of the lock-out; nil if there is none.
    ///
    /// - Parameter now: The time. An earlier time than the last one counts as the same time.
    /// - Returns: The time to wait, or nil.
    public mutating func lockout(at now: ContinuousClock.Instant) -> Duration? {
        if let checked, checked < now { remaining = max(remaining - checked.duration(to: now), .zero) }
        checked = now
        return remaining > .zero ? remaining : nil
    }

    /// Counts a failed attempt, and begins a lock-out after too many.
    ///
    /// During a lock-out it counts nothing.
    ///
    /// - Parameter now: The time.
    /// - Returns: The remaining time of the lock-out, or nil.
    @discardableResult
    public mutating func fail(at now: ContinuousClock.Instant) -> Duration? {
        if let wait = lockout(at: now) { return wait }
        let (sum, overflow) = failures.addingReportingOverflow(1)
        failures = overflow ? failures : sum
        guard failures >= attempts, let last = lockouts.last else { return nil }
        let step = failures - attempts
        remaining = step < lockouts.count ? lockouts[step] : last
        return remaining > .zero ? remaining : nil
    }

    /// Restores saved values.
    ///
    /// The lock-out resumes at the next time passed in.
    mutating func restore(failures: Int, remaining: Duration) {
        self.failures = max(failures, 0)
        self.remaining = max(remaining, .zero)
        checked = nil
    }

    /// Forgets all failures.
    public mutating func succeed() {
        failures = 0
        remaining = .zero
    }

    // MARK: - Comparing

    /// Whether two limiters would be saved alike.
    ///
    /// The remaining times are compared as of the last time passed to each.
    public static func == (lhs: AttemptLimiter, rhs: AttemptLimiter) -> Bool {
        lhs.attempts == rhs.attempts && lhs.lockouts == rhs.lockouts && lhs.failures == rhs.failures
            && lhs.remaining == rhs.remaining
    }

    /// Hashes the values that are compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(attempts)
        hasher.combine(lockouts)
        hasher.combine(failures)
        hasher.combine(remaining)
    }
}
