/// A code that was sent: when it may be sent again, how long it is good for, and how often it was asked for.
///
/// After each code there is a time to wait before the next one, which grows with each, up to the last step.
///
/// Time is passed in, as an instant of the `ContinuousClock`: it runs on while the device sleeps, and setting the
/// device's clock does not move it. What is saved is the time that remains, so that a restart, of the app or of the
/// device, restarts the remaining wait instead of ending it.
///
/// ```swift
/// var request = CodeRequest(sentAt: .now)
/// if let wait = request.cooldown(at: .now) {
///     tell("Resend the code in \(wait).")
/// } else {
///     try await server.sendCode()
///     request.sent(at: .now)
/// }
/// ```
public struct CodeRequest: Sendable, Hashable {
    /// How long to wait after each code, one after the other; the last one is repeated.
    public let cooldowns: [Duration]
    /// How long a code is good for.
    public let lifetime: Duration
    /// How often a code was sent since the last success.
    ///
    /// Use it to offer another way, such as a call, to somebody who asked often.
    public private(set) var count = 0

    private(set) var wait = Countdown(.zero)
    private(set) var life = Countdown(.zero)

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - now: The time, where the first code was just sent; nil where none was.
    ///   - cooldowns: How long to wait after each code. A negative one counts as none; with an empty list there is no
    ///     wait.
    ///   - lifetime: How long a code is good for. A negative one counts as none.
    public init(
        sentAt now: ContinuousClock.Instant? = nil,
        cooldowns: [Duration] = [.seconds(30), .seconds(60), .seconds(120), .seconds(300)],
        lifetime: Duration = .seconds(600)
    ) {
        self.cooldowns = cooldowns.map(Countdown.clamp)
        self.lifetime = Countdown.clamp(lifetime)
        if let now { sent(at: now) }
    }

    /// How long to wait before the next code may be sent, or nil when it may be sent now.
    ///
    /// - Parameter now: The time. One before the last one passed in counts as no time gone by.
    /// - Returns: The time to wait, or nil.
    public mutating func cooldown(at now: ContinuousClock.Instant) -> Duration? {
        pass(to: now)
        return wait.remaining > .zero ? wait.remaining : nil
    }

    /// How long the last code is still good for, or nil when it has expired or none was sent.
    ///
    /// The server has the last word: a message takes its time, and a code that was saved and loaded seems to live
    /// longer than it does.
    ///
    /// - Parameter now: The time. One before the last one passed in counts as no time gone by.
    /// - Returns: The time that is left, or nil.
    public mutating func validity(at now: ContinuousClock.Instant) -> Duration? {
        pass(to: now)
        return life.remaining > .zero ? life.remaining : nil
    }

    /// Counts a code that was sent, and begins to wait for the next one.
    ///
    /// Call it when the code is sent, not when it is asked for: what could not be sent may be asked for again at once.
    /// A code that is sent during the wait, as a server may do by itself, counts too.
    ///
    /// - Parameter now: The time.
    /// - Returns: How long to wait from now on, or nil.
    @discardableResult
    public mutating func sent(at now: ContinuousClock.Instant) -> Duration? {
        let last = cooldowns.last ?? .zero
        wait = Countdown(count < cooldowns.count ? cooldowns[count] : last)
        life = Countdown(lifetime)
        count += count < .max ? 1 : 0
        return cooldown(at: now)
    }

    /// Forgets all codes, as after the right one was entered.
    public mutating func succeed() {
        count = 0
        wait = Countdown(.zero)
        life = Countdown(.zero)
    }

    // Both at once, so that what is saved of them is as of one time.
    private mutating func pass(to now: ContinuousClock.Instant) {
        wait.pass(to: now)
        life.pass(to: now)
    }

    /// Takes over what was saved; both times run from the next time that is passed in.
    mutating func restore(count: Int, wait: Duration, life: Duration) {
        self.count = max(count, 0)
        self.wait = Countdown(wait)
        self.life = Countdown(life)
    }
}
