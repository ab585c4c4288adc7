import CodeInputPIN
import UIKit

/// A screen, with the name that a UI test gives it.
enum Screen: String {
    /// One field.
    case field
    /// One secure field.
    case secure
    /// Two fields, one below the other.
    case pair
    /// Two fields whose verifier rejects every code. The first clears itself, the second keeps the code.
    case rejection
    /// A field between the rows of a long scroll view.
    case scrolling
    /// A field of SwiftUI in a parent that hides the keyboard on a tap.
    case tap
    /// A field of SwiftUI with SwiftUI's own focus modifier.
    case focusState

    @MainActor func makeController() -> UIViewController {
        let screen = ScreenController()
        switch self {
        case .field: screen.addField("code")
        case .secure: screen.addField("code").isSecureTextEntry = true
        case .pair:
            screen.addField("first")
            screen.addField("second")
        case .rejection:
            for (name, policy) in [("cleared", CodeRejectionPolicy.startOver), ("kept", .edit)] {
                let field = screen.addField(name)
                field.rejectionPolicy = policy
                field.verifier = { _ in .rejected(message: "The code is wrong.") }
            }
        case .scrolling: screen.addRows(around: screen.addField("code"))
        case .tap: screen.add(TapScreen(watch: screen.watch))
        case .focusState: screen.add(FocusStateScreen(watch: screen.watch))
        }
        return screen
    }
}
