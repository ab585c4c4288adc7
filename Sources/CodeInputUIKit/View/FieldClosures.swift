#if canImport(UIKit)
import CodeInputCore

/// The closures and options of a field that a `CodeField` does not need.
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
    var onInvalidInput: ((CodeInvalidInput) -> Void)?
    var onStatusChange: ((CodeStatus) -> Void)?
    var verifier: (@MainActor (String) async throws -> CodeVerdict)?
    var onVerificationFailure: ((any Error) -> Void)?
    /// The SwiftUI view, which receives every event before the app.
    var follower: ((CodeFieldEffect) -> Void)?
}
#endif
