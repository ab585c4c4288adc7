/// A remaining time, by a clock whose instants are passed in.
///
/// A clock that goes back changes nothing. A saved countdown resumes with its remaining time.
struct Countdown: Sendable, Hashable {
    /// The remaining time as of the last time passed in, from zero to the longest that `components` can hold.
    private(set) var remaining: Duration
    // The time of `remaining`; nil until a time is passed in, because no instant survives a restart.
    private var checked: ContinuousClock.Instant?

    /// Creates a countdown that begins with the first time passed in.
    ///
    /// A negative duration counts as zero.
    init(_ duration: Duration) { remaining = Self.clamp(duration) }

    /// Advances to a time.
    mutating func pass(to now: ContinuousClock.Instant) {
        let now = Self.clamp(now)
        if let checked, checked < now { remaining = max(remaining - checked.duration(to: now), .zero) }
        checked = now
    }

    // MARK: - Limits

    // The standard library traps when a difference of instants, or the seconds of a duration, overflows. 292 billion
    // years are enough.
    private static let longest = Duration.seconds(Int64.max)
    // An instant has no absolute value. Any other instant serves as the origin.
    private static let origin = ContinuousClock.now
    private static let earliest = origin.advanced(by: .zero - longest)
    private static let latest = origin.advanced(by: longest)

    /// The nearest duration that can't overflow.
    static func clamp(_ duration: Duration) -> Duration { min(max(duration, .zero), longest) }

    private static func clamp(_ instant: ContinuousClock.Instant) -> ContinuousClock.Instant {
        min(max(instant, earliest), latest)
    }
}
