import Testing
import UIKit

/// Lets each test of a suite wait for its turn with the device, which tests of other modules use too.
struct TakingTurns: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await StandInTurn.take(function)
    }
}

extension Trait where Self == TakingTurns {
    static var takingTurns: TakingTurns { TakingTurns() }
}
