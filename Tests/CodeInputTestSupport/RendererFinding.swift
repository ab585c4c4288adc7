/// Something that a renderer does wrong.
public struct RendererFinding: Sendable, Hashable {
    /// The check that it does not pass.
    public let check: RendererCheck
    /// What is wrong, where, and how far off it is.
    public let message: String
    /// How often the check failed; the message tells the first time.
    public internal(set) var count = 1
    /// The states it failed in, or the pairs of states that can't be told apart: each once, in the order they were met.
    ///
    /// Empty where a check is not about the state of a cell.
    public internal(set) var states: [String]

    init(_ check: RendererCheck, _ message: String, states: [String]) {
        self.check = check
        self.message = message
        self.states = states
    }
}
