import ExampleScreens
import UIKit

/// An example screen of an app, which the live page shows in a phone-sized window, and in its list.
public struct LiveScreen: Encodable, Sendable {
    /// The name in messages, such as "sign-in".
    let name: String
    let title: String
    /// A sentence about the screen's contents.
    let summary: String
    /// A sentence about what to type; nil for a screen that accepts any input.
    var hint: String?
    /// Creates a new screen each time the user opens it.
    let make: @MainActor @Sendable () -> UIViewController

    private enum CodingKeys: CodingKey { case name, title, summary, hint }

    /// The screens of the live page, in the order of its list.
    @MainActor public static let all = ExampleScreens.live.map { screen in
        LiveScreen(
            name: screen.name, title: screen.title, summary: screen.summary, hint: screen.hint, make: screen.make)
    }
}
