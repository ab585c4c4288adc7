/// The result of an edit.
public struct CodeEdit: Sendable, Equatable {
    /// The smallest range that contains every changed cell; empty if no cell changed.
    public let changedCells: Range<Int>

    /// Whether the code changed.
    ///
    /// Marked text changes cells, but is not part of the code.
    package let changesCode: Bool

    /// Whether an edit by the user changed the code and filled every cell.
    public let completed: Bool

    /// Why the input was invalid; nil for an edit that was made.
    public let invalidInput: CodeInvalidInput?

    init(changedCells: Range<Int>, changesCode: Bool, completed: Bool = false, invalidInput: CodeInvalidInput? = nil) {
        self.changedCells = changedCells
        self.changesCode = changesCode
        self.completed = completed
        self.invalidInput = invalidInput
    }

    /// An edit that changes nothing.
    static let none = CodeEdit(changedCells: 0..<0, changesCode: false)

    static func invalid(_ reason: CodeInvalidInput) -> CodeEdit {
        CodeEdit(changedCells: 0..<0, changesCode: false, invalidInput: reason)
    }

    /// The same edit by the app, which completes nothing.
    var withoutCompletion: CodeEdit {
        CodeEdit(changedCells: changedCells, changesCode: changesCode, invalidInput: invalidInput)
    }

    /// This edit combined with the edit right before it.
    func following(_ earlier: CodeEdit) -> CodeEdit {
        CodeEdit(
            changedCells: changedCells.union(earlier.changedCells),
            changesCode: changesCode || earlier.changesCode, completed: completed, invalidInput: invalidInput)
    }
}

extension Range<Int> {
    /// The smallest range that contains both.
    @inline(never) func union(_ other: Range<Int>) -> Range<Int> {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}
