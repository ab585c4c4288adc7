/// What a verifier makes of a code.
public enum CodeVerdict: Sendable, Hashable {
    /// The code is right.
    case accepted
    /// The code is wrong. VoiceOver says the message; nil says that the code is wrong.
    case rejected(message: String? = nil)

    var status: CodeStatus {
        switch self {
        case .accepted: .accepted
        case .rejected: .rejected
        }
    }
}
