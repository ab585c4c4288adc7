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
}

/// The verdict of a verifier.
public enum CodeVerdict: Sendable, Hashable {
    /// The code is right.
    case accepted
    /// The code is wrong. VoiceOver speaks the message; nil speaks the kit's own words.
    case rejected(message: String? = nil)

    var status: CodeStatus { self == .accepted ? .accepted : .rejected }
}

/// What happens to a rejected code.
public enum CodeRejectionPolicy: Sendable, Hashable, CaseIterable {
    /// The field clears itself after the shake, or at once with the next key, until which it stays rejected.
    case startOver
    /// The code stays for the user to correct. The first change returns the status to ``CodeStatus/editing``.
    case edit
}
