public import CodeInputUIKit

/// The error of a sample server that can't be reached.
public struct Unreachable: Error {}

/// A sample server with one right code.
public struct SampleSignInService: SignInCodeService {
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
        return code == self.code ? .accepted : .rejected(message: "That is not the code we sent.")
    }
}

/// A sample bank with one right PIN, which pays nothing.
public struct SamplePaymentService: PaymentService {
    /// The right PIN.
    public var pin: String
    /// The delay of a response.
    public var delay: Duration
    /// Whether the server responds.
    public var isReachable: Bool

    /// Creates a sample bank.
    ///
    /// - Parameters:
    ///   - pin: The right PIN.
    ///   - delay: The delay of a response.
    ///   - isReachable: Whether the server responds.
    public init(pin: String = "246813", delay: Duration = .milliseconds(900), isReachable: Bool = true) {
        self.pin = pin
        self.delay = delay
        self.isReachable = isReachable
    }

    /// Compares after the delay.
    ///
    /// - Parameters:
    ///   - payment: The payment.
    ///   - pin: The PIN that the user has typed.
    /// - Returns: Whether it is the PIN.
    /// - Throws: ``Unreachable``.
    public func pay(_ payment: Payment, pin: String) async throws -> Bool {
        try await Task.sleep(for: delay)
        if !isReachable { throw Unreachable() }
        return pin == self.pin
    }
}

/// A sample service with one current PIN, which saves nothing.
public struct SamplePINService: PINService {
    /// The current PIN.
    public var pin: String
    /// The delay of a response.
    public var delay: Duration
    /// Whether the service can save a new PIN.
    public var canSave: Bool

    /// Creates a sample service.
    ///
    /// - Parameters:
    ///   - pin: The current PIN.
    ///   - delay: The delay of a response.
    ///   - canSave: Whether the service can save a new PIN.
    public init(pin: String = "246813", delay: Duration = .milliseconds(900), canSave: Bool = true) {
        self.pin = pin
        self.delay = delay
        self.canSave = canSave
    }

    /// Compares after the delay.
    ///
    /// - Parameter pin: The PIN that the user has typed.
    /// - Returns: Whether it is the current PIN.
    /// - Throws: An error if the task is canceled.
    public func isCurrent(_ pin: String) async throws -> Bool {
        try await Task.sleep(for: delay)
        return pin == self.pin
    }

    /// Waits for the delay, and saves nothing.
    ///
    /// - Parameter pin: The new PIN.
    /// - Returns: Acceptance.
    /// - Throws: ``Unreachable``, or an error if the task is canceled.
    public func save(_ pin: String) async throws -> CodeVerdict {
        try await Task.sleep(for: delay)
        if !canSave { throw Unreachable() }
        return .accepted
    }
}
