/// What an edit did.
public struct CodeEdit: Sendable, Equatable {
    /// The cells that show something else now; empty when none does.
    public let changedCells: Range<Int>

    /// Whether the code itself is another one.
    ///
    /// Marked text changes cells, but is not part of the code.
    public let changesCode: Bool

    /// Whether a person's edit changed the code and left every cell filled.
    public let completed: Bool

    /// Why the edit was refused, or nil.
    public let rejection: CodeRejection?

    init(changedCells: Range<Int>, changesCode: Bool, completed: Bool = false, rejection: CodeRejection? = nil) {
        self.changedCells = changedCells
        self.changesCode = changesCode
        self.completed = completed
        self.rejection = rejection
    }

    /// An edit that did nothing, for there was nothing to do.
    static let none = CodeEdit(changedCells: 0..<0, changesCode: false)

    static func rejected(_ reason: CodeRejection) -> CodeEdit {
        CodeEdit(changedCells: 0..<0, changesCode: false, rejection: reason)
    }

    /// The same change made by the app, which completes nothing.
    var withoutCompletion: CodeEdit {
        CodeEdit(changedCells: changedCells, changesCode: changesCode, rejection: rejection)
    }
}
