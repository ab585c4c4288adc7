/// A sample bank with one right PIN, which pays nothing.
public struct SamplePaymentService: PaymentService {
    /// The error of a bank that can't be reached.
    public struct Unreachable: Error {}

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
