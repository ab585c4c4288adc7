/// A bank for trying the sheet: one PIN is right, and nothing is paid.
public struct SamplePaymentService: PaymentService {
    /// What there is instead of an answer when the bank can't be reached.
    public struct Unreachable: Error {}

    /// The PIN that is right.
    public var pin: String
    /// How long an answer takes.
    public var delay: Duration
    /// Whether there are answers.
    public var isReachable: Bool

    /// Creates a bank.
    ///
    /// - Parameters:
    ///   - pin: The PIN that is right.
    ///   - delay: How long an answer takes.
    ///   - isReachable: Whether there are answers.
    public init(pin: String = "246813", delay: Duration = .milliseconds(900), isReachable: Bool = true) {
        self.pin = pin
        self.delay = delay
        self.isReachable = isReachable
    }

    /// Compares.
    ///
    /// - Parameters:
    ///   - payment: What to pay.
    ///   - pin: What the person typed.
    /// - Returns: Whether it is the PIN.
    /// - Throws: ``Unreachable``.
    public func pay(_ payment: Payment, pin: String) async throws -> Bool {
        try await Task.sleep(for: delay)
        if !isReachable { throw Unreachable() }
        return pin == self.pin
    }
}
