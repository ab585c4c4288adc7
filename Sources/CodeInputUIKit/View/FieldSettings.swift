#if canImport(UIKit)
package import CodeInputCore
import UIKit

/// What an app sets that a `CodeField` does not need: settings, words, and what the view offers.
@MainActor package final class FieldSettings {
    var words: CodeWords?
    var message: String?
    /// Whether the app has set the message after the verdict that the field shows.
    var isMessageNewer = false
    var offersReveal = false
    var allowedActions: Set<CodeEditAction> = [.paste, .copy, .cut, .selectAll]
    var isHapticFeedbackEnabled = true
    var shouldReturn: (() -> Bool)?
    var shouldChange: ((CodeChange) -> Bool)?
    var preprocess: ((String) -> String)?
    var onChange: ((String) -> Void)?
    var onComplete: ((String) -> Void)?
    var onInvalidInput: ((CodeInvalidInput) -> Void)?
    var onStatusChange: ((CodeStatus) -> Void)?
    var verifier: (@MainActor (String) async throws -> CodeVerdict)?
    var onVerificationFailure: ((any Error) -> Void)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var doneAccessory: UIToolbar?
    var hiddenShortcuts: (leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup])?
    /// The SwiftUI view, which hears of every event before the app.
    ///
    /// Nil is a code that the app or the field itself replaced.
    package var follower: ((CodeInputEvent?) -> Void)?
    /// Called with the cells and their frames after each layout.
    package var layoutFollower: ((CodeFieldState, [CGRect]) -> Void)?
}
#endif
