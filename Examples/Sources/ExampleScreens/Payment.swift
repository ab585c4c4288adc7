/// What a person is about to pay.
public struct Payment: Sendable, Hashable {
    /// Who gets it.
    public var payee: String
    /// How much it is, as it is shown.
    public var amount: String
    /// What it is taken from, as it is shown.
    public var account: String

    /// Creates a payment.
    ///
    /// - Parameters:
    ///   - payee: Who gets it.
    ///   - amount: How much it is, as it is shown.
    ///   - account: What it is taken from, as it is shown.
    public init(payee: String, amount: String, account: String) {
        self.payee = payee
        self.amount = amount
        self.account = account
    }
}
