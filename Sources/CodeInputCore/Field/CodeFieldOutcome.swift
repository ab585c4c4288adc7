/// What became of an input, and what a host has to do about it.
public struct CodeFieldOutcome: Sendable {
    /// What became of an input.
    public enum Result: Sendable, Hashable {
        /// The field has taken it.
        case accepted
        /// The field has refused it and told why.
        case refused(CodeRejection)
        /// The field takes no input by the user now.
        case held
        /// The app has refused it.
        case vetoed
        /// Nothing to do: its token is not the field's any more.
        case ignored
    }

    /// What the text system has to be told of a change, because it does not know of it.
    public enum Announcement: Sendable, Hashable {
        /// Nothing: the text system asked for just this.
        case none
        /// That the selection is another.
        case selection
        /// That text and selection are others.
        case text
    }

    /// What became of the input.
    public internal(set) var result = Result.accepted
    /// What the text system has to be told, before the change and after it.
    public internal(set) var announcement = Announcement.none
    /// What to do, in order.
    public internal(set) var effects: [CodeFieldEffect] = []
}
