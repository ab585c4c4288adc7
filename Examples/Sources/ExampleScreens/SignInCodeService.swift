public import CodeInputUIKit

/// The server that a person signs in to.
public protocol SignInCodeService: Sendable {
    /// Sends another message with a code.
    func sendCode() async throws

    /// Says whether a code is the one that was sent.
    ///
    /// - Parameter code: What the person typed.
    /// - Returns: The verdict, with a message for the person where it is wrong.
    /// - Throws: Where the server can't be reached.
    func verdict(on code: String) async throws -> CodeVerdict
}
