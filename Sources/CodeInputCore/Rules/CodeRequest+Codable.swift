extension CodeRequest: Codable {
    private enum Key: String, CodingKey { case cooldowns, lifetime, count, wait, life }

    /// Loads a request.
    ///
    /// A wait resumes with its remaining time.
    ///
    /// - Throws: An error of the decoder for missing or malformed values. A negative number counts as zero.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            cooldowns: try container.decode([Duration].self, forKey: .cooldowns),
            lifetime: try container.decode(Duration.self, forKey: .lifetime))
        restore(
            count: try container.decode(Int.self, forKey: .count),
            wait: try container.decode(Duration.self, forKey: .wait),
            life: try container.decode(Duration.self, forKey: .life))
    }

    /// Saves the request with its remaining times, as of the last time passed in.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(cooldowns, forKey: .cooldowns)
        try container.encode(lifetime, forKey: .lifetime)
        try container.encode(count, forKey: .count)
        try container.encode(wait.remaining, forKey: .wait)
        try container.encode(life.remaining, forKey: .life)
    }
}
