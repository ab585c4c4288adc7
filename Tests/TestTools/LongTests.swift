import Foundation

/// What takes minutes, and runs in full only with LONG_TESTS=1, as `.ci/run` does.
public enum LongTests {
    private static let areOn = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"

    /// Returns all values, or every tenth in a fast run.
    public static func sample<Value>(of all: [Value]) -> [Value] {
        areOn ? all : stride(from: 0, to: all.count, by: 10).map { all[$0] }
    }
}
