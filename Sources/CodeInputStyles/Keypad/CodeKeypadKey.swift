/// A key of a number pad.
public enum CodeKeypadKey: Sendable, Hashable {
    /// Types a digit, 0 to 9.
    case digit(Int)
    /// Deletes the character before the caret.
    case delete
    /// Does what the app chose.
    case extra
}
