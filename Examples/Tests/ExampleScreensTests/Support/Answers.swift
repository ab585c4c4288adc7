/// Responses that wait for a test, with a count of the calls.
///
/// They stay on the main actor, as ``ScreenStage/settle()`` needs it.
@MainActor final class Answers<Value: Sendable> {
    struct Failure: Error {}

    private(set) var questions: [String] = []
    private(set) var cancellations = 0
    private var open: [CheckedContinuation<Value, any Error>] = []

    func answer(_ question: String) async throws -> Value {
        questions.append(question)
        defer { Returning.end() }
        let value = try await withCheckedThrowingContinuation { open.append($0) }
        if Task.isCancelled { cancellations += 1 }
        return value
    }

    func give(_ value: Value?) {
        guard !open.isEmpty else { return }
        let continuation = open.removeFirst()
        Returning.begin()
        if let value { continuation.resume(returning: value) } else { continuation.resume(throwing: Failure()) }
    }
}
