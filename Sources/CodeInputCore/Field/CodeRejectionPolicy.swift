/// What becomes of a code that was rejected.
public enum CodeRejectionPolicy: Sendable, Hashable, CaseIterable {
    /// The field is emptied when it has shown the rejection; a user who types before starts over at once.
    ///
    /// The empty field keeps the status ``CodeStatus/rejected`` until the next key.
    case startOver
    /// The code stays to be corrected; the status goes back to editing with the first change.
    case edit
}
