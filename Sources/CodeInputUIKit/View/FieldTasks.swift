#if canImport(UIKit)
import CodeInputCore

// What a field waits for: verdicts and timers, by the token that each answer carries, and a message, without one. All
// end with the field.
@MainActor final class FieldTasks {
    var clock: any Clock<Duration> = clockOfFields
    // A field waits for few at a time.
    private var tasks: [(token: CodeToken?, task: Task<Void, Never>)] = []

    deinit { for (_, task) in tasks { task.cancel() } }

    func run(
        _ token: CodeToken?, after duration: Duration? = nil, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        let task = Task { [weak self, clock] in
            if let duration { await clock.pause(for: duration) }
            guard !Task.isCancelled else { return }
            await body()
            // Another task may have the token of one that was canceled.
            if !Task.isCancelled { self?.cancel(token) }
        }
        tasks.append((token, task))
    }

    func cancel(_ token: CodeToken?) {
        for index in tasks.indices where tasks[index].token == token { return tasks.remove(at: index).task.cancel() }
    }
}

extension Clock<Duration> {
    @MainActor func pause(for duration: Duration) async {
        // Not `sleep(for:)`: it leaves the main actor, and a clock that a test advances can't tell when it is back. A
        // longer duration may not fit.
        try? await sleep(until: now.advanced(by: min(max(duration, .zero), .seconds(1 << 31))), tolerance: nil)
    }
}

/// Repeats an action while the user holds a key, at the pace of the system's keyboard.
///
/// It ends when the task is cancelled, or the action returns false.
@MainActor package func repeatKey(
    by clock: any Clock<Duration>, _ action: @escaping @MainActor () -> Bool
) -> Task<Void, Never> {
    Task {
        await clock.pause(for: .milliseconds(500))
        while !Task.isCancelled, action() { await clock.pause(for: .milliseconds(100)) }
    }
}
#endif
