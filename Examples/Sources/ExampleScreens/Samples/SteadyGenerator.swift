/// A generator with a fixed sequence, for pictures that tests compare.
public struct SteadyGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64 = 42

    /// Creates a generator at the start of the sequence.
    public init() {}

    /// The next number.
    public mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
