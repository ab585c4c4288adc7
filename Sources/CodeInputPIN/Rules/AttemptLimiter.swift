/// Counts failed attempts, and enforces growing lockouts.
///
/// Count an attempt when it begins, and save the limiter before you ask whether the code is right: a user who kills the
/// app then gains nothing. One attempt is made at a time. ``cancel()`` takes it back if nothing could judge it.
///
/// ```swift
/// guard limiter.begin(at: .now) else { return }
/// save(limiter)
/// do {
///     if try await server.accepts(pin) { limiter.succeed() } else { limiter.fail(at: .now) }
/// } catch {
///     limiter.cancel()
/// }
/// save(limiter)
/// ```
///
/// If two screens or windows can ask for one code, load the limiter before each attempt: a copy that is saved later
/// brings an older count back.
///
/// After a number of failures there is a lockout. After each lockout there is one attempt, and each further failure
/// locks for longer, up to the last step. With a `maximum`, there is an end, which waiting does not lift. Tell the user
/// before the last attempt. <doc:RulesAndAttempts> has an example, and says what authorities ask for.
///
/// Pass the time in, as an instant of the `ContinuousClock`: it runs while the device sleeps, and setting the
/// device's clock does not change it. The lockout of a loaded limiter goes on with the time that has passed since it
/// was saved. The clock is that of one device, and begins anew when it restarts: a lockout is then never shorter, and
/// may be longer. Two limiters are equal if they would be saved alike.
public struct AttemptLimiter: Sendable {
    let attempts: Int
    let lockouts: [Duration]
    /// The failures after which there is no attempt until ``succeed()``, clamped to 1 or more; nil sets no end.
    ///
    /// A saved limiter keeps its own: set it on a loaded one to end its attempts, too. A lower one may exhaust it.
    public var maximum: Int? {
        didSet {
            maximum = maximum.map { max($0, 1) }
            if isExhausted { countdown.end() }
        }
    }
    /// The number of failed attempts since the last success, with one that has begun.
    public private(set) var failures = 0
    private(set) var countdown = Countdown()
    /// Whether an attempt has begun; not saved, so that it stays counted.
    private(set) var hasBegun = false

    /// Creates a limiter without failures.
    ///
    /// There are `attempts` before the first lockout. The last lockout repeats; a negative one counts as zero, and an
    /// empty list never locks. After `maximum` failures, there is no attempt until ``succeed()``; nil sets no end. Both
    /// numbers are clamped to 1 or more.
    public init(
        attempts: Int = 5, lockouts: [Duration] = [.seconds(60), .seconds(300), .seconds(900), .seconds(3600)],
        maximum: Int? = nil
    ) {
        self.attempts = max(attempts, 1)
        self.maximum = maximum.map { max($0, 1) }
        self.lockouts = lockouts.map(Countdown.clamp)
    }

    /// The attempts left before the next lockout or the end: 1 while or after it locks, 0 at the end.
    ///
    /// With neither lockouts nor a maximum, it goes down from `attempts` to 1, and stays there.
    public var remainingAttempts: Int {
        if lockouts.isEmpty, let maximum { return max(maximum - failures, 0) }
        let left = max(attempts - failures, 1)
        return maximum.map { min(left, max($0 - failures, 0)) } ?? left
    }

    /// Whether the next failure is the last: ``isExhausted`` is true after it.
    public var isLastAttempt: Bool { maximum.map { $0 - failures == 1 } ?? false }

    /// Whether the user has no attempt left, because `maximum` attempts in a row have failed; waiting does not help.
    public var isExhausted: Bool { maximum.map { failures >= $0 } ?? false }

    /// The remaining time of the lockout; nil if there is none, also when the limiter ``isExhausted``.
    ///
    /// An earlier time than the last one counts as the same time. Save a loaded limiter after the first call, too:
    /// after a restart of the device, no time before that call counts.
    public mutating func lockout(at now: ContinuousClock.Instant) -> Duration? {
        countdown.pass(to: now)
        return countdown.left
    }

    /// Begins an attempt, counts it as a failure, and returns true; if none is allowed, returns false, and counts none.
    ///
    /// None is allowed during a lockout, and when the limiter ``isExhausted``. The attempt ends with ``fail(at:)``,
    /// ``succeed()`` or ``cancel()``. Until then, every property is as after a failure. An attempt that never ends,
    /// because the app was killed, stays a failure.
    public mutating func begin(at now: ContinuousClock.Instant) -> Bool {
        guard lockout(at: now) == nil, !isExhausted else { return false }
        hasBegun = false
        fail(at: now)
        hasBegun = true
        return true
    }

    /// Ends an attempt that has begun, or counts one that has not, and begins a lockout after too many.
    ///
    /// The lockout of an attempt that has begun runs from its beginning. During a lockout, and when the limiter
    /// ``isExhausted``, it counts nothing. An earlier time than the last one counts as the same time. It returns the
    /// remaining time of the lockout, or nil.
    @discardableResult public mutating func fail(at now: ContinuousClock.Instant) -> Duration? {
        defer { hasBegun = false }
        if let wait = lockout(at: now) { return wait }
        guard !hasBegun, !isExhausted else { return nil }
        failures += failures < .max ? 1 : 0
        guard failures >= attempts, !isExhausted, let last = lockouts.last else { return nil }
        countdown.begin(lockouts.dropFirst(failures - attempts).first ?? last, at: now)
        return countdown.left
    }

    /// Takes back an attempt that has begun, because nothing could tell whether it was right.
    public mutating func cancel() {
        guard hasBegun else { return }
        failures -= 1
        countdown.end()
        hasBegun = false
    }

    /// Forgets all failures: call it when a code was right, and when the user has chosen a new one.
    public mutating func succeed() {
        failures = 0
        countdown.end()
        hasBegun = false
    }
}

extension AttemptLimiter: Equatable, Codable {
    private enum CodingKeys: String, CodingKey { case attempts, lockouts, maximum, failures, countdown = "remaining" }

    /// Compares what would be saved.
    public static func == (lhs: AttemptLimiter, rhs: AttemptLimiter) -> Bool {
        (lhs.attempts, lhs.maximum, lhs.failures, lhs.countdown)
            == (rhs.attempts, rhs.maximum, rhs.failures, rhs.countdown) && lhs.lockouts == rhs.lockouts
    }

    /// Loads a limiter, whose lockout goes on with the first time passed in.
    ///
    /// - Throws: An error of the decoder for missing or malformed values. Numbers out of range are clamped.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            attempts: try container.decode(Int.self, forKey: .attempts),
            lockouts: try container.decode([Duration].self, forKey: .lockouts),
            // Absent for nil.
            maximum: try container.decodeIfPresent(Int.self, forKey: .maximum))
        failures = max(try container.decode(Int.self, forKey: .failures), 0)
        countdown = try container.decode(Countdown.self, forKey: .countdown)
        countdown.shorten(to: isExhausted ? .zero : lockouts.max() ?? .zero)
    }
}
