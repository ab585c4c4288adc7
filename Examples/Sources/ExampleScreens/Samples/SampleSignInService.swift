public import CodeInputUIKit

/// A server for trying the screen: one code is right.
public struct SampleSignInService: SignInCodeService {
    /// What there is instead of an answer when the server can't be reached.
    public struct Unreachable: Error {}

    /// The code that is right.
    public var code: String
    /// How long an answer takes.
    public var delay: Duration
    /// Whether there are answers.
    public var isReachable: Bool

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - code: The code that is right.
    ///   - delay: How long an answer takes.
    ///   - isReachable: Whether there are answers.
    public init(code: String = "482910", delay: Duration = .milliseconds(900), isReachable: Bool = true) {
        self.code = code
        self.delay = delay
        self.isReachable = isReachable
    }

    /// Takes its time, and sends nothing.
    public func sendCode() async throws {
        try await Task.sleep(for: delay)
        if !isReachable { throw Unreachable() }
    }

    /// Compares.
    ///
    /// - Parameter code: What the person typed.
    /// - Returns: Whether it is the code.
    /// - Throws: ``Unreachable``.
    public func verdict(on code: String) async throws -> CodeVerdict {
        try await sendCode()
        return code == self.code ? .accepted : .rejected(message: "That is not the code we sent. Check the digits.")
    }
}
