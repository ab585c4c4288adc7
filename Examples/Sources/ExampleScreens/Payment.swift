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
