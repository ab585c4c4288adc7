import Synchronization

/// Counts the tasks that a test resumed and that are not back on the main actor.
///
/// They pass through another thread, which is slow on a busy machine.
enum Returning {
    private static let count = Mutex(0)

    /// Called before a continuation is resumed.
    static func begin() { count.withLock { $0 += 1 } }

    /// Called by the resumed task.
    static func end() { count.withLock { $0 -= 1 } }

    /// Waits until all are back.
    @MainActor static func finish() async {
        while count.withLock({ $0 }) > 0 { await Task.yield() }
    }
}
