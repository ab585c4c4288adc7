/// Something that a host has to do, because of what happened to a field.
///
/// Effects are carried out in order. One may call the app, and the app may change the field: ask ``CodeField/isDue(_:)`` before each,
/// so that what is not true any more is not told. No effect holds a character of the code.
public enum CodeFieldEffect: Sendable {
    // MARK: To tell the app

    /// The field got the keyboard.
    case began
    /// The field gave the keyboard back.
    case ended
    /// The code changed.
    case changed(CodeToken, byUser: Bool)
    /// An edit by the user was refused.
    case refused(CodeRejection)
    /// The user has filled every cell or submitted a code that is long enough, and it keeps the rules.
    case completed(CodeToken)
    /// The user pressed Return.
    case submitted
    /// The status changed.
    case statusChanged(CodeStatus, CodeToken)
    /// The verifier threw an error.
    case verificationFailed(any Error)

    // MARK: To do

    /// Ask the verifier about the code, and answer with ``CodeFieldInput/verdict(_:_:)`` or ``CodeFieldInput/failure(_:_:)``.
    case verify(CodeToken)
    /// Answer with ``CodeFieldInput/timer(_:)`` after so long.
    case wait(CodeToken, Duration)
    /// Give up a verification or a wait.
    case cancel(CodeToken)
    /// Apply an input next.
    case next(CodeFieldInput)
    /// Give the keyboard back; because a code is complete, or because the user wants to.
    case endEditing(CodeToken?)

    // MARK: To show and say

    /// Say something to VoiceOver.
    case speak(CodeSpeech, CodeToken)
    /// Let a verdict be felt: true is a success, false an error.
    case feedback(isSuccess: Bool, CodeToken)
    /// Shake the field.
    case shake(CodeToken)
    /// Let cells that were just filled spring up.
    case pop(Range<Int>)
}

/// What a field has to say.
public enum CodeSpeech: Sendable, Hashable {
    /// The code is being verified.
    case verifying
    /// The code is right; in the app's words, or nil for the kit's.
    case accepted(String?)
    /// The code is wrong; in the app's words, or nil for the kit's.
    case rejected(String?)
    /// The code breaks a rule.
    case violation(CodeRuleViolation)
}

extension CodeFieldEffect: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What there is to do, without tokens.
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

    /// Shows nothing of what an input or an error holds.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension CodeFieldInput {
    /// The kind of the input alone.
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
/// An answer or an effect carries the token of what it is about. When the field has moved on, it ignores the token.
public struct CodeToken: Sendable, Hashable, CustomStringConvertible {
    let number: UInt64

    /// The number of the token, in the order in which the field gave them out.
    public var description: String { "#\(number)" }
}
