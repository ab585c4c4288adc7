public import UIKit

/// A screen in one of its states.
@MainActor public struct ExampleScreen {
    /// The name, such as "Sign in, wrong code".
    public let title: String
    /// Whether the state is one of the few that show what the screen is.
    public let isNotable: Bool
    private let controller: @MainActor () -> UIViewController
    private let arrangement: @MainActor (UIViewController) async -> Void

    init<Screen: UIViewController>(
        _ title: String, isNotable: Bool = false, _ controller: @escaping @MainActor () -> Screen,
        arrange: @escaping @MainActor (Screen) async -> Void = { _ in }
    ) {
        self.title = title
        self.isNotable = isNotable
        self.controller = controller
        arrangement = { controller in
            if let screen = controller as? Screen { await arrange(screen) }
        }
    }

    /// Creates the screen in its first state.
    public func make() -> UIViewController { controller() }

    /// Brings a screen from ``make()``, in a window, to the state.
    ///
    /// The screen's services run meanwhile, for some turns of the main actor.
    ///
    /// - Parameter controller: The screen.
    public func arrange(_ controller: UIViewController) async { await arrangement(controller) }
}
