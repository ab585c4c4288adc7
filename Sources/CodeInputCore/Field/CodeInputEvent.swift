/// What an app hears of a field.
///
/// The field tells everyone in one order: the SwiftUI view, the closure for the event, the streams, the control event. If
/// one of them changes the field, those after it hear of the event only while it is still true.
public enum CodeInputEvent: Sendable {
    /// The field became first responder.
    case began
    /// The field resigned first responder.
    case ended
    /// The user changed the code. The code is nil in a secure field.
    case changed(code: String?, count: Int)
    /// An edit by the user was not made.
    case invalidInput(CodeInvalidInput)
    /// The user completed the code, and it follows the rules. The code is nil in a secure field.
    case completed(code: String?, count: Int)
    /// The user pressed Return or Done, or the app submitted the code.
    case submitted
    /// The status changed.
    case statusChanged(CodeStatus)
    /// The verifier threw an error, which is no verdict.
    case verificationFailed(any Error)
}

extension CodeInputEvent: Equatable {
    /// Compares two events.
    ///
    /// Two failures are equal if their errors have the same description.
    public static func == (one: CodeInputEvent, other: CodeInputEvent) -> Bool {
        switch (one, other) {
        case (.began, .began), (.ended, .ended), (.submitted, .submitted): true
        case (.changed(let code, let count), .changed(let otherCode, let otherCount)),
            (.completed(let code, let count), .completed(let otherCode, let otherCount)):
            code == otherCode && count == otherCount
        case (.invalidInput(let reason), .invalidInput(let otherReason)): reason == otherReason
        case (.statusChanged(let status), .statusChanged(let otherStatus)): status == otherStatus
        case (.verificationFailed(let error), .verificationFailed(let otherError)):
            String(describing: error) == String(describing: otherError)
        default: false
        }
    }
}

extension CodeInputEvent: RedactedDescription {
    /// The kind of the event and the number of characters, never the code or the text of an error.
    package var redacted: String {
        switch self {
        case .began: "began"
        case .ended: "ended"
        case .changed(_, let count): "changed(\(count))"
        case .invalidInput(let reason): "invalidInput(\(reason))"
        case .completed(_, let count): "completed(\(count))"
        case .submitted: "submitted"
        case .statusChanged(let status): "statusChanged(\(status))"
        case .verificationFailed: "verificationFailed"
        }
    }
}
