import Synchronization

/// The manual clock. It stands until it is moved; moving it ends animations and calls those who wait for them, in order.
@MainActor public enum StandInClock {
    private nonisolated static let time = Mutex<CFTimeInterval>(1000)
    private static var timers: [(due: CFTimeInterval, order: Int, action: @MainActor () -> Void)] = []
    private static var order = 0

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

    /// Runs the action when the clock gets there.
    public static func schedule(after seconds: CFTimeInterval, _ action: @escaping @MainActor () -> Void) {
        order += 1
        timers.append((now + max(0, seconds), order, action))
    }

    /// Forgets animations and timers without calling anyone.
    public static func reset() {
        for layer in layers {
            layer.running = []
        }
        StandInThread.current.animatedLayers = []
        timers = []
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
