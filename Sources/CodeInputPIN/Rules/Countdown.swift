/// A remaining time, by a clock whose instants are passed in; an earlier instant than the last counts as the last.
struct Countdown: Sendable {
    /// What was left at `checked`, from zero to `longest`.
    private(set) var remaining: Duration
    /// The last time passed in; nil until then.
    private var checked: ContinuousClock.Instant?
    // The last time before it was saved. If the clock is behind it now, the device has restarted, and no time counts as
    // passed.
    private var saved: ContinuousClock.Instant?

    /// Begins with the first time passed in; a negative duration counts as zero.
    init(_ duration: Duration = .zero) { remaining = Self.clamp(duration) }

    mutating func pass(to now: ContinuousClock.Instant) {
        let now = Self.clamp(now), last = checked ?? saved.map { min(Self.clamp($0), now) } ?? now
        remaining = max(remaining - max(last.duration(to: now), .zero), .zero)
        checked = max(last, now)
    }

    /// Begins a remaining time that was clamped before.
    mutating func begin(_ duration: Duration, at now: ContinuousClock.Instant) {
        pass(to: now)
        remaining = duration
    }

    /// What remains; nil for nothing.
    var left: Duration? { remaining > .zero ? remaining : nil }

    mutating func end() { remaining = .zero }

    mutating func shorten(to longest: Duration) { remaining = min(remaining, longest) }

    // More seconds than that overflow. 292 billion years are enough.
    private static let longest = Duration.seconds(Int64.max)
    // An instant has no absolute value. Any other instant serves as the origin.
    private static let origin = ContinuousClock.now

    /// The nearest duration that can't overflow.
    static func clamp(_ duration: Duration) -> Duration { min(max(duration, .zero), longest) }

    // The standard library traps when a difference of instants overflows.
    private static func clamp(_ instant: ContinuousClock.Instant) -> ContinuousClock.Instant {
        min(max(instant, origin.advanced(by: .zero - longest)), origin.advanced(by: longest))
    }
}

extension Countdown: Equatable, Codable {
    private enum CodingKeys: String, CodingKey { case remaining, saved }

    // The time says nothing when nothing remains.
    private var time: ContinuousClock.Instant? { left == nil ? nil : checked ?? saved }

    // Equal if saved alike.
    static func == (lhs: Countdown, rhs: Countdown) -> Bool { lhs.remaining == rhs.remaining && lhs.time == rhs.time }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(Duration.self, forKey: .remaining))
        saved = try container.decodeIfPresent(ContinuousClock.Instant.self, forKey: .saved)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(remaining, forKey: .remaining)
        try container.encodeIfPresent(time, forKey: .saved)
    }
}
