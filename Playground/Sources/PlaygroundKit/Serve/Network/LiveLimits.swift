/// What one side may ask of the other: how many bytes, and how much time.
public struct LiveLimits: Sendable {
    /// The length of the longest request line with its headers, in bytes.
    ///
    /// Defaults to 16 KB.
    public var head = 16 * 1024
    /// The time for a request's line and headers, from their first byte.
    ///
    /// Defaults to 10 seconds.
    public var headTime = Duration.seconds(10)
    /// How long a connection may stay open without a request.
    ///
    /// Defaults to 1 minute.
    public var idleTime = Duration.seconds(60)
    /// How long a browser may take to read one answer.
    ///
    /// Defaults to 30 seconds.
    public var answerTime = Duration.seconds(30)
    /// How long the last word to a browser may take.
    ///
    /// Defaults to 1 second.
    public var goodbyeTime = Duration.seconds(1)

    /// Limits that no browser meets.
    public init() {}
}
