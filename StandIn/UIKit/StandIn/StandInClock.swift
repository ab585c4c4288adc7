import Synchronization

/// The manual clock. It stands still until a test moves it. Moving it ends animations and runs what is due, in order.
@MainActor public enum StandInClock {
    private nonisolated static let time = Mutex<CFTimeInterval>(1000)
    private static var timers: [Timer] = []
    private static var lastID = 0
    /// The number of tasks that woke and are not back on the main actor: they pass through another thread, which is slow on a
    /// busy machine.
    static var returning = 0

    private struct Timer {
        let due: CFTimeInterval
        let id: Int
        let action: @MainActor (Result<Void, any Error>) -> Void
    }

    public nonisolated static var now: CFTimeInterval { time.withLock { $0 } }

    /// Moves the clock. It does not lay out or draw: `StandInScreen.flush()` does.
    public static func advance(by seconds: CFTimeInterval) {
        let target = now + max(0, seconds)
        tick()
        while let next = nextEvent(), next <= target {
            time.withLock { $0 = max($0, next) }
            tick()
        }
        time.withLock { $0 = target }
        tick()
    }

    /// Moves the clock step by step. After each step, the tasks that slept by `StandInTime` and are due get to run.
    public static func run(for seconds: CFTimeInterval) async {
        let target = now + max(0, seconds)
        await turn()
        while let next = nextEvent(), next <= target {
            advance(by: next - now)
            await turn()
        }
        advance(by: target - now)
        await turn()
    }

    /// Lets the tasks run that the clock woke.
    public static func turn() async {
        while returning > 0 { await Task.yield() }
        for _ in 0..<25 { await Task.yield() }
    }

    /// A number for a timer. A later timer has a higher number.
    static func nextID() -> Int {
        lastID += 1
        return lastID
    }

    /// Runs an action when the clock has moved far enough.
    ///
    /// - Parameters:
    ///   - seconds: How far.
    ///   - id: The number of the timer.
    ///   - action: Gets a failure when the timer is canceled or the clock is reset.
    static func schedule(
        after seconds: CFTimeInterval, id: Int = nextID(),
        _ action: @escaping @MainActor (Result<Void, any Error>) -> Void
    ) {
        timers.append(Timer(due: now + max(0, seconds), id: id, action: action))
    }

    static func cancel(_ id: Int) {
        end(.failure(CancellationError())) { $0.id == id }
    }

    /// Removes animations and cancels timers.
    public static func reset() {
        for layer in layers { layer.running = [] }
        StandInThread.current.animatedLayers = []
        end(.failure(CancellationError())) { _ in true }
    }

    private static func end(_ result: Result<Void, any Error>, where matches: (Timer) -> Bool) {
        let ended = timers.filter(matches).sorted { ($0.due, $0.id) < ($1.due, $1.id) }
        timers.removeAll(where: matches)
        for timer in ended { timer.action(result) }
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
        end(.success(())) { $0.due <= now }
    }
}
