public import CodeInputCore

/// An event of a field, from ``CodeInputView/events()``.
///
/// The code is nil if the field is secure. The count is always present.
public enum CodeInputEvent: Sendable, Hashable {
    /// The field took the keyboard.
    case began
    /// The field gave the keyboard back.
    case ended
    /// The user changed the code.
    case changed(code: String?, count: Int)
    /// The user completed the code.
    case completed(code: String?, count: Int)
    /// The field refused an edit by the user.
    case rejected(CodeInvalidInput)
    /// The user pressed Return, or the app called ``CodeInputView/submit()``.
    case submitted
    /// The status changed.
    case statusChanged(CodeStatus)
    /// The verifier threw an error.
    case verificationFailed
}

extension CodeInputEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind of the event and the count of characters, never the code.
    public var description: String {
        switch self {
        case .began: "began"
        case .ended: "ended"
        case .changed(_, let count): "changed(\(count))"
        case .completed(_, let count): "completed(\(count))"
        case .rejected(let reason): "rejected(\(reason))"
        case .submitted: "submitted"
        case .statusChanged(let status): "statusChanged(\(status))"
        case .verificationFailed: "verificationFailed"
        }
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// An empty mirror, which hides the code.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
