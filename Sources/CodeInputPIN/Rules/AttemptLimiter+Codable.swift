extension AttemptLimiter: Codable {
    private enum Key: String, CodingKey { case attempts, lockouts, maximum, failures, remaining }

    /// Loads a limiter.
    ///
    /// A lockout resumes with its remaining time.
    ///
    /// - Throws: An error of the decoder for missing or malformed values. Numbers out of range are clamped.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            attempts: try container.decode(Int.self, forKey: .attempts),
            lockouts: try container.decode([Duration].self, forKey: .lockouts),
            // Version 0.2 saved no maximum.
            maximum: try container.decodeIfPresent(Int.self, forKey: .maximum))
        restore(
            failures: try container.decode(Int.self, forKey: .failures),
            remaining: try container.decode(Duration.self, forKey: .remaining))
    }

    /// Saves the limiter with the remaining time of a lockout, as of the last time passed in.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(attempts, forKey: .attempts)
        try container.encode(lockouts, forKey: .lockouts)
        try container.encodeIfPresent(maximum, forKey: .maximum)
        try container.encode(failures, forKey: .failures)
        try container.encode(countdown.remaining, forKey: .remaining)
    }
}
