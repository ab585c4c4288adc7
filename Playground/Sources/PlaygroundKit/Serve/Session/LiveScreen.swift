public import UIKit

/// A screen as an app would have it, for the live page to show in a window of the size of a phone.
public struct LiveScreen: Sendable {
    /// What the page calls it in its messages, such as "sign-in".
    public let name: String
    /// What the user reads.
    public let title: String
    /// One sentence about what it shows.
    public let summary: String
    /// What to type there, or nil for a screen that takes anything.
    public let hint: String?
    /// Makes the screen, fresh each time that a user opens it.
    public let make: @MainActor @Sendable () -> UIViewController

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: What the page calls it in its messages; unique.
    ///   - title: What the user reads.
    ///   - summary: One sentence about what it shows.
    ///   - hint: One sentence about what to type there.
    ///   - make: Makes the screen, fresh each time that a user opens it.
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
