#if canImport(UIKit)
import CodeInputCore

/// What a field waits for: verdicts, and time.
///
/// Each wait has the token that its answer carries. All end with the field.
@MainActor final class FieldTasks {
    /// What time goes by.
    var clock: any Clock<Duration> = ContinuousClock()
    private var tasks: [CodeToken: Task<Void, Never>] = [:]

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Runs a body, after a while if there is one, unless it is canceled before.
    func run(
        _ token: CodeToken, after duration: Duration? = nil, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        tasks[token] = Task { [weak self, clock] in
            if let duration { await clock.pause(for: duration) }
            guard !Task.isCancelled else { return }
            await body()
            self?.tasks[token] = nil
        }
    }

    func cancel(_ token: CodeToken) { tasks.removeValue(forKey: token)?.cancel() }
}

extension Clock<Duration> {
    /// Waits, at most until the task is canceled.
    @MainActor func pause(for duration: Duration) async {
        // Not `sleep(for:)`: it leaves the main actor, and a clock that a test moves could not tell when it is back.
        try? await sleep(until: now.advanced(by: max(duration, .zero)), tolerance: nil)
    }
}
#endif
