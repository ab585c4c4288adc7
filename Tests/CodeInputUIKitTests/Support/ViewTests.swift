import TestTools
import Testing

// There is one screen, one pasteboard and one clock: view tests run one at a time.
@Suite(
    .serialized, WithoutMistakes(),
    .enabled("Without a host app, a window gets no keyboard.") { await Device.isReady() }
)
enum ViewTests {}

/// Gives each test a fresh device, and fails it if the keyboard, the graphics stack or Core Animation reports a mistake.
struct WithoutMistakes: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        await Device.reset()
        try await withKnownIssue("Before iOS 17, an app changes only the style of its windows.", isIntermittent: true) {
            try await function()
        } matching: { _ in
            Device.lacksTraits
        }
        await Self.reset()
    }

    /// Resets the device, after a look at the mistakes.
    @MainActor static func reset() {
        #expect(KeyboardDriver.failures + Device.failures == [])
        Device.reset()
    }
}
