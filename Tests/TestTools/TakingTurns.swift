#if canImport(UIKit) && !canImport(Darwin)
public import Testing
import UIKit

/// Runs each test of a suite when the device is free.
///
/// Tests of other modules use it too.
public struct TakingTurns: SuiteTrait, TestTrait, TestScoping {
    /// True: each test takes its own turn.
    public var isRecursive: Bool { true }

    /// Runs a test when the device is free.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await StandInTurn.take(function)
    }
}

extension Trait where Self == TakingTurns {
    /// Runs each test when the device is free.
    public static var takingTurns: TakingTurns { TakingTurns() }
}
#endif
