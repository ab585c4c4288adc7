import TestTools
import UIKit

/// Runs a program step by step, so that its caller can run tasks of the main actor in between.
@MainActor public final class WalkRun {
    /// What the caller must do next.
    public enum Progress: Sendable {
        /// The next step can be taken at once.
        case goesOn
        /// Tasks of the main actor must run first.
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
    ///   - program: The walk to run.
    ///   - isTracing: Whether to record the calls.
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
            case .editor: EditorWalk(isTracing: isTracing)
            }
    }

    /// The number of calls.
    public var calls: Int { screen.log.calls }

    /// The broken promises.
    ///
    /// The first one ends the walk.
    public private(set) var failures: [String] = []

    /// The calls, one line each, if the walk is traced.
    public var trace: [String] { screen.log.trace }

    /// Takes a step.
    public func advance() -> Progress {
        guard failures.isEmpty else { return .ended }
        if next < program.steps.count {
            screen.perform(program.steps[next])
            next += 1
            failures = screen.log.failures
            defer { screen.log.needsTurn = false }
            return screen.log.needsTurn ? .needsTurn : .goesOn
        }
        if turnsToLetGo == 3 { screen.letGo() }
        turnsToLetGo -= 1
        if turnsToLetGo > 0 { return .needsTurn }
        failures = screen.leaks
        return .ended
    }
}
