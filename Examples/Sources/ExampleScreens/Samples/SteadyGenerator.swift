/// Numbers that look random and are the same each time, for pictures that are compared.
public struct SteadyGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64 = 42

    /// Creates a generator that gives the numbers of every other one.
    public init() {}

    /// The next number.
    public mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
