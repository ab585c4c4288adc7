/// A payment to confirm.
public struct Payment: Sendable, Hashable {
    /// The payee.
    public var payee: String
    /// The formatted amount.
    public var amount: String
    /// The name of the account that pays.
    public var account: String

    /// Creates a payment.
    ///
    /// - Parameters:
    ///   - payee: The payee.
    ///   - amount: The formatted amount.
    ///   - account: The name of the account that pays.
    public init(payee: String, amount: String, account: String) {
        self.payee = payee
        self.amount = amount
        self.account = account
    }
}

/// The bank of a user.
public protocol PaymentService: Sendable {
    /// Pays if the PIN is right.
    ///
    /// The bank counts wrong PINs itself, because an app can lose its count.
    ///
    /// - Parameters:
    ///   - payment: The payment.
    ///   - pin: The PIN that the user has typed.
    /// - Returns: Whether the PIN was right and the bank has paid.
    /// - Throws: An error if the bank can't be reached. Nothing was paid then.
    func pay(_ payment: Payment, pin: String) async throws -> Bool
}
