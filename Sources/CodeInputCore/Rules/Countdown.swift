/// What remains of a time, by a clock whose instants are passed in.
///
/// A clock that goes back takes nothing away and gives nothing back. What was saved starts again with what remained.
struct Countdown: Sendable, Hashable {
    /// What remains as of the last time passed in, from zero to the longest that has `components`.
    private(set) var remaining: Duration
    // When `remaining` was right; nil until a time is passed in: no clock goes back to before a restart.
    private var checked: ContinuousClock.Instant?

    /// Creates a countdown that begins with the first time passed in; a negative duration counts as none.
    init(_ duration: Duration) { remaining = Self.clamp(duration) }

    /// Lets time go by.
    mutating func pass(to now: ContinuousClock.Instant) {
        let now = Self.clamp(now)
        if let checked, checked < now { remaining = max(remaining - checked.duration(to: now), .zero) }
        checked = now
    }

    // MARK: - Limits

    // The standard library traps where a difference of instants, or a duration's seconds, don't fit. 292 billion years
    // are enough.
    private static let longest = Duration.seconds(Int64.max)
    // An instant has no number, so that only another one can say how far off it is. Any will do.
    private static let origin = ContinuousClock.now
    private static let earliest = origin.advanced(by: .zero - longest)
    private static let latest = origin.advanced(by: longest)

    /// The nearest duration that can't overflow.
    static func clamp(_ duration: Duration) -> Duration { min(max(duration, .zero), longest) }

    private static func clamp(_ instant: ContinuousClock.Instant) -> ContinuousClock.Instant {
        min(max(instant, earliest), latest)
    }
}
