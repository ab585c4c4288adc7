/// Something that the host must do because of an input; it asks ``CodeField/begin(_:)`` first.
package enum CodeFieldEffect: Sendable {
    /// Tell each listener for whom the event is still true.
    case event(CodeInputEvent, CodeToken)
    /// The app replaced the code, and hears of no event.
    case replaced(CodeToken)

    /// Verify the code, and answer with a verdict or a failure.
    case verify(CodeToken)
    /// Wait, then answer with the timer; nil is the style's `rejectedCodeDuration`.
    case wait(CodeToken, Duration?)
    case cancel(CodeToken)
    /// Resign first responder: for a complete code if there is a token, otherwise because the user asked.
    case endEditing(CodeToken?)

    case insertion(Range<Int>)
    case removal(Range<Int>)
    /// Speak, or speak a verdict again, whose message has changed, perhaps only by the next number of a countdown.
    case speak(CodeSpeech, CodeToken, isReworded: Bool = false)
    /// Show a verdict beside its color: haptics, and the motion of a rejected code.
    case feedback(isSuccess: Bool, CodeToken)
}

/// What an app hears of a field: its SwiftUI view, then its closure, then a control event, while it is still true.
package enum CodeInputEvent: Sendable {
    case began
    case ended
    case changed
    case invalidInput(CodeInvalidInput)
    /// A complete code was submitted, by its last key or with `submitted`, and it follows the rules.
    case completed
    /// The user pressed Return or Done, or the app submitted the code.
    case submitted
    case statusChanged(CodeStatus)
    /// The verifier threw an error, which is no verdict.
    case verificationFailed(any Error)
}

/// What a field speaks to VoiceOver: the app's message, or for nil the kit's words.
package enum CodeSpeech: Sendable {
    case verifying
    case accepted(String?)
    case rejected(String?)
    case violation(CodeRuleViolation)
}

/// Identifies what the field waits for, or the code or status that an effect is about; an outdated one is ignored.
package struct CodeToken: Sendable, Equatable {
    let number: UInt64
}

package struct CodeFieldOutcome: Sendable {
    /// What to announce to the text system: a change that it does not know of.
    package enum Announcement: Sendable {
        /// Nothing. The text system asked for this change.
        case none
        case selection
        case text
    }

    /// False for an edit that was refused: the keyboard may believe that it was made.
    var isMade = true
    /// What the host announces to the text system, before the field changes and after it.
    package internal(set) var announcement = Announcement.none
    /// The smallest range that contains every changed cell, if the user changed the code; the app may veto it.
    package internal(set) var changedCells: Range<Int>?
    package internal(set) var effects: [CodeFieldEffect] = []
    /// Whether the field changed: a step that changes nothing disturbs no other.
    package internal(set) var isChange = false

    mutating func add(_ effect: CodeFieldEffect) {
        // A key has two or three.
        if effects.isEmpty { effects.reserveCapacity(4) }
        effects.append(effect)
    }

    @inline(never) mutating func cancel(_ wait: inout CodeToken?) {
        guard let token = wait else { return }
        add(.cancel(token))
        wait = nil
    }
}

/// An edit by the user that is about to change the code.
public struct CodeChange: Sendable, RedactedDescription {
    /// The current code.
    public let current: String
    /// The code after the edit.
    public let proposed: String
    /// The smallest range that contains every cell that would change.
    public let changedCells: Range<Int>

    package init(current: String, proposed: String, changedCells: Range<Int>) {
        (self.current, self.proposed, self.changedCells) = (current, proposed, changedCells)
    }

    var redacted: String { "CodeChange(\(current.count) to \(proposed.count) characters)" }
}
