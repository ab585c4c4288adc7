/// An error for a body that exceeds its deadline.
struct DeadlineExceeded: Error {}

/// Runs a body with a deadline.
///
/// - Returns: The result of the body.
/// - Throws: ``DeadlineExceeded`` after the deadline, which cancels the body, or any error of the body.
func withDeadline<Value: Sendable>(
    _ time: Duration, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask(operation: body)
        group.addTask {
            try await Task.sleep(for: time)
            throw DeadlineExceeded()
        }
        defer { group.cancelAll() }
        guard let value = try await group.next() else { throw CancellationError() }
        return value
    }
}
