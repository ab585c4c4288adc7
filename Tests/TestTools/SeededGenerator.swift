import Foundation

/// A generator with the same numbers in every run (SplitMix64), so that failures can be repeated.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator.
    ///
    /// The same seed gives the same numbers.
    public init(_ seed: UInt64) { state = seed }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// What takes minutes, and runs in full only with LONG_TESTS=1, as `.ci/run` does.
public enum LongTests {
    private static let areOn: Bool = {
        guard ProcessInfo.processInfo.environment["LONG_TESTS"] == "1" else { return false }
        // `.ci/run` looks for it.
        print("LONG_TESTS: all values")
        return true
    }()

    /// Returns all values; in a fast run, every tenth.
    public static func sample<Value>(of all: [Value]) -> [Value] {
        areOn ? all : all.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
    }
}
