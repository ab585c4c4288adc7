public import CodeInputCore

/// Something that happened in a field, as ``CodeInputView/events()`` tells it.
///
/// The code is there only where the field is not secure; how many characters it has, always.
public enum CodeInputEvent: Sendable, Hashable {
    /// The field got the keyboard.
    case began
    /// The field gave the keyboard back.
    case ended
    /// The person changed the code.
    case changed(code: String?, count: Int)
    /// The person changed the code and left every cell filled.
    case completed(code: String?, count: Int)
    /// An edit by the person was refused.
    case rejected(CodeRejection)
    /// The person pressed Return.
    case submitted
    /// The status became another one, whoever changed it.
    case statusChanged(CodeStatus)
    /// The verifier threw an error.
    case verificationFailed
}

extension CodeInputEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What happened and how many characters there are, never which.
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

    /// Shows nothing of the code.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
