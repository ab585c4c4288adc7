/// What a character does that is typed when every cell is filled and none is selected.
public enum CodeOverflow: Sendable, Hashable, CaseIterable {
    /// It is refused with ``CodeRejection/full``.
    case reject
    /// It replaces the last cell.
    case replaceLast
}
