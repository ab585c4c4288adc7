/// Something that the host must do because of an input.
///
/// An effect may call the app, and the app may change the field: ask ``CodeField/isDue(_:)`` before each effect.
package enum CodeFieldEffect: Sendable {
    /// Tell the app, then anyone else for whom the event is still true.
    case event(CodeInputEvent, CodeToken)
    /// The app, or the field itself, replaced the code, of which the app hears no event.
    case replaced(CodeToken)

    /// Verify the code, and answer with ``CodeFieldInput/verdict(_:_:)`` or ``CodeFieldInput/failure(_:_:)``.
    case verify(CodeToken)
    /// Wait, then answer with ``CodeFieldInput/timer(_:)``.
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

    @inline(never) mutating func add(_ effect: CodeFieldEffect) { effects.append(effect) }

    mutating func announce(_ announcement: Announcement) { self.announcement = max(self.announcement, announcement) }
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
