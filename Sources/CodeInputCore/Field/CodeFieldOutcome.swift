/// The outcome of an input: its result, and what the host must do about it.
public struct CodeFieldOutcome: Sendable {
    /// The result of an input.
    public enum Result: Sendable, Hashable {
        /// The field accepted the input.
        case accepted
        /// The field refused the input.
        case refused(CodeInvalidInput)
        /// The field accepts no input by the user now.
        case held
        /// The app vetoed the edit.
        case vetoed
        /// The token was outdated.
        case ignored
    }

    /// What to announce to the text system: a change that it does not know of.
    public enum Announcement: Sendable, Hashable {
        /// Nothing. The text system asked for this change.
        case none
        /// The selection changed.
        case selection
        /// The text and the selection changed.
        case text
    }

    /// The result of the input.
    public internal(set) var result = Result.accepted
    /// What to announce to the text system, before the change and after it.
    public internal(set) var announcement = Announcement.none
    /// The effects to carry out, in order.
    public internal(set) var effects: [CodeFieldEffect] = []
}
