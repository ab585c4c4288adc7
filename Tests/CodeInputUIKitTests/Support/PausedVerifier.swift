#if canImport(UIKit)
import CodeInputUIKit

/// A verifier that waits for a verdict from the test.
@MainActor final class PausedVerifier {
    private(set) var codes: [String] = []
    private(set) var cancellations = 0
    private var waiting: [CheckedContinuation<CodeVerdict, any Error>] = []

    var verifier: @MainActor (String) async throws -> CodeVerdict {
        { [self] code in
            codes.append(code)
            defer { if Task.isCancelled { cancellations += 1 } }
            return try await withCheckedThrowingContinuation { waiting.append($0) }
        }
    }

    /// Passes a verdict to every waiting verifier.
    func give(_ verdict: CodeVerdict) {
        resume(with: .success(verdict))
    }

    func fail(_ error: any Error) {
        resume(with: .failure(error))
    }

    private func resume(with result: Result<CodeVerdict, any Error>) {
        for continuation in waiting { continuation.resume(with: result) }
        waiting = []
    }
}

/// Lets other tasks of the main actor run until a condition holds, up to a limit.
@MainActor func waiting(until condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    return condition()
}
#endif
