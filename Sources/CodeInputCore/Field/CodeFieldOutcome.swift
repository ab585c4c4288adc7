/// Something that the host must do because of an input.
///
/// An effect may call the app, and the app may change the field: ask ``CodeField/isDue(_:)`` before each effect.
package enum CodeFieldEffect: Sendable {
    /// Tell the app, then anyone else for whom the event is still true.
    case event(CodeInputEvent, CodeToken)
    /// The code was replaced without an event.
    case replaced(CodeToken)

    /// Verify the code, and answer with ``CodeFieldInput/Answer/verdict(_:_:)`` or ``CodeFieldInput/Answer/failure(_:_:)``.
    case verify(CodeToken)
    /// Wait, then answer with ``CodeFieldInput/Answer/timer(_:)``.
    case wait(CodeToken, Duration)
    /// Cancel a verification or a wait.
    case cancel(CodeToken)
    /// Resign first responder: for a complete code if there is a token, otherwise because the user asked.
    case endEditing(CodeToken?)

    /// Animate cells that were just filled.
    case insertion(Range<Int>)
    /// Animate cells that were just emptied.
    case removal(Range<Int>)
    /// Animate the row of a rejected code.
    case rejection(CodeToken)
    /// Speak to VoiceOver.
    case speak(CodeSpeech, CodeToken)
    /// Play the haptic for a success or an error.
    case feedback(isSuccess: Bool, CodeToken)

    /// The report of inputs that were refused because closures always make other ones.
    package static let interruption = CodeFieldEffect.event(.invalidInput(.interrupted), CodeToken(number: 0))
}

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

/// What a field speaks to VoiceOver.
package enum CodeSpeech: Sendable, Equatable {
    /// The code is being verified.
    case verifying
    /// The code is right, with the app's message; nil speaks the kit's.
    case accepted(String?)
    /// The code is wrong, with the app's message; nil speaks the kit's.
    case rejected(String?)
    /// The code breaks a rule.
    case violation(CodeRuleViolation)
}

/// Identifies a pending operation, or the code or status that an effect is about.
///
/// The field ignores an answer with an outdated token, and an effect with an outdated token is not due.
package struct CodeToken: Sendable, Hashable, CustomStringConvertible {
    let number: UInt64

    package var description: String { "#\(number)" }
}

/// What became of an input, and what the host must do about it.
package struct CodeFieldOutcome: Sendable {
    /// What became of an input.
    package enum Result: Sendable, Equatable {
        /// The field accepted the input.
        case accepted
        /// The edit was not made.
        case invalid(CodeInvalidInput)
        /// The field takes no input by the user now.
        case held
        /// The app vetoed the edit.
        case vetoed
        /// Nothing happened: the token was outdated, or the field was that way already.
        case ignored
    }

    /// What to announce to the text system: a change that it does not know of.
    package enum Announcement: Sendable, Comparable {
        /// Nothing. The text system asked for this change.
        case none
        /// The selection changed.
        case selection
        /// The text and the selection changed.
        case text
    }

    package internal(set) var result = Result.accepted
    /// What to announce to the text system, before the field changes and after it.
    package internal(set) var announcement = Announcement.none
    /// The smallest range that contains every changed cell, if the user changed the code.
    ///
    /// The app may veto such an edit.
    package internal(set) var changedCells: Range<Int>?
    /// What to do, in order.
    package internal(set) var effects: [CodeFieldEffect] = []

    /// Whether the field may have changed.
    package var isChange: Bool {
        switch result {
        case .ignored: false
        // The app's own code was refused.
        case .invalid: !effects.isEmpty
        default: true
        }
    }

    mutating func add(_ effect: CodeFieldEffect) { effects.append(effect) }
}

extension CodeFieldEffect: RedactedDescription {
    /// The effect without its token, never a character or a message.
    package var redacted: String {
        switch self {
        case .event(let event, _): event.description
        case .replaced: "replaced"
        case .verify: "verify"
        case .wait(_, let duration): "wait(\(duration))"
        case .cancel: "cancel"
        case .endEditing: "endEditing"
        case .insertion(let cells): "insertion(\(cells))"
        case .removal(let cells): "removal(\(cells))"
        case .rejection: "rejection"
        case .speak(let speech, _): "speak(\(speech.name))"
        case .feedback(let isSuccess, _): isSuccess ? "feedback(success)" : "feedback(error)"
        }
    }
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

/// An edit by the user that is about to change the code.
public struct CodeChange: Sendable, Hashable {
    /// The current code.
    public let current: String
    /// The code after the edit.
    public let proposed: String
    /// The smallest range that contains every cell that would change.
    public let changedCells: Range<Int>

    package init(current: String, proposed: String, changedCells: Range<Int>) {
        self.current = current
        self.proposed = proposed
        self.changedCells = changedCells
    }
}

extension CodeChange: RedactedDescription {
    /// The number of characters before and after, never the characters.
    package var redacted: String { "CodeChange(\(current.count) to \(proposed.count) characters)" }
}
