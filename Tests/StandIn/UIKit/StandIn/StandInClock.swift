import Synchronization

/// The manual clock. It stands still until a test moves it. Moving it ends animations and runs what is due, in order.
@MainActor public enum StandInClock {
    private nonisolated static let time = Mutex<CFTimeInterval>(1000)
    private static var timers = StandInSchedule<(id: Int, action: @MainActor (Result<Void, any Error>) -> Void)>()
    private static var lastID = 0
    /// The number of tasks that woke and are not back on the main actor: they pass through another thread, which is slow on a
    /// busy machine.
    static var returning = 0

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

    /// Moves the clock step by step. After each step, the tasks that slept by `StandInTime` and are due get to run, and the
    /// screen is drawn.
    public static func run(for seconds: CFTimeInterval) async {
        func draw() async {
            await turn()
            StandInScreen.flush()
        }
        let target = now + max(0, seconds)
        await draw()
        while let next = nextEvent(), next <= target {
            advance(by: next - now)
            await draw()
        }
        advance(by: target - now)
        await draw()
    }

    /// Lets the tasks run that the clock woke, and those at the end of a turn of the main queue.
    public static func turn() async {
        while returning > 0 { await Task.yield() }
        for _ in 0..<25 { await Task.yield() }
    }

    /// A number for a timer. A later timer has a higher number.
    static func nextID() -> Int {
        lastID += 1
        return lastID
    }

    /// Runs an action when the clock has moved so far, with a failure when the timer is canceled or the clock is reset.
    static func schedule(
        after seconds: CFTimeInterval, id: Int = nextID(),
        _ action: @escaping @MainActor (Result<Void, any Error>) -> Void
    ) { timers.add((id, action), due: now + max(0, seconds)) }

    static func cancel(_ id: Int) {
        for timer in timers.remove(where: { $0.id == id }) { timer.action(.failure(CancellationError())) }
    }

    /// Removes animations that end, and cancels timers.
    public static func reset() {
        for layer in StandInThread.current.animatedLayers.remove(where: { _ in true }) { layer.object?.running = [] }
        for timer in timers.remove(where: { _ in true }) { timer.action(.failure(CancellationError())) }
    }

    private static func nextEvent() -> CFTimeInterval? {
        [StandInThread.current.animatedLayers.next, timers.next].compactMap(\.self).min()
    }

    private static func tick() {
        let now = now
        for layer in StandInThread.current.animatedLayers.take(until: now) { layer.object?.tick(now) }
        for timer in timers.take(until: now) { timer.action(.success(())) }
    }
}

/// What is due at a time, in order.
struct StandInSchedule<Element> {
    private var entries: [(due: CFTimeInterval, number: Int)] = []
    /// By number. They are not in the entries: moving a weak reference is slow.
    private var elements: [Int: Element] = [:]
    private var added = 0

    var next: CFTimeInterval? { entries.first?.due }

    /// Adds an element after those that are due at the same time.
    mutating func add(_ element: Element, due: CFTimeInterval) {
        added += 1
        elements[added] = element
        let last = entries.lastIndex { $0.due <= due }
        entries.insert((due, added), at: last.map { $0 + 1 } ?? 0)
    }

    /// Removes and returns what is due, in order. The tolerance absorbs rounding errors, which grow with the time.
    mutating func take(until time: CFTimeInterval) -> [Element] {
        let due = entries.prefix { $0.due <= time + 1e-9 }
        entries.removeFirst(due.count)
        return due.compactMap { elements.removeValue(forKey: $0.number) }
    }

    /// Removes and returns elements, in the order in which they are due.
    mutating func remove(where matches: (Element) -> Bool) -> [Element] {
        let removed = elements.filter { matches($0.value) }
        defer {
            entries.removeAll { removed[$0.number] != nil }
            for number in removed.keys { elements[number] = nil }
        }
        return entries.compactMap { removed[$0.number] }
    }
}

/// The manual clock as a `Clock`, to hand to a view.
///
/// Sleepers wake on the main actor, in the order of their deadlines, when `StandInClock.run(for:)` reaches them.
public struct StandInTime: Clock {
    /// A moment of the manual clock.
    public struct Instant: InstantProtocol {
        let seconds: CFTimeInterval

        public func advanced(by duration: Duration) -> Instant { Instant(seconds: seconds + duration / .seconds(1)) }
        public func duration(to other: Instant) -> Duration { .seconds(other.seconds - seconds) }
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.seconds < rhs.seconds }
    }

    public init() {}

    public var now: Instant { Instant(seconds: StandInClock.now) }
    public var minimumResolution: Duration { .zero }

    @MainActor public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        precondition(deadline.seconds < 0x1p63, "the system's clocks can't sleep that long")
        let id = StandInClock.nextID()
        try await withTaskCancellationHandler {
            defer { StandInClock.returning -= 1 }
            try await withCheckedThrowingContinuation { continuation in
                StandInClock.schedule(after: deadline.seconds - StandInClock.now, id: id) {
                    StandInClock.returning += 1
                    continuation.resume(with: $0)
                }
            }
        } onCancel: {
            Task { @MainActor in StandInClock.cancel(id) }
        }
    }
}
