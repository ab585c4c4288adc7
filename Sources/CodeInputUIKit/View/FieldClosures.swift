#if canImport(UIKit)
import CodeInputCore

/// Whom a field calls, what it says, what its menu may offer, and whether it is felt.
@MainActor struct FieldClosures {
    var words: CodeWords?
    var offersReveal = false
    var allowedActions = CodeEditActions.all
    var isHapticFeedbackEnabled = true
    var shouldReturn: (() -> Bool)?
    var shouldChange: ((CodeChange) -> Bool)?
    var preprocess: ((String) -> String)?
    var onChange: ((String) -> Void)?
    var onComplete: ((String) -> Void)?
    var onInvalidInput: ((CodeRejection) -> Void)?
    var onStatusChange: ((CodeStatus) -> Void)?
    var verifier: (@MainActor (String) async throws -> CodeVerdict)?
    var onVerificationFailure: ((any Error) -> Void)?
    /// The SwiftUI view, which hears of everything, before the app does.
    var follower: ((CodeFieldEffect) -> Void)?
}
#endif
