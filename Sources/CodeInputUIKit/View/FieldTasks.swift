#if canImport(UIKit)
import CodeInputCore

/// What a field waits for: verdicts and timers.
///
/// Each task has the token that its answer carries. All tasks end with the field.
@MainActor final class FieldTasks {
    var clock: any Clock<Duration> = ContinuousClock()
    private var tasks: [CodeToken: Task<Void, Never>] = [:]

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Runs a body, after a duration if there is one, unless the task is canceled first.
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

extension CodeInputView {
    /// The clock for delayed masking, and for the pause before a rejected field starts over.
    ///
    /// Defaults to a `ContinuousClock`. A test can set a clock that it advances by hand.
    public var clock: any Clock<Duration> {
        get { tasks.clock }
        set { tasks.clock = newValue }
    }
}

extension Clock<Duration> {
    /// Waits until the duration is over or the task is canceled.
    @MainActor func pause(for duration: Duration) async {
        // Not `sleep(for:)`: it leaves the main actor, and a clock that a test advances can't tell when it is back.
        // A longer duration, added to now, may not fit.
        try? await sleep(until: now.advanced(by: min(max(duration, .zero), .seconds(1 << 31))), tolerance: nil)
    }
}

/// Repeats an action while the user holds a key, at the pace of the system's keyboard.
@MainActor package final class KeyRepeat {
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)
    private var task: Task<Void, Never>?

    package init() {}

    deinit { task?.cancel() }

    /// Begins to repeat a body, until it returns false.
    package func begin(by clock: any Clock<Duration>, _ body: @escaping @MainActor () -> Bool) {
        end()
        task = Task {
            await clock.pause(for: Self.delay)
            while !Task.isCancelled, body() { await clock.pause(for: Self.interval) }
        }
    }

    package func end() { task?.cancel() }
}
#endif
