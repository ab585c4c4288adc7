public import UIKit

/// A screen in one of its states, to be looked at.
@MainActor public struct ExampleScreen {
    /// What it is called, such as "Sign in, wrong code".
    public let title: String
    private let controller: @MainActor () -> UIViewController
    private let arrangement: @MainActor (UIViewController) async -> Void

    init<Screen: UIViewController>(
        _ title: String, _ controller: @escaping @MainActor () -> Screen,
        arrange: @escaping @MainActor (Screen) async -> Void = { _ in }
    ) {
        self.title = title
        self.controller = controller
        arrangement = { controller in
            if let screen = controller as? Screen { await arrange(screen) }
        }
    }

    /// Creates the screen, as it is when it is shown first.
    public func make() -> UIViewController { controller() }

    /// Brings a screen that ``make()`` created, and that is in a window, to the state.
    ///
    /// Closures of the screen's own services run meanwhile, which takes some turns of the main actor.
    ///
    /// - Parameter controller: The screen.
    public func arrange(_ controller: UIViewController) async { await arrangement(controller) }
}
