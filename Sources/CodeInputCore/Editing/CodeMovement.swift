/// A step of the caret, in reading order of the code.
public enum CodeMovement: Sendable, Hashable, CaseIterable {
    /// To the cell before.
    case backward
    /// To the cell after, past the last filled one to the end.
    case forward
    /// To the first cell.
    case toStart
    /// To the end.
    case toEnd
}
