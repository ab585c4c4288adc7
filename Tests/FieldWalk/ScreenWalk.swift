/// A screen that a walk goes over.
@MainActor protocol ScreenWalk: AnyObject {
    /// How many calls were made, those of reactions among them.
    var calls: Int { get }
    /// What did not hold.
    var failures: [String] { get }
    /// What was done, if that is asked for.
    var trace: [String] { get }
    /// Whether tasks of the main actor have to run before the next step.
    var needsTurn: Bool { get set }

    /// Makes a call and looks whether everything holds.
    func perform(_ step: WalkStep)

    /// Ends the walk: everything that is held is let go.
    func letGo()

    /// What is still there, that should be gone.
    var leaks: [String] { get }
}
