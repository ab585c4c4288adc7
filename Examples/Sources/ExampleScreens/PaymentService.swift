/// The bank that a person pays with.
public protocol PaymentService: Sendable {
    /// Pays, if the PIN is right.
    ///
    /// The bank counts wrong PINs itself: what an app counts, an app can forget.
    ///
    /// - Parameters:
    ///   - payment: What to pay.
    ///   - pin: What the person typed.
    /// - Returns: Whether the PIN was right and the payment is made.
    /// - Throws: Where the bank can't be reached, and nothing was paid.
    func pay(_ payment: Payment, pin: String) async throws -> Bool
}
