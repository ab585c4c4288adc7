/// Something that a renderer does wrong.
public struct RendererFinding: Sendable, Hashable {
    /// The check that failed.
    public let check: RendererCheck
    /// What is wrong, where, and by how much.
    public let message: String
    /// The number of failures.
    ///
    /// The message is about the first.
    public internal(set) var count = 1
    /// The states that failed, or the pairs of states that look alike, each once, in order.
    ///
    /// Empty if the check is not about the state of a cell.
    public internal(set) var states: [String]

    init(_ check: RendererCheck, _ message: String, states: [String]) {
        self.check = check
        self.message = message
        self.states = states
    }
}
