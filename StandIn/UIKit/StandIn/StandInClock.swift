import Synchronization

/// The manual clock. It stands until it is moved; moving it ends animations and calls those who wait for them, in order.
@MainActor public enum StandInClock {
    private nonisolated static let time = Mutex<CFTimeInterval>(1000)
    private static var timers: [Timer] = []
    private static var order = 0

    private struct Timer {
        let due: CFTimeInterval
        let order: Int
        let action: @MainActor () -> Void
        let onReset: (@MainActor () -> Void)?
    }

    public nonisolated static var now: CFTimeInterval { time.withLock { $0 } }

    /// Does not lay out or draw: `StandInScreen.flush()` does.
    public static func advance(by seconds: CFTimeInterval) {
        let target = now + max(0, seconds)
        tick()
        // A delegate that starts the same animation anew each time ends no sooner than the clock gets there.
        while let next = nextEvent(), next <= target {
            time.withLock { $0 = max($0, next) }
            tick()
        }
        time.withLock { $0 = target }
        tick()
    }

    /// Lets time pass step by step, and after each step lets those run whom it has woken: tasks that sleep by `StandInTime`.
    public static func run(for seconds: CFTimeInterval) async {
        let target = now + max(0, seconds)
        await wake()
        while let next = nextEvent(), next <= target {
            advance(by: next - now)
            await wake()
        }
        advance(by: target - now)
        await wake()
    }

    // A task may pass through other threads on its way to sleep, and on a busy machine they are slow.
    private static func wake() async {
        for _ in 0..<25 { await Task.yield() }
    }

    /// Runs the action when the clock gets there.
    ///
    /// - Parameters:
    ///   - seconds: How long that takes.
    ///   - onReset: Called instead when the clock is reset before.
    ///   - action: What to do.
    public static func schedule(
        after seconds: CFTimeInterval, onReset: (@MainActor () -> Void)? = nil,
        _ action: @escaping @MainActor () -> Void
    ) {
        order += 1
        timers.append(Timer(due: now + max(0, seconds), order: order, action: action, onReset: onReset))
    }

    /// Forgets animations and timers without calling anyone.
    public static func reset() {
        for layer in layers {
            layer.running = []
        }
        StandInThread.current.animatedLayers = []
        let ended = timers
        timers = []
        for timer in ended { timer.onReset?() }
    }

    private static var layers: [CALayer] { StandInThread.current.animatedLayers.compactMap(\.object) }

    private static func nextEvent() -> CFTimeInterval? {
        let now = now
        let ends = layers.compactMap { $0.nextEnd(after: now) } + timers.map(\.due)
        return ends.min()
    }

    private static func tick() {
        let now = now
        for layer in layers { layer.tick(now) }
        StandInThread.current.animatedLayers.removeAll { $0.object?.running.isEmpty ?? true }
        let due = timers.filter { $0.due <= now }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
        timers.removeAll { $0.due <= now }
        for timer in due { timer.action() }
    }
}
