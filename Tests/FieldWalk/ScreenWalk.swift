/// A walk over one kind of screen.
@MainActor protocol ScreenWalk: AnyObject {
    /// The number of calls, including reactions.
    var calls: Int { get }
    /// The broken promises.
    var failures: [String] { get }
    /// The calls, if the walk is traced.
    var trace: [String] { get }
    /// Whether tasks of the main actor must run before the next step.
    var needsTurn: Bool { get set }

    /// Makes a call and checks every promise.
    func perform(_ step: WalkStep)

    /// Ends the walk and releases everything.
    func letGo()

    /// The failures after the walk has ended, such as leaks.
    var leaks: [String] { get }
}
