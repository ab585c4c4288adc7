/// Something that the host must do because of an input.
///
/// Carry out effects in order. An effect may call the app, and the app may change the field: ask
/// ``CodeField/isDue(_:)`` before each, and skip those that no longer apply. No effect holds a character of the code.
public enum CodeFieldEffect: Sendable {
    // MARK: Events for the app

    /// The field became first responder.
    case began
    /// The field resigned first responder.
    case ended
    /// The code changed.
    case changed(CodeToken, byUser: Bool)
    /// An edit by the user was refused.
    case refused(CodeInvalidInput)
    /// The user filled every cell, or submitted a code that is long enough, and the code follows the rules.
    case completed(CodeToken)
    /// The user pressed Return or Done, or the app submitted the code.
    case submitted
    /// The status changed.
    case statusChanged(CodeStatus, CodeToken)
    /// The verifier threw an error.
    case verificationFailed(any Error)

    // MARK: Actions

    /// Verify the code, and answer with ``CodeFieldInput/verdict(_:_:)`` or ``CodeFieldInput/failure(_:_:)``.
    case verify(CodeToken)
    /// Wait, then answer with ``CodeFieldInput/timer(_:)``.
    case wait(CodeToken, Duration)
    /// Cancel a verification or a wait.
    case cancel(CodeToken)
    /// Apply an input next.
    case next(CodeFieldInput)
    /// Resign first responder: for a complete code if there is a token, else because the user asked.
    case endEditing(CodeToken?)

    // MARK: Feedback

    /// Speak to VoiceOver.
    case speak(CodeSpeech, CodeToken)
    /// Play the haptic for a success or an error.
    case feedback(isSuccess: Bool, CodeToken)
    /// Shake the field.
    case shake(CodeToken)
    /// Animate cells that were just filled.
    case pop(Range<Int>)
}

/// What a field speaks to VoiceOver.
public enum CodeSpeech: Sendable, Hashable {
    /// The code is being verified.
    case verifying
    /// The code is right, with the app's message; nil speaks the kit's.
    case accepted(String?)
    /// The code is wrong, with the app's message; nil speaks the kit's.
    case rejected(String?)
    /// The code breaks a rule.
    case violation(CodeRuleViolation)
}

extension CodeFieldEffect: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The effect without its token.
    public var description: String {
        switch self {
        case .began: "began"
        case .ended: "ended"
        case .changed(_, let byUser): byUser ? "changed" : "changedByApp"
        case .refused(let reason): "refused(\(reason))"
        case .completed: "completed"
        case .submitted: "submitted"
        case .statusChanged(let status, _): "statusChanged(\(status))"
        case .verificationFailed: "verificationFailed"
        case .verify: "verify"
        case .wait(_, let duration): "wait(\(duration))"
        case .cancel: "cancel"
        case .next(let input): "next(\(input.name))"
        case .endEditing: "endEditing"
        case .speak(let speech, _): "speak(\(speech.name))"
        case .feedback(let isSuccess, _): isSuccess ? "feedback(success)" : "feedback(error)"
        case .shake: "shake"
        case .pop(let cells): "pop(\(cells))"
        }
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows nothing of an input or an error.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension CodeFieldInput {
    /// The kind of the input only.
    fileprivate var name: Substring { description.prefix { $0 != "(" } }
}

extension CodeSpeech {
    fileprivate var name: String {
        switch self {
        case .verifying: "verifying"
        case .accepted: "accepted"
        case .rejected: "rejected"
        case .violation(let violation): violation.kind.rawValue
        }
    }
}

/// Names one moment of a field: a code, a status, a verification or a wait.
///
/// Effects and answers carry the token of their moment. The field ignores an outdated token.
public struct CodeToken: Sendable, Hashable, CustomStringConvertible {
    let number: UInt64

    /// The number of the token.
    ///
    /// A field numbers its tokens in order.
    public var description: String { "#\(number)" }
}
