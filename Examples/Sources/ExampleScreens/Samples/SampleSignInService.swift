public import CodeInputUIKit

/// A sample server with one right code.
public struct SampleSignInService: SignInCodeService {
    /// The error of a server that can't be reached.
    public struct Unreachable: Error {}

    /// The right code.
    public var code: String
    /// The delay of a response.
    public var delay: Duration
    /// Whether the server responds.
    public var isReachable: Bool

    /// Creates a sample server.
    ///
    /// - Parameters:
    ///   - code: The right code.
    ///   - delay: The delay of a response.
    ///   - isReachable: Whether the server responds.
    public init(code: String = "482910", delay: Duration = .milliseconds(900), isReachable: Bool = true) {
        self.code = code
        self.delay = delay
        self.isReachable = isReachable
    }

    /// Waits for the delay, and sends nothing.
    public func sendCode() async throws {
        try await Task.sleep(for: delay)
        if !isReachable { throw Unreachable() }
    }

    /// Compares after the delay.
    ///
    /// - Parameter code: The code that the user has typed.
    /// - Returns: Whether it is the code.
    /// - Throws: ``Unreachable``.
    public func verdict(on code: String) async throws -> CodeVerdict {
        try await sendCode()
        return code == self.code ? .accepted : .rejected(message: "That is not the code we sent. Check the digits.")
    }
}
