/// What becomes of a code that was rejected.
public enum CodeRejectionPolicy: Sendable, Hashable, CaseIterable {
    /// The field is emptied when it has shown the rejection; whoever types before starts over at once.
    case startOver
    /// The code stays to be corrected.
    case edit
}
