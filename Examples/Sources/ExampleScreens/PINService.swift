public import CodeInputUIKit

/// A service that keeps the PIN.
public protocol PINService: Sendable {
    /// Verifies the current PIN.
    ///
    /// - Parameter pin: The PIN that the user has typed.
    /// - Returns: Whether the PIN is right.
    /// - Throws: An error if the service can't be reached.
    func isCurrent(_ pin: String) async throws -> Bool

    /// Saves a new PIN in place of the current one.
    ///
    /// - Parameter pin: The new PIN.
    /// - Returns: Whether the service accepts it, with a message for the user if not.
    /// - Throws: An error if the service can't be reached.
    func save(_ pin: String) async throws -> CodeVerdict
}
