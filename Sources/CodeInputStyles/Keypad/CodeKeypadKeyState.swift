/// What a key of a number pad is at the moment.
public enum CodeKeypadKeyState: String, Sendable, Hashable, CaseIterable {
    /// Nothing touches it.
    case normal
    /// A finger rests on it.
    case pressed
    /// It takes no input.
    case disabled
}
