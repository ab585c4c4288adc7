extension CodeEditor {
    /// Selects a range of the code, or places the caret, after committing marked text.
    ///
    /// The range is clamped to the code; an empty one places the caret, as far as ``caretPolicy`` allows: with
    /// ``CodeCaretPolicy/cells``, it selects the cell to its right. The result is that of committing marked text.
    @discardableResult public mutating func select(_ range: Range<Int>) -> CodeEdit {
        let edit = unmarkText()
        placeSelection(range)
        return edit
    }

    /// Moves the caret, or the active end of the selection, after committing marked text.
    ///
    /// From the end, ``CodeMovement/backward`` selects the last cell. From a selected cell, it selects the neighbor.
    /// After the last filled cell comes the caret, except in a full field, where the last cell stays selected. With
    /// `extending`, it extends the selection, as with the Shift key. The result is that of committing marked text.
    @discardableResult
    public mutating func moveSelection(_ movement: CodeMovement, extending: Bool = false) -> CodeEdit {
        let edit = unmarkText()
        guard caretPolicy == .cells, !isEmpty else { return edit }
        if extending { extend(movement) } else { move(movement) }
        return edit
    }

    private mutating func move(_ movement: CodeMovement) {
        let isRange = selection.count > 1
        let target =
            switch movement {
            case .backward: isRange ? selection.lowerBound : max(selection.lowerBound - 1, 0)
            case .forward: selection.upperBound
            case .toStart: 0
            case .toEnd: shown.count
            }
        let staysOnLast = movement == .forward && target == length && !selection.isEmpty
        placeSelection(staysOnLast ? (target - 1)..<target : target..<target)
    }

    private mutating func extend(_ movement: CodeMovement) {
        let last = anchor.isEmpty ? shown.count : shown.count - 1
        let target =
            switch movement {
            case .backward: head - 1
            case .forward: head + 1
            case .toStart: 0
            case .toEnd: last
            }
        head = min(max(target, 0), last)
        selection = min(anchor.lowerBound, head)..<max(anchor.upperBound, min(head + 1, shown.count))
    }

    /// Selects a range where a policy allows it; the default policy is ``caretPolicy``.
    mutating func placeSelection(_ range: Range<Int>, policy: CodeCaretPolicy? = nil) {
        let end = shown.count, first = max(range.lowerBound, 0)
        guard policy ?? caretPolicy == .cells, first < end else {
            (selection, anchor, head) = (end..<end, end..<end, end)
            return
        }
        selection = first..<min(max(range.upperBound, first + 1), end)
        anchor = first..<(first + 1)
        head = selection.upperBound - 1
    }
}

/// A movement of the caret, in reading order of the code.
public enum CodeMovement: Sendable, Hashable {
    /// To the previous cell.
    case backward
    /// To the next cell, or to the end after the last filled cell.
    case forward
    /// To the first cell.
    case toStart
    /// To the end.
    case toEnd
}
