/// A remaining time, by a clock whose instants are passed in.
///
/// An instant before the last one counts as the last one. So no time passes twice when an app passes in an old instant.
/// A saved countdown resumes with its remaining time, and equals itself after it is loaded.
package struct Countdown: Sendable {
    /// The remaining time as of the last time passed in, from zero to the longest that `components` can hold.
    package private(set) var remaining: Duration
    // The time of `remaining`, since `origin`; nil until a time is passed in, because no instant survives a restart.
    private var checked: Duration?

    /// Creates a countdown that begins with the first time passed in.
    ///
    /// A negative duration counts as zero.
    package init(_ duration: Duration = .zero) { remaining = Self.clamp(duration) }

    /// Advances to a time.
    package mutating func pass(to now: ContinuousClock.Instant) {
        // Limited, because the standard library traps when a difference of instants overflows.
        let earliest = Self.origin.advanced(by: .zero - Self.longest), latest = Self.origin.advanced(by: Self.longest)
        let now = Self.origin.duration(to: min(max(now, earliest), latest))
        let last = checked ?? now
        remaining = max(remaining - max(now - last, .zero), .zero)
        checked = max(last, now)
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

    // More seconds than that overflow. 292 billion years are enough.
    private static let longest = Duration.seconds(Int64.max)
    // An instant has no absolute value. Any other instant serves as the origin.
    private static let origin = ContinuousClock.now

    /// The nearest duration that can't overflow.
    package static func clamp(_ duration: Duration) -> Duration { min(max(duration, .zero), longest) }
}

extension Countdown: Hashable {
    /// Whether two countdowns would be saved alike.
    package static func == (lhs: Countdown, rhs: Countdown) -> Bool { lhs.remaining == rhs.remaining }

    package func hash(into hasher: inout Hasher) { hasher.combine(remaining) }
}
