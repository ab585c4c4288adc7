/// Where a code stands with whoever judges it.
public enum CodeStatus: String, Sendable, Hashable, CaseIterable {
    /// It is being typed. The status of a new field.
    case editing
    /// It is complete and under way to a server.
    case verifying
    /// It is right.
    case accepted
    /// It is wrong.
    case rejected
}

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

/// What becomes of a code that was rejected.
public enum CodeRejectionPolicy: Sendable, Hashable, CaseIterable {
    /// The field is emptied when it has shown the rejection; a user who types before starts over at once.
    ///
    /// The empty field keeps the status ``CodeStatus/rejected`` until the next key.
    case startOver
    /// The code stays to be corrected; the status goes back to editing with the first change.
    case edit
}
