/// The time is over.
struct DeadlineExceeded: Error {}

/// Runs a body that has so much time.
///
/// - Returns: What the body returns.
/// - Throws: ``DeadlineExceeded`` where it takes longer, and is cancelled; otherwise what the body throws.
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
