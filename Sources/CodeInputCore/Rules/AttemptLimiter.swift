/// Counts failed attempts and locks for longer and longer.
///
/// After a number of failures it locks; when the time is over there is one attempt, and each further failure locks for
/// longer, up to the last step.
///
/// Time is passed in, as an instant of the `ContinuousClock`: it runs on while the device sleeps, and setting the
/// device's clock does not move it. What is saved is the time that remains, so that a restart, of the app or of the
/// device, restarts the remaining lock-out instead of ending it.
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
    /// How many attempts there are before the first lock-out, 1 or more.
    public let attempts: Int
    /// How long the lock-outs last, one after the other; the last one is repeated.
    public let lockouts: [Duration]
    /// How many attempts failed since the last success.
    public private(set) var failures = 0

    private(set) var remaining = Duration.zero
    // When `remaining` was right; nil after loading, when no clock goes back that far.
    private var checked: ContinuousClock.Instant?

    /// Creates a limiter without failures.
    ///
    /// - Parameters:
    ///   - attempts: How many attempts there are before the first lock-out; at least 1.
    ///   - lockouts: How long the lock-outs last. A negative one counts as none; an empty list never locks.
    public init(
        attempts: Int = 5, lockouts: [Duration] = [.seconds(60), .seconds(300), .seconds(900), .seconds(3600)]
    ) {
        self.attempts = max(attempts, 1)
        self.lockouts = lockouts.map { max($0, .zero) }
    }

    /// How many attempts are left before the next lock-out, while there is none.
    public var remainingAttempts: Int { max(attempts - failures, 1) }

    /// How long attempts are locked out, or nil when there may be one now.
    ///
    /// - Parameter now: The time. One before the last one passed in counts as no time gone by.
    /// - Returns: The time to wait, or nil.
    public mutating func lockout(at now: ContinuousClock.Instant) -> Duration? {
        if let checked, checked < now { remaining = max(remaining - checked.duration(to: now), .zero) }
        checked = now
        return remaining > .zero ? remaining : nil
    }

    /// Counts a failed attempt, and locks when there were too many.
    ///
    /// During a lock-out nothing is counted.
    ///
    /// - Parameter now: The time.
    /// - Returns: How long attempts are locked out from now on, or nil.
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

    /// Takes over what was saved; the lock-out runs from the next time that is passed in.
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
    /// What remains of their lock-outs is compared as of the last time that each was passed.
    public static func == (lhs: AttemptLimiter, rhs: AttemptLimiter) -> Bool {
        lhs.attempts == rhs.attempts && lhs.lockouts == rhs.lockouts && lhs.failures == rhs.failures
            && lhs.remaining == rhs.remaining
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(attempts)
        hasher.combine(lockouts)
        hasher.combine(failures)
        hasher.combine(remaining)
    }
}
