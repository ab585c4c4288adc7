import Foundation

/// The limits of requests and answers, which no browser reaches.
package struct LiveLimits: Sendable {
    /// The maximum length of a request line with its headers, in bytes.
    var head = 16 * 1024
    /// The maximum time for a request's line and headers, from the start of the connection.
    var headTime = Duration.seconds(10)
    /// The maximum time for a browser to read one answer.
    var answerTime = Duration.seconds(30)
    /// The maximum time for the last frame to a browser.
    var goodbyeTime = Duration.seconds(1)

    package init() {}
}

/// An error for a body that exceeds its deadline.
struct DeadlineExceeded: Error {}

/// Runs a body with a deadline, which cancels it and throws ``DeadlineExceeded``.
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
