import KeyboardTools
import UIKit

/// Takes a program step by step, for a caller that lets the main actor's tasks run in between.
@MainActor public final class WalkRun {
    /// What the caller does next.
    public enum Progress: Sendable {
        /// The next step can be taken at once.
        case goesOn
        /// Tasks of the main actor have to run first.
        case needsTurn
        case ended
    }

    private let program: WalkProgram
    private let screen: any ScreenWalk
    private var next = 0
    private var turnsToLetGo = 3

    /// Begins a walk.
    ///
    /// - Parameters:
    ///   - program: What to do.
    ///   - isTracing: Whether to write down what was done.
    public init(_ program: WalkProgram, isTracing: Bool = false) {
        StandInScreen.reset()
        KeyboardDriver.reset()
        self.program = program
        screen =
            switch program.kind {
            case .field: FieldWalk(isReentrant: false, isTracing: isTracing)
            case .reentrant: FieldWalk(isReentrant: true, isTracing: isTracing)
            case .keypad: KeypadWalk(isTracing: isTracing)
            case .bindings: BindingWalk(isTracing: isTracing)
            }
    }

    /// How many calls were made.
    public var calls: Int { screen.calls }

    /// What did not hold; a walk ends with the first of it.
    public private(set) var failures: [String] = []

    /// What was done, one line a call.
    public var trace: [String] { screen.trace }

    /// Takes a step.
    public func advance() -> Progress {
        guard failures.isEmpty else { return .ended }
        if next < program.steps.count {
            screen.perform(program.steps[next])
            next += 1
            failures = screen.failures
            defer { screen.needsTurn = false }
            return screen.needsTurn ? .needsTurn : .goesOn
        }
        if turnsToLetGo == 3 { screen.letGo() }
        turnsToLetGo -= 1
        if turnsToLetGo > 0 { return .needsTurn }
        failures = screen.leaks
        return .ended
    }
}
