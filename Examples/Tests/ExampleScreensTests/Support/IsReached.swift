/// Lets tasks run until a condition holds, also on a slow machine.
///
/// - Returns: Whether the condition holds: false after a limit.
@MainActor func isReached(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
    return condition()
}
