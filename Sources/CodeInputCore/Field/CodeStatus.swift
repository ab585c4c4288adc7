/// The verification status of a code.
public enum CodeStatus: String, Sendable, Hashable, CaseIterable {
    /// The user is entering the code. The status of a new field.
    case editing
    /// The app is verifying the complete code.
    case verifying
    /// The code is right.
    case accepted
    /// The code is wrong.
    case rejected

    package var isVerdict: Bool { self == .accepted || self == .rejected }
}

/// The verdict of a verifier, with the words for it: VoiceOver speaks them, and the message row shows them.
public struct CodeVerdict: Sendable, Equatable {
    /// Accepted or rejected.
    public let status: CodeStatus
    /// The words for the verdict; nil is the kit's own.
    public let message: String?

    /// The code is right.
    public static let accepted = Self(status: .accepted, message: nil)

    /// The code is right; a nil message is the kit's own words.
    public static func accepted(message: String?) -> Self { Self(status: .accepted, message: message) }

    /// The code is wrong; a nil message is the kit's own words.
    public static func rejected(message: String? = nil) -> Self { Self(status: .rejected, message: message) }
}

/// What happens to a rejected code; the `CodeMotion` of the style decides how long it stays in the field.
public enum CodeRejectionPolicy: Sendable, Hashable {
    /// The field clears itself after the shake, or at once with the next key. It stays rejected until that key.
    case startOver
    /// The code stays for the user to correct. The first change returns the status to ``CodeStatus/editing``. Text at
    /// the end of a full code starts over.
    case edit
}
