public import CodeInputUIKit

/// A server to sign in to.
public protocol SignInCodeService: Sendable {
    /// Sends a new code.
    func sendCode() async throws

    /// Verifies a code.
    ///
    /// - Parameter code: The code that the user has typed.
    /// - Returns: The verdict, with a message for the user if the code is wrong.
    /// - Throws: An error if the server can't be reached.
    func verdict(on code: String) async throws -> CodeVerdict
}
