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
