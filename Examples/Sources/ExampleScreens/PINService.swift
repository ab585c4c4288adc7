public import CodeInputUIKit

/// Whoever keeps the PIN.
public protocol PINService: Sendable {
    /// Says whether a PIN is the current one.
    ///
    /// - Parameter pin: What the user typed.
    /// - Returns: Whether it is.
    /// - Throws: Where the service can't be reached.
    func isCurrent(_ pin: String) async throws -> Bool

    /// Saves a new PIN in place of the current one.
    ///
    /// - Parameter pin: The new PIN.
    /// - Returns: Whether it is taken, with a message for the user where it is not.
    /// - Throws: Where the service can't be reached.
    func save(_ pin: String) async throws -> CodeVerdict
}
