import ExampleScreens
public import UIKit

/// An example screen of an app, which the live page shows in a phone-sized window.
public struct LiveScreen: Sendable {
    /// The name in messages, such as "sign-in".
    public let name: String
    /// The title for the user.
    public let title: String
    /// A sentence about the screen's contents.
    public let summary: String
    /// A hint about what to type, or nil for a screen that accepts any input.
    public let hint: String?
    /// Creates a new screen each time the user opens it.
    public let make: @MainActor @Sendable () -> UIViewController

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: The unique name in messages.
    ///   - title: The title for the user.
    ///   - summary: A sentence about the screen's contents.
    ///   - hint: A sentence about what to type.
    ///   - make: Creates a new screen each time the user opens it.
    public init(
        name: String, title: String, summary: String, hint: String? = nil,
        make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.hint = hint
        self.make = make
    }
}

extension LiveScreen {
    /// The screens of the live page, in the order of its list.
    @MainActor public static let all = ExampleScreens.live.map { screen in
        LiveScreen(
            name: screen.name, title: screen.title, summary: screen.summary, hint: screen.hint, make: screen.make)
    }
}
