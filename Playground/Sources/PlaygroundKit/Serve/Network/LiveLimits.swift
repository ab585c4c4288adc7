/// The size and time limits of requests and answers.
public struct LiveLimits: Sendable {
    /// The maximum length of a request line with its headers, in bytes.
    ///
    /// Defaults to 16 KB.
    public var head = 16 * 1024
    /// The maximum time for a request's line and headers, from the first byte.
    ///
    /// Defaults to 10 seconds.
    public var headTime = Duration.seconds(10)
    /// The maximum time that a connection stays open without a request.
    ///
    /// Defaults to 1 minute.
    public var idleTime = Duration.seconds(60)
    /// The maximum time for a browser to read one answer.
    ///
    /// Defaults to 30 seconds.
    public var answerTime = Duration.seconds(30)
    /// The maximum time for the last frame to a browser.
    ///
    /// Defaults to 1 second.
    public var goodbyeTime = Duration.seconds(1)

    /// Creates limits that no browser reaches.
    public init() {}
}
