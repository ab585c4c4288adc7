#if canImport(UIKit) && !canImport(Darwin)
public import Testing
import UIKit

/// Lets each test of a suite wait for its turn with the device, which tests of other modules use too.
public struct TakingTurns: SuiteTrait, TestTrait, TestScoping {
    /// True: each test takes a turn of its own.
    public var isRecursive: Bool { true }

    /// Runs a test when it is its turn.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await StandInTurn.take(function)
    }
}

extension Trait where Self == TakingTurns {
    /// Each test waits for its turn with the device.
    public static var takingTurns: TakingTurns { TakingTurns() }
}
#endif
