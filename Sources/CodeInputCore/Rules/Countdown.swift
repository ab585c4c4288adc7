/// A remaining time, by a clock whose instants are passed in.
///
/// An instant before the last one counts as the last one. So no time passes twice when an app passes in an old instant.
/// A saved countdown resumes with its remaining time, and equals itself after it is loaded.
package struct Countdown: Sendable {
    /// The remaining time as of the last time passed in, from zero to the longest that `components` can hold.
    package private(set) var remaining: Duration
    // The time of `remaining`; nil until a time is passed in, because no instant survives a restart.
    private var checked: ContinuousClock.Instant?

    /// Creates a countdown that begins with the first time passed in.
    ///
    /// A negative duration counts as zero.
    package init(_ duration: Duration = .zero) { remaining = Self.clamp(duration) }

    /// Advances to a time.
    package mutating func pass(to now: ContinuousClock.Instant) {
        let now = Self.clamp(now)
        guard let last = checked else {
            checked = now
            return
        }
        guard last < now else { return }
        remaining = max(remaining - last.duration(to: now), .zero)
        checked = now
    }

    /// Begins anew with another duration.
    ///
    /// A negative duration counts as zero.
    package mutating func begin(_ duration: Duration, at now: ContinuousClock.Instant) {
        pass(to: now)
        remaining = Self.clamp(duration)
    }

    /// Ends the remaining time.
    package mutating func end() { remaining = .zero }

    // MARK: - Limits

    // The standard library traps when a difference of instants, or the seconds of a duration, overflows. 292 billion
    // years are enough.
    private static let longest = Duration.seconds(Int64.max)
    // An instant has no absolute value. Any other instant serves as the origin.
    private static let origin = ContinuousClock.now
    private static let earliest = origin.advanced(by: .zero - longest)
    private static let latest = origin.advanced(by: longest)

    /// The nearest duration that can't overflow.
    package static func clamp(_ duration: Duration) -> Duration { min(max(duration, .zero), longest) }

    private static func clamp(_ instant: ContinuousClock.Instant) -> ContinuousClock.Instant {
        min(max(instant, earliest), latest)
    }
}

extension Countdown: Hashable {
    /// Whether two countdowns would be saved alike.
    package static func == (lhs: Countdown, rhs: Countdown) -> Bool { lhs.remaining == rhs.remaining }

    package func hash(into hasher: inout Hasher) { hasher.combine(remaining) }
}
