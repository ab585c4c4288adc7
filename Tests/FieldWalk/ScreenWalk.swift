/// A walk over one kind of screen, or over a value.
@MainActor protocol ScreenWalk: AnyObject {
    /// What the walk did and found.
    var log: WalkLog { get set }

    /// Makes a call and checks every promise.
    func perform(_ step: WalkStep)

    /// Ends the walk and releases everything.
    func letGo()

    /// The failures after the walk has ended, such as leaks.
    var leaks: [String] { get }
}

extension ScreenWalk {
    func fail(_ what: String) { log.failures.append(what) }

    func note(_ what: @autoclosure () -> String) {
        if log.isTracing { log.trace.append(String(repeating: "    ", count: log.depth) + what()) }
    }

    /// Asks for the tasks of the main actor to run before the next step.
    func turn() { log.needsTurn = true }
}

/// What a walk did and found.
struct WalkLog {
    /// Whether to record the calls.
    let isTracing: Bool
    /// The number of calls, including reactions.
    var calls = 0
    /// The broken promises.
    var failures: [String] = []
    /// The calls, if the walk is traced.
    var trace: [String] = []
    /// Whether tasks of the main actor must run before the next step.
    var needsTurn = false
    /// How deep the current call is nested in callbacks.
    var depth = 0

    init(isTracing: Bool) { self.isTracing = isTracing }
}
