/// When a server may send the next code, when the last one expires, and how many it sent.
///
/// After each code there is a wait before the next, which grows up to the last step. Pass the time in, as an instant of
/// the `ContinuousClock`: it runs while the device sleeps, and setting the device's clock does not change it. An
/// earlier time than the last one counts as the same time. A loaded request goes on with the time that has passed since
/// it was saved. The clock is that of one device, and begins anew when it restarts: a wait is then never shorter, and
/// may be longer. Two requests are equal if they would be saved alike. <doc:SendingAnotherCode> has an example.
public struct CodeRequest: Sendable, Equatable {
    let cooldowns: [Duration]
    let lifetime: Duration
    /// The number of codes sent since the last success: offer another way, such as a call, to a user who asks often.
    public private(set) var count = 0
    private(set) var wait = Countdown()
    private(set) var life = Countdown()

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - now: The time of the first code; nil if no code was sent yet.
    ///   - cooldowns: The waits after each code; the last one repeats. A negative wait counts as zero.
    ///   - lifetime: How long a code is valid. A negative lifetime counts as zero.
    public init(
        sentAt now: ContinuousClock.Instant? = nil,
        cooldowns: [Duration] = [.seconds(30), .seconds(60), .seconds(120), .seconds(300)],
        lifetime: Duration = .seconds(600)
    ) {
        self.cooldowns = cooldowns.map(Countdown.clamp)
        self.lifetime = Countdown.clamp(lifetime)
        if let now { sent(at: now) }
    }

    /// The remaining wait before the next code; nil if there is none.
    ///
    /// Save a loaded request after the first call, too: after a restart of the device, no time before that call counts.
    public mutating func cooldown(at now: ContinuousClock.Instant) -> Duration? {
        pass(to: now)
        return wait.left
    }

    /// The remaining validity of the last code; nil if it has expired or no code was sent.
    ///
    /// The server decides: a message takes time to arrive, and a restart of the device can extend the time.
    public mutating func validity(at now: ContinuousClock.Instant) -> Duration? {
        pass(to: now)
        return life.left
    }

    /// Counts a code that was sent, and begins the wait for the next, which it returns; nil if there is none.
    ///
    /// Call it when the code is sent, not when the user asks for it. If sending fails, the user can ask again at once.
    /// A code that the server sends during the wait counts too.
    @discardableResult public mutating func sent(at now: ContinuousClock.Instant) -> Duration? {
        wait.begin(cooldowns.dropFirst(count).first ?? cooldowns.last ?? .zero, at: now)
        life.begin(lifetime, at: now)
        count += count < .max ? 1 : 0
        return cooldown(at: now)
    }

    /// Forgets all codes, when the user has entered the right one.
    public mutating func succeed() {
        count = 0
        wait.end()
        life.end()
    }

    // Both together, so that both are saved as of the same time.
    private mutating func pass(to now: ContinuousClock.Instant) {
        wait.pass(to: now)
        life.pass(to: now)
    }
}

extension CodeRequest: Codable {
    /// Loads a request, whose waits go on with the first time passed in.
    ///
    /// - Throws: An error of the decoder for missing or malformed values. Numbers out of range are clamped.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            cooldowns: try container.decode([Duration].self, forKey: .cooldowns),
            lifetime: try container.decode(Duration.self, forKey: .lifetime))
        count = max(try container.decode(Int.self, forKey: .count), 0)
        wait = try container.decode(Countdown.self, forKey: .wait)
        life = try container.decode(Countdown.self, forKey: .life)
        wait.shorten(to: cooldowns.max() ?? .zero)
        life.shorten(to: lifetime)
    }
}
