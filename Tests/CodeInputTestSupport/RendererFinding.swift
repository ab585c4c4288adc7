/// Something that a renderer does wrong.
public struct RendererFinding: Sendable, Hashable {
    /// The check that it does not pass.
    public let check: RendererCheck
    /// What is wrong, where, and how far off it is.
    public let message: String
    /// How often the check failed; the message tells the first time.
    public internal(set) var count = 1

    init(_ check: RendererCheck, _ message: String) {
        self.check = check
        self.message = message
    }
}
