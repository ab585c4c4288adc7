/// What a verifier makes of a code.
public enum CodeVerdict: Sendable, Hashable {
    /// The code is right.
    case accepted
    /// The code is wrong. The message is announced to VoiceOver; nil says that the code is wrong.
    case rejected(message: String? = nil)
}
