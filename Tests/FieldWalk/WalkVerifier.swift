import CodeInputPIN

/// A verifier that answers when the walk says so, or never.
@MainActor final class WalkVerifier {
    struct Failure: Error {}

    private var waiting: [CheckedContinuation<CodeVerdict, any Error>] = []
    /// Whether verdicts are immediate.
    var isOpen = false

    func verdict(on code: String) async throws -> CodeVerdict {
        if isOpen { return code.hasPrefix("1") ? .accepted : .rejected() }
        return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    func give(_ verdict: Result<CodeVerdict, any Error>) {
        let released = waiting
        waiting = []
        for continuation in released { continuation.resume(with: verdict) }
    }
}
