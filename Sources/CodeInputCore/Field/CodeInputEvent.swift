/// What an app hears of a field.
///
/// The field tells everyone in one order: the SwiftUI view, the closure for the event, the control event. If one of them
/// changes the field, those after it hear of the event only while it is still true.
package enum CodeInputEvent: Sendable {
    /// The field became first responder.
    case began
    /// The field resigned first responder.
    case ended
    /// The user changed the code.
    case changed
    /// An edit by the user was not made.
    case invalidInput(CodeInvalidInput)
    /// The user completed the code, and it follows the rules.
    case completed
    /// The user pressed Return or Done, or the app submitted the code.
    case submitted
    /// The status changed.
    case statusChanged(CodeStatus)
    /// The verifier threw an error, which is no verdict.
    case verificationFailed(any Error)
}

extension CodeInputEvent: RedactedDescription {
    /// The kind of the event, never the text of an error.
    package var redacted: String {
        switch self {
        case .began: "began"
        case .ended: "ended"
        case .changed: "changed"
        case .invalidInput(let reason): "invalidInput(\(reason))"
        case .completed: "completed"
        case .submitted: "submitted"
        case .statusChanged(let status): "statusChanged(\(status))"
        case .verificationFailed: "verificationFailed"
        }
    }
}
